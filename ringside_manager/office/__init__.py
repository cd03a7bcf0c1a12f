"""The office: orders in, acts out; and the queries screens are filled from."""
