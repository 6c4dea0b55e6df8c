"""What a view looks like when it is read: the board, a seat's own page, the ending, the world, the guide."""
