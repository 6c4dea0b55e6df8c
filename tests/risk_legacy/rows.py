"""Rows of Risk Legacy: ``case("RL-5.8.1: …", partial(duel, 8, 1, hands={1: "peru"}), "attack", {"hand B": "peru"})``.

A position is one of :mod:`arrange` or :mod:`war`, laid out when the row is told; looks are those of a battle (of the
last verb) and those of a scene."""

from collections.abc import Callable
from typing import Any

from engines.core.event import Obeyed
from engines.core.move import Move, part
from engines.risk_legacy.atlas import EVERYWHERE, NUMBER
from engines.risk_legacy.campaign.records import fold, inherited
from engines.risk_legacy.moves import battle as b
from engines.risk_legacy.moves.turn import Join, TakeBack, Trade
from tests import rows
from tests.risk_legacy import notation, war
from tests.risk_legacy.scene import Scene
from tests.rows import LETTERS, Row, Step

__all__ = ["Row", "case"]


def case(name: str, lies: Callable[[], Scene], *steps: Step) -> Any:
    return rows.row(name, lies, steps, does, sees)


def does(play: Scene, verb: str) -> None:
    """``attack argentina peru dice=2``; ``B fires 3 4``, ``B passes``, ``B plays bunker``, ``B throws 1``;
    ``follow 4``; ``place peru=2``; ``back``; ``B resigns``, ``B removed``, ``B gone``, ``B seats zoe``; or
    a verb of the scene."""
    first, *more = verb.split()
    seat = LETTERS.index(first) if first in tuple(LETTERS) else None
    word, *given = more if seat is not None else [first, *more]
    numbers, answers = [int(each) for each in given if each.isdecimal()], _answers(word, given)
    if answers is not None:
        play.does(answers, seat=seat)
    elif word in {"attack", "until"}:
        names = [each for each in given if "=" not in each]
        wishes: dict[str, Any] = {name: rows.meant(value) for name, _, value in _pairs(given)}
        getattr(war, word)(play, *names, **wishes)
    elif word == "follow":
        war.move_in(play, *numbers)
    elif word == "place":
        play.place(**{name: int(count) for name, _, count in _pairs(given)})
    elif word in SEATINGS:
        play.seating(rows.meant(first), SEATINGS[word])
    elif word == "joins":
        play.does(Join(territory=NUMBER[given[0]]))
    elif word == "seats":
        play.seating(rows.meant(first), "sit", *given)
    elif word in {"trade", "buy"}:
        getattr(play, word)(" ".join(given))
    else:
        getattr(play, word)(*([] if seat is None else [seat]), *map(rows.meant, given))


SEATINGS: dict[str, Any] = {"resigns": "resign", "removed": "remove", "gone": "leave"}


def _pairs(given: list[str]) -> list[tuple[str, str, str]]:
    return [each.partition("=") for each in given if "=" in each]


def _answers(word: str, given: list[str]) -> Move | None:
    scar: Any = given[0] if given else ""
    match word:
        case "passes":
            return b.Pass()
        case "fires":
            return b.Fire(dice=tuple(map(int, given)))
        case "plays":
            return b.PlayScar(scar=scar)
        case "throws":
            return b.DefendWith(dice=int(scar))
        case "back":
            return TakeBack()
        case _:
            return None


LOOKS: dict[str, Callable[[Scene], Any]] = {
    **war.LOOKS,
    "asked": lambda play: "".join(LETTERS[seat] for seat in play.match.asked()),
    "dice": lambda play: {die for move in play.offers(b.Fire) for die in move.dice},
    "obeyed": lambda play: [len(rows.heard(play, Obeyed, seat)) for seat in (None, 0, 1)],
    "span": lambda play: play.match.span,
    "kind": lambda play: play.state.stack[-1].kind,
    "returns": lambda play: play.accepts(TakeBack()),
    "out": lambda play: [seat for seat in play.state.seats if play.state.sides[seat].eliminated],
    "scars": lambda play: [side.scar for side in play.state.sides],
    "watched": lambda play: list(play.state.ongoing.scar_asked),
    "used": lambda play: play.state.world.played,
    "last": lambda play: play.state.last and play.state.last.rolls,
    "room": lambda play: (play.menu().low, play.menu().high),  # type: ignore[union-attr]
    "throws": lambda play: [move.dice for move in play.offers(b.DefendWith)],
    "conquered": lambda play: play.state.ongoing.conquered,
    "order": lambda play: [event.kind for event in play.story if event.kind in {"assault_ended", "moved_in"}],
    "closed_now": lambda play: tuple(play.state.ongoing.closed),
    "why_not": lambda play: play.why(part(b.Assault, target=war.PERU)).key,  # type: ignore[union-attr]
    "discarded": lambda play: len(play.state.cards.discard),
    "counters": lambda play: (
        (turn := play.state.ongoing) and (turn.conquered, turn.maneuvered, turn.traded, turn.closed)
    ),
    "trades": lambda play: bool(play.offers(Trade)),
    "recorded": lambda play: [delta.kind for delta in inherited(play.match.bequest)[-1].deltas],
    "bequest": lambda play: play.match.bequest,
    "before": lambda play: (fold(play.state.chain).lands[war.PERU].scar, len(fold(play.state.chain).pool)),
    "pile": lambda play: play.state.cards.pile,
    "discard": lambda play: notation.said(play.state.cards.discard),
    "recruits": lambda play: play.state.ongoing.recruits,
    "over": lambda play: play.match.over,
    "signed": lambda play: len(play.state.world.signatures),
}


def sees(play: Scene, look: str) -> Any:
    """``effect B``: what its missiles did; ``hq peru``: whose stands there; ``lands B``: how many it holds."""
    if look in LOOKS:
        return LOOKS[look](play)
    word, _, given = look.partition(" ")
    match word:
        case "effect":
            return war.effect(play, rows.meant(given))
        case "hq":
            return play.state.fields[NUMBER[given]].hq
        case "lands":
            return sum(play.state.fields[at].owner == rows.meant(given) for at in EVERYWHERE)
        case _:
            return rows.see(play, look)
