"""What a view shows, in the notation of the rules."""

from engines.take_the_kingdom.components import KIND
from engines.take_the_kingdom.kingdom import KingdomSeen
from engines.take_the_kingdom.places import HIDDEN, PlaceSeen, Standing

TRAPS = {HIDDEN: "trap", "trap_real": "real", "trap_decoy": "decoy"}


def kingdom_words(kingdom: KingdomSeen) -> str:
    """``Fort, Land[Walls, Moat-1; trap]``; nothing for a kingdom that is out."""
    return ", ".join(_place(place) for place in kingdom.places)


def _place(place: PlaceSeen) -> str:
    extras = [TRAPS[place.trap]] if place.trap else []
    extras += ["frozen"] if place.frozen else []
    defences = ", ".join(_card(card) for card in place.defences)
    inside = f"{defences}; {', '.join(extras)}" if extras else defences
    return f"{_card(place.base)}[{inside}]" if inside else _card(place.base)


def _card(card: Standing) -> str:
    name = KIND[card.card].capitalize()
    return f"{name}-{card.damage}" if card.damage else name


def named(names: dict[str, int], name: str, card: int) -> str:
    """Call *card* by the first of ``name``, ``name2``, ... that is free."""
    free = name
    number = 1
    while free in names:
        number += 1
        free = f"{name}{number}"
    names[free] = card
    return free
