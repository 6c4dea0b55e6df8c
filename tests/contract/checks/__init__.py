"""The contract as plain functions of a game, a seat count and a seed. They raise ``AssertionError``, so that a leak or
a defect can be planted in a game and the check be seen to notice."""
