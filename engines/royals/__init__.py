"""Royals: noble houses of the 17th century and the thrones they buy, claim and lose."""

from engines.royals.game import GAME as GAME
