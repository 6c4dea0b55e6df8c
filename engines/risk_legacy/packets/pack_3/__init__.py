"""Pack 3 (RL-B3): homelands, missions, the world capital."""
