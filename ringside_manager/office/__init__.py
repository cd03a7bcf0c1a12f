"""The office: orders in, acts out; and the facts that screens, terminal and almanac word."""
