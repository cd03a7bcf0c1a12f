"""What screens and tables show: frozen rows read from the books, nothing to post and nothing to judge."""
