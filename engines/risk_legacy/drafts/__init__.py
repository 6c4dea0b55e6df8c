"""Moves that are put together in private steps."""
