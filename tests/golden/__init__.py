"""Whole matches, written down as each seat lived them. A change of the rules or of a word shows as a diff to review.

A game's own ``golden`` package holds ``RECIPES`` and one transcript for each, and is found by itself. Write them anew
with ``make golden``, those of one game with ``python -m tests.golden <game>``."""
