"""Pocket 2 (RL-B6): an island that rises from the sea, weaknesses, ruins, and the Aliens who come with it."""
