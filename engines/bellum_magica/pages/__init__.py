"""What a view looks like when it is read: the board, a seat's own page, the ending, and the guide to the game."""
