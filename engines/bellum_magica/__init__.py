"""Bellum Magica: evil lords, their hordes in six rows, and the chests that these bring home."""

from engines.bellum_magica.game import GAME as GAME
