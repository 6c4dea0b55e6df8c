"""Pack 4 (RL-B4): the lead faction, and missions that factions keep."""
