"""A toy that needs every part of the core: hidden hands, a deny window that nests, missiles that several seats may
fire at once, sealed bids, a drafted volley, a standing order, written words, a removal and an heirloom."""

from tests.petty_court.game import GAME as GAME
