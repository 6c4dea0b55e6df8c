"""Plays that are put together in private steps."""
