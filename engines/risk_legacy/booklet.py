"""What can be written in standing orders, and what is offered ready-made (RL-6.6)."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, get_args

from engines.core.booklet.book import Booklet, Page, Pen
from engines.core.booklet.fields import Choice, Field, Listed, Reading, Records, Stroked, Toggle, stops
from engines.core.move import Value
from engines.risk_legacy import orders as o
from engines.risk_legacy.moves.packets import read, spelt
from engines.risk_legacy.rules.attacks import most_against
from engines.risk_legacy.rules.battle import SCAR_EFFECTS
from engines.risk_legacy.rules.outlook import RATIOS
from engines.risk_legacy.rules.queued import futile
from engines.risk_legacy.rules.watches import pointless
from engines.risk_legacy.rules.wishes import wishable
from engines.risk_legacy.scars import bare, early
from engines.risk_legacy.words import orders as words
from engines.risk_legacy.words.standing import booklet

STRENGTHS = (1, 3, 4, 5, 6, 8, 10, 15, 20)
"""Attackers from which on a trap can be told to snap."""
DENY_WIN = "deny_win"
"""Where an attack could win the game."""


class Place(Choice):
    """Where missiles are fired: a rule of the other kind is one for no place of its own."""

    __slots__ = ()

    def now(self, record: Any) -> o.Where | int | str:
        return record.where if isinstance(record, o.Hold) else DENY_WIN

    def write(self, record: Any, value: Any) -> o.Rule:
        return o.DenyWin(up_to=record.up_to) if value == DENY_WIN else o.Hold(where=value, up_to=record.up_to)


def _with_a_choice(at: Reading) -> Iterator[int]:
    """Own territories that could throw two dice (RL-5.6.2), and those where it is written that they do not."""
    held = at.state.held(at.seat)
    return (where for where in held if most_against(at.state, where) > 1 or where in at.record.one_die)


def _attackers(at: Reading) -> Iterable[Value]:
    return (None, *(other for other in at.state.present if other != at.seat))


def _unscarred(at: Reading) -> Iterable[Value]:
    """A territory with a scar takes no other (RL-6.1.4)."""
    return (*get_args(o.Where), *_bare(at))


def _snaps(at: Reading) -> bool:
    written = at.state.sides[at.seat].orders.traps
    return at.record not in written and pointless(at.state, at.seat, at.record) is None


def _new(at: Reading) -> bool:
    return at.record not in at.state.sides[at.seat].orders.missile_rules


def _scar(at: Reading) -> bool:
    """Which card it is makes no difference: whoever holds one is asked (RL-6.2.5)."""
    return at.state.sides[at.seat].scar is not None


def _battle_scar(at: Reading) -> bool:
    return at.state.sides[at.seat].scar in SCAR_EFFECTS


def _early_scar(at: Reading) -> bool:
    return early(at.state.sides[at.seat].scar) is not None


def _places(at: Reading) -> Iterable[Value]:
    return (DENY_WIN, *get_args(o.Where), *at.state.world.everywhere)


def _bare(at: Reading) -> Iterable[Value]:
    world = at.state.world
    return (where for where in world.everywhere if bare(world, where))


def _turns(at: Reading) -> Iterable[Value]:
    return (None, *at.state.present)


def _plays(at: Reading) -> bool:
    written = at.state.sides[at.seat].orders.plays
    return at.record not in written and futile(at.state, at.seat, at.record) is None


def _packets(at: Reading) -> Iterable[Value]:
    """Closed ones ask nothing."""
    return (True, False) if at.state.world.packets.opened else ()


def _wishes(at: Reading) -> list[Value]:
    return [spelt(wish) for wish in wishable(at.state, at.seat)]


def _missiles(at: Reading) -> bool:
    return bool(at.state.sides[at.seat].missiles > 0)


def _missiles_held(at: Reading) -> Iterable[Value]:
    return range(1, at.state.sides[at.seat].missiles + 1)


def _watch(name: str, moments: tuple[str, ...], usable: Callable[[Reading], bool]) -> Page:
    """When a window is to be asked about: moments, and territories."""
    watched = Listed(
        name=name, among=lambda at: (*moments, *at.state.world.everywhere), say=words.watch(name), head=words.watched
    )
    return Page(name=name, above="top", usable=usable, entries=(watched,))


def _pen(name: str, blank: o.Trap | o.Rule, into: Records, good: Callable[[Reading], bool]) -> Pen:
    return Pen(name=name, blank=blank, into=into, kept=True, good=good, say=words.saved, hint="hint-save")


def _goals(at: Reading) -> Iterator[Value]:
    """The nearest headquarters, then those of others, then all other land that is not its own."""
    fields = at.state.fields
    foreign = [where for where, field in enumerate(fields) if field.owner != at.seat]
    yield None
    yield from sorted(foreign, key=lambda where: fields[where].hq is None)


def _camps(at: Reading) -> Iterable[Value]:
    return (None, *at.state.held(at.seat))


def _unsaid(at: Reading) -> bool:
    return at.record not in at.state.sides[at.seat].orders.lines


def _resting(at: Reading) -> Iterable[Value]:
    """In its own turn, which it plays itself, with something that could go on."""
    turn = at.state.turn
    return (True,) if turn and turn.seat == at.seat and turn.by_hand and at.record.lines else ()


def _plan(name: str, pen: str, blank: o.Line, *entries: Field) -> Page:
    """One line more for own turns; they are struck where all of them stand."""
    into = Records(name=name, of="lines", most=o.MOST_LINES)
    writes = Pen(name=pen, blank=blank, into=into, kept=True, good=_unsaid, say=words.saved, hint="hint-save-line")
    return Page(name=name, above="lines", pen=writes, entries=entries)


TURNS = (1, 2, 3, 5, None)
AWAY = 3
"""Turns that a template plays: who has forgotten it is asked again then."""
STEPS = (1, 2, 3, 5, 8)
LINES = (
    Stroked(name="act_now", among=_resting, does=lambda orders, _: orders, say=words.playing_on, hint=words.at_once),
    Records(name="lines", most=o.MOST_LINES, say=words.struck("lines")),
    "marches",
    "stands",
    Choice(name="turns", among=TURNS, say=words.counted("turns"), head=words.part("turns")),
)
MARCH = (
    Choice(name="steps", among=STEPS, say=words.counted("steps"), head=words.part("steps")),
    Choice(name="ratio", among=RATIOS, say=words.counted("ratio"), head=words.part("ratio")),
    Choice(name="goal", among=_goals, say=words.goal, head=words.part("goal"), hint=words.guard),
)
STAND = (Choice(name="camp", of="where", among=_camps, say=words.camp, head=words.part("camp"), hint=words.exposed),)
STOPS = stops(*get_args(o.StopAt))
WINDOWS = ("dice", "scar_watch", "traps", "plays", "missile_watch", "rules")
PACKETS = Choice(name="asked_by_packets", among=_packets)
WISHES = Listed(
    name="wishes",
    among=_wishes,
    entry=lambda _, value: read(value),
    known=spelt,
    say=words.wish,
    head=words.wish_group,
    hint=words.wish_hint,
)
TOP = ("wishes", Toggle(name="buy_winning_star"), "lines", "stops", *WINDOWS, PACKETS, "concede")
DICE = (Listed(name="one_die", among=_with_a_choice, say=words.die, head=words.continent, hint=words.troops),)
TRAPS = Records(name="traps", most=o.MOST_RULES, say=words.struck("traps"))
TRAP = (
    TRAPS,
    Choice(name="attackers_at_least", among=STRENGTHS, say=words.counted("at-least"), head=words.part("at-least")),
    Choice(name="attacker", among=_attackers, say=lambda _, who: words.attacker(who), head=words.part("attacker")),
    Choice(name="where", among=_unscarred, say=words.where, head=words.part("where")),
)
PLAYS = Records(name="plays", most=o.MOST_RULES, say=words.struck("plays"))
PLAY = (
    PLAYS,
    Choice(name="whose_turn", of="turn", among=_turns, say=words.whose_turn, head=words.part("whose-turn")),
    Choice(name="scarred", of="territory", among=_bare, say=words.scarred, head=words.continent, hint=words.guard),
)
RULES = Records(name="missile_rules", most=o.MOST_RULES, say=words.struck("missile_rules"))
RULE = (
    RULES,
    Choice(name="up_to", among=_missiles_held, say=words.counted("up-to"), head=words.part("up-to")),
    Place(name="place", among=_places, say=words.where, head=words.part("where")),
)
_QUEUE = Pen(
    name="play", blank=o.FIRST_PLAY, into=PLAYS, kept=True, good=_plays, say=words.saved, hint="hint-save-play"
)
BOOKLET = Booklet(
    blank=o.Orders(),
    pages=(
        Page(name="top", entries=TOP),
        Page(
            name="dice",
            above="top",
            usable=lambda at: at.state.variant.defence_choice == "standing",
            entries=DICE,
        ),
        Page(name="wishes", above="top", usable=lambda at: bool(_wishes(at)), entries=(WISHES,)),
        Page(name="lines", above="top", entries=LINES),
        Page(name="stops", above="top", entries=(STOPS,)),
        _plan("marches", "march", o.NEAREST, *MARCH),
        _plan("stands", "stand", o.NEEDIEST, *STAND),
        _watch("scar_watch", get_args(o.ScarWatch), _scar),
        Page(
            name="traps", above="top", usable=_battle_scar, pen=_pen("trap", o.FIRST_TRAP, TRAPS, _snaps), entries=TRAP
        ),
        Page(name="plays", above="top", usable=_early_scar, pen=_QUEUE, entries=PLAY),
        _watch("missile_watch", get_args(o.MissileWatch), _missiles),
        Page(name="rules", above="top", usable=_missiles, pen=_pen("rule", o.FIRST_RULE, RULES, _new), entries=RULE),
        Page(name="concede", above="top", usable=lambda at: at.state.variant.concession == "unanimous", entries=()),
    ),
    templates={
        "hold": o.Orders(lines=(o.NEEDIEST,), turns=AWAY, stops=("lost",)),
        "march": o.Orders(lines=(o.NEAREST, o.NEEDIEST), turns=AWAY, stops=("lost", "played")),
        "quiet": o.Orders(scar_watch=(), missile_watch=()),
        "watchful": o.Orders(scar_watch=("all",), missile_watch=("all",)),
    },
    told=lambda at, page: booklet(at.state, at.seat, page),
)
