"""The judgement of the stand-in (BM-12.1), for standing orders and for the built-in player: pure functions of what
everybody sees, in hundredths of a point. Ties go to what comes first in the order of the data."""

from engines.bellum_magica.taste.raiding import best_settlement, raid
from engines.bellum_magica.taste.recruiting import goblins, recruit, side
from engines.bellum_magica.taste.rows import prospects
from engines.bellum_magica.taste.treating import treat

__all__ = ["best_settlement", "goblins", "prospects", "raid", "recruit", "side", "treat"]
