"""Take the Kingdom: forts and Lands, and the cards that build them up and pull them down."""

from engines.take_the_kingdom.game import GAME as GAME
