"""Risk Legacy: a world that keeps its scars over fifteen games (RL)."""
