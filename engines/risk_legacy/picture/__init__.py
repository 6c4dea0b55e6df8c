"""Risk Legacy as pictures: the world and its armies, a front, a fight, a continent, a hand, what lasts."""

from engines.core.drawing.painter import Painter
from engines.risk_legacy.picture.alt import alt
from engines.risk_legacy.picture.close import close
from engines.risk_legacy.picture.hand import hand
from engines.risk_legacy.picture.occasion import occasion
from engines.risk_legacy.picture.pieces import TOLD
from engines.risk_legacy.picture.region import region
from engines.risk_legacy.picture.table import table
from engines.risk_legacy.picture.world import world

PAINTER = Painter(
    table=table, close=close, own=hand, region=region, world=world, occasion=occasion, alt=alt, signs=TOLD
)
