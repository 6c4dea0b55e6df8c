"""How marches by hand are said: where they lead, what lies on the way and how far they get (RL-5.9, 11.3)."""

from engines.core.move import Part
from engines.core.text import SeatRef, Text, text
from engines.risk_legacy.moves.turn import MarchTo
from engines.risk_legacy.naming import lies_in, territory
from engines.risk_legacy.rules import marches
from engines.risk_legacy.rules.foresight import foresee
from engines.risk_legacy.state import State
from engines.risk_legacy.words.dry_run import legs
from engines.risk_legacy.words.land import dotted, gains, marks, plain, spot

Step = MarchTo | Part


def say(state: State, seat: int, move: Step) -> Text:
    match move:
        case Part(field="goal", value=int(at)):
            return _goal(state, at)
        case MarchTo(ratio=ratio) if _settled(state, seat):
            return text("move-march-ratio", count=ratio)
        case MarchTo(goal=at):
            return _goal(state, at)
        case _:
            return text("move-march")


def _settled(state: State, seat: int) -> bool:
    """Whether nothing but the odds is left to say."""
    draft = state.drafts[seat]
    return getattr(draft, "goal", None) is not None


def _goal(state: State, at: int) -> Text:
    owner = state.fields[at].owner
    return plain(territory(at)) if owner is None else text("move-aim-attack", spot=spot(state, at), who=SeatRef(owner))


def group(state: State, _seat: int, move: Step) -> Text | None:
    """Headquarters, then the continents."""
    at = move.goal if isinstance(move, MarchTo) else move.value if move.field == "goal" else None
    if not isinstance(at, int):
        return None
    if state.fields[at].hq is not None:
        return text("group-march-hqs")
    return plain(lies_in(state.world, at))


def hint(state: State, seat: int, move: Step) -> Text | None:
    match move:
        case MarchTo(goal=goal, ratio=ratio) if _settled(state, seat):
            way, halt = legs(foresee(state, seat, marches.ahead(goal, ratio))), marches.halts(state, seat, goal, ratio)
            return plain(way) if halt is None else text("hint-march-halts", way=way, where=territory(halt))
        case MarchTo(goal=at) | Part(field="goal", value=int(at)):
            path = marches.on_the_way(state, seat, at)
            against = sum(state.fields[each].troops for each in path)
            steps = text("hint-march-steps", count=len(path), troops=against)
            brings = gains(state, seat, at, attack=state.fields[at].owner is not None)
            return dotted(*_outset(state, seat, at, opposed=against > 0), steps, brings, *marks(state, at))
        case _:
            return text("hint-march-begin")


def _outset(state: State, seat: int, goal: int, *, opposed: bool) -> tuple[Text, ...]:
    """How likely it gets there, wherever it would stop for the odds; and where it sets out."""
    seen = marches.foreseen(state, seat, goal)
    assert seen.origin is not None, "no march there begins"
    there = seen.legs[-1].percent if seen.legs and seen.legs[-1].target == goal else 0
    chance = (text("percent", number=there),) if opposed else ()
    return *chance, text("hint-attack-from", spot=spot(state, seen.origin))


def note() -> tuple[Text, ...]:
    """What a march does of itself, and at what it stops."""
    return (text("note-march"),)


def note_to(state: State, seat: int, goal: int) -> tuple[Text, ...]:
    """The same of one goal: a larger army that would stay where it is comes first."""
    left = marches.left_behind(state, seat, goal)
    return (
        *((text("note-march-start", origin=spot(state, left[0]), most=spot(state, left[1])),) if left else ()),
        *note(),
    )
