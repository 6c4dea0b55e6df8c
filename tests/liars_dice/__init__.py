"""Liar's Dice: the game that docs/adding-a-game.md walks through."""

from tests.liars_dice.game import GAME as GAME
