"""Royals as pictures: the map of Europe and what lies beside it, a hand of cards, and whom it can take."""

from engines.core.drawing.painter import Painter
from engines.royals.picture.alt import alt
from engines.royals.picture.claims import close
from engines.royals.picture.hand import hand
from engines.royals.picture.looks import TOLD
from engines.royals.picture.table import table

PAINTER = Painter(table=table, close=close, own=hand, alt=alt, signs=TOLD)
