"""Risk Legacy: a world that keeps its scars over fifteen games (RL)."""

from engines.risk_legacy import powers as powers  # in force is what has been imported
from engines.risk_legacy.game import GAME as GAME
