"""Take the Kingdom. The judgement has stayed; what has changed is what things are worth."""

from engines.core.menu import Given, Menu
from engines.core.move import Move
from engines.core.rng import Rng
from engines.take_the_kingdom import steward
from engines.take_the_kingdom.steward.taste import Taste
from engines.take_the_kingdom.view import View

THEN = Taste(
    worthwhile=4,
    build=10,
    settle=14,
    boost=20,
    boost_late=20,
    raze=0,
    mercies=2,
    blocks={"mutiny": 2, "sabotage": 2, "deny": 3, "mercy": 4},
    counter=4,
)


def advise(view: View, menu: Menu[Move], rng: Rng) -> Given[Move]:
    return steward.answer(view, menu, rng, THEN)
