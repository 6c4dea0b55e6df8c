"""Missions (RL-B3.3, B3.4, B4.3): those of the deck, and those that belong to factions."""
