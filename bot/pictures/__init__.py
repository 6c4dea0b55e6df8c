"""Scenes become pictures here: nothing in this folder knows a game."""
