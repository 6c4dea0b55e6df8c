"""Take the Kingdom as pictures: the kingdoms with all that lies in them, what is coming at one, and a hand of cards."""

from engines.core.drawing.painter import Painter
from engines.take_the_kingdom.picture.alt import alt
from engines.take_the_kingdom.picture.close import close
from engines.take_the_kingdom.picture.hand import hand
from engines.take_the_kingdom.picture.pieces import TOLD
from engines.take_the_kingdom.picture.table import table

PAINTER = Painter(table=table, close=close, own=hand, alt=alt, signs=TOLD)
