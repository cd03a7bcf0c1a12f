"""The calendar board of coming fight nights."""
