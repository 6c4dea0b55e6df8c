"""How a dry run of standing orders is said: what they would answer to each row, and for the row of the die attack and
recruit."""

from typing import get_args

from engines.bellum_magica import obeying
from engines.bellum_magica.components import ROWS
from engines.bellum_magica.moves import Done, Recruit
from engines.bellum_magica.orders import ASK_RAIDS, ASK_RECRUITS, TreatOrder
from engines.bellum_magica.state import State
from engines.bellum_magica.words import recruits
from engines.bellum_magica.words.moves import Words
from engines.core.move import Move
from engines.core.shown import hyphened
from engines.core.text import Text, text

EVERY_ROW = range(1, ROWS + 1)


def foretold(state: State, seat: int) -> tuple[Text, ...]:
    """By what lies on the table now: of each kind of orders that *seat* has written, one line."""
    orders, rolled = state.lairs[seat].orders, state.row > 0
    answers = tuple(obeying.treat(state, seat, row) or "ask" for row in EVERY_ROW)
    return (
        *((_treats(answers),) if answers != orders.treats.rows else ()),
        *((_raid(state, seat),) if orders.raids != ASK_RAIDS and rolled else ()),
        *((_recruit(state, seat),) if orders.recruits != ASK_RECRUITS and rolled else ()),
    )


def _treats(answers: tuple[str, ...]) -> Text:
    """Where not all is as it is written: rows with nothing but the tavern, or without the means."""
    rules = tuple(
        text("order-rows", rows=rows, answer=hyphened(answer))
        for answer in get_args(TreatOrder)
        if (rows := tuple(row for row in EVERY_ROW if answers[row - 1] == answer))
    )
    return text("dry-treats", rules=rules)


def _raid(state: State, seat: int) -> Text:
    found = obeying.raid(state, seat)
    return text("dry-raid", row=state.row, asks=int(found is None), what=_said(state, seat, found))


def _recruit(state: State, seat: int) -> Text:
    found = obeying.recruit(state, seat)
    if found is not None and isinstance(found[1], Done):
        return text("order-recruit", mode="none")
    return text("dry-recruit", asks=int(found is None), what=_said(state, seat, found))


def _said(state: State, seat: int, found: tuple[int, Move] | None) -> Text | tuple[()]:
    if found is None:
        return ()
    move = found[1]
    if isinstance(move, Recruit):
        return text("dry-creature", creature=recruits.priced(move.card, move.payment), side=move.side)
    return Words(state, seat).say(move)
