"""The box unpacked (RY-4.1 to 4.4)."""

from pydantic import TypeAdapter

from engines.core.board import unpacked
from engines.core.meta import Options
from engines.royals.atlas import COUNTRIES, PAIRS, cards_in_game
from engines.royals.cards import faces, none
from engines.royals.components import BOX
from engines.royals.deeds import Deal
from engines.royals.europe import empty
from engines.royals.house import House
from engines.royals.state import Piles, State, Variant

ANY = "any"
"""A seat that takes whatever colour is left."""
_VARIANT = TypeAdapter(Variant)


def variant(options: Options) -> Variant:
    """The options of the table as the rules read them."""
    start = options["start_player"]
    told = {key: choice for key, choice in options.items() if key not in {"start_player", "colour", "row_size"}}
    return _VARIANT.validate_python(
        {**told, "row_size": int(options["row_size"]), "start": None if start == "random" else int(start)}
    )


def colours(wishes: tuple[str, ...]) -> tuple[str, ...]:
    """Each seat's colour: what it wishes, if that is in the game and free, else the next free one (RY-4.1, 2.8)."""
    box = BOX.player_colours
    known = box.two_seat_colours if len(wishes) == 2 else tuple(colour.id for colour in box.items)
    granted = [wish if wish in known and wish not in wishes[:seat] else ANY for seat, wish in enumerate(wishes)]
    free = iter([colour for colour in known if colour not in granted])
    return tuple(next(free) if wish == ANY else wish for wish in granted)


def setup(seats: int, seed: str, options: Options) -> State:
    """The decks lie there in the order of the data: shuffling is the first deed, so that it makes events."""
    return State(
        houses=tuple(House(colour=colour) for colour in colours(tuple(options["colour"].split(",")))),
        piles=Piles(
            deck=faces(cards_in_game(seats)),
            discard=none(len(COUNTRIES)),
            row=(),
            intrigue=faces((BOX.intrigue_deck.copies_per_pair,) * len(PAIRS)),
            intrigue_discard=none(len(PAIRS)),
        ),
        europe=empty(seats),
        variant=variant(options),
        **unpacked(seats, seed, Deal()),
    )
