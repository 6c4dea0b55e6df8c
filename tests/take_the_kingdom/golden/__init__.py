"""Whole matches, written down as each seat lived them. A change of the rules or of a word shows as a diff to review.

Write them anew with ``python -m tests.take_the_kingdom.golden``."""
