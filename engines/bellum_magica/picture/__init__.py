"""Bellum Magica as pictures: castles and their hordes, what they can plunder and whom they can recruit."""

from engines.bellum_magica.picture.alt import alt
from engines.bellum_magica.picture.close import close
from engines.bellum_magica.picture.own import own
from engines.bellum_magica.picture.region import region
from engines.bellum_magica.picture.signs import TOLD
from engines.bellum_magica.picture.table import table
from engines.core.drawing.painter import Painter

PAINTER = Painter(table=table, close=close, own=own, region=region, alt=alt, signs=TOLD)
