"""What takes effect when it surfaces: the deal, and the parts of a day that ask nobody."""
