"""Whole games written out: what was done, what each seat heard of it, what each seat saw. Reviewed as a diff.

``python -m tests.golden`` writes them anew."""
