"""What all packets have in common (RL-B0): in force as soon as one is open."""
