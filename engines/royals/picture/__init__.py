"""Royals as pictures: the map of Europe with its nobles, what lies beside it, and a hand of cards."""

from engines.core.drawing.painter import Painter
from engines.royals.picture.alt import alt
from engines.royals.picture.hand import hand
from engines.royals.picture.looks import TOLD
from engines.royals.picture.table import table

PAINTER = Painter(table=table, own=hand, alt=alt, signs=TOLD)
