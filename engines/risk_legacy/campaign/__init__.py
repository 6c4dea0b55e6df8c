"""What lasts (RL-1.6, 1.7): the world, its changes, the records that keep them, and what those add up to."""
