"""Rows of Bellum Magica: ``case("BM-5.20: …", "S9 | S2 food=2 w1", "stay", {Stayed: [Stayed(seat=A)]}, row=3)``."""

import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from engines.bellum_magica.events import Recruited, Treated
from engines.bellum_magica.moves import Plunder
from tests import rows
from tests.bellum_magica import arrange, ordering
from tests.bellum_magica.arrange import Told
from tests.bellum_magica.scene import Scene
from tests.rows import Row, Step

__all__ = ["Row", "case"]
FORCE, CHEST = re.compile(r"[SGT]\d+"), re.compile(r"[wmg]\d*")
OPEN = "onion_farm goose_farm old_mill sheepfold vineyard"
LOOKS: dict[str, Any] = {
    "hired": lambda game: rows.heard(game, Recruited, "card"),
    "plunders": lambda game: [move.settlement for move in game.offers(Plunder)],
    "paid": lambda game: rows.heard(game, Treated, "seat", "payment"),
    "leaving": lambda game: tuple(at for at, lair in enumerate(game.match.view(None).table.lairs) if lair.leaving),
    "counts": lambda game: [len(lair.chests) for lair in game.state.lairs],
    "attacked": lambda game: game.state.today.attacked,
    "rolls": lambda game: game.state.today.rolls,
}


def case(name: str, lies: str, *steps: Step, **position: Any) -> Any:
    """A row.

    :param lies: of each seat the right of its active row, its chests, and what else is :class:`Told` of it
        (``food=2``, ``left=goblin_cook,mire_toad``).
    :param position: as :func:`arrange.scene` has it; without settlements these are farms.
    """
    farms = " ".join(OPEN.split()[: lies.count("|") + 1])
    return rows.row(name, laid(lies, **{"open_": farms, **position}), steps, does, sees)


def laid(lies: str, **position: Any) -> Callable[[], Scene]:
    lairs = {seat: told(words) for seat, words in enumerate(lies.split("|"))}
    return partial(arrange.scene, len(lairs), lairs=lairs, **position)


def told(words: str) -> Told:
    found = Told()
    for word in words.split():
        name, _, value = word.partition("=")
        if value:
            more: Any = int(value) if value.isdecimal() else value.replace(",", " ")
            found = replace(found, **{name: more})
        elif FORCE.fullmatch(word):
            found = replace(found, force=f"{found.force or ''} {word}")
        else:
            assert CHEST.fullmatch(word), word
            found = replace(found, chests=f"{found.chests} {word}")
    return found


def does(game: Scene, verb: str) -> None:
    """With what :mod:`ordering` has: ``B treats 4=barrel, keep=1``, ``B raids mint_city, A``, ``planned stay, …``."""
    who, _, rest = verb.partition(" ")
    if who == "planned":
        ordering.planned(game, *map(rows.meant, rest.split(", ")))
        return
    word, _, given = rest.partition(" ")
    if not hasattr(ordering, word):
        rows.do(game, verb)
        return
    pairs = [each.partition("=")[::2] for each in given.split(", ") if "=" in each]
    plain = [rows.meant(each) for each in given.split(", ") if each and "=" not in each]
    more = {name: rows.meant(value) for name, value in pairs if not name.isdecimal()}
    by_row = {int(name): value for name, value in pairs if name.isdecimal()}
    getattr(ordering, word)(game, rows.LETTERS.index(who), *([by_row] if by_row else []), *plain, **more)


def sees(game: Scene, look: str) -> Any:
    """``sides A``: how many evil creatures it has tucked on either; ``treats A``, ``once A``: of its orders."""
    word, _, who = look.partition(" ")
    if word in LOOKS:
        return LOOKS[word](game)
    match word:
        case "treats" | "once" | "sides":
            lair = game.lair(rows.LETTERS.index(who))
            tally, orders = lair.tally, lair.orders
            sides = tally.evil_left, tally.evil_right
            return {"treats": orders.treats.rows, "once": orders.recruits.once, "sides": sides}[word]
        case _:
            return rows.see(game, look)
