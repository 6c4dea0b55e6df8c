"""How attacks, windows and what is done in them are said (RL-5.6 to 5.9, RL-6)."""

from typing import Any, Literal

from engines.core.move import Move, Part, Value
from engines.core.record import evolve
from engines.core.shown import hyphened
from engines.core.text import CardRef, SeatRef, Text, text
from engines.risk_legacy.components import BOX, ScarName
from engines.risk_legacy.moves import battle as m
from engines.risk_legacy.rules import odds
from engines.risk_legacy.rules.attacks import most_against, origins
from engines.risk_legacy.rules.battle import SCAR_EFFECTS, modifiers, ongoing, standing
from engines.risk_legacy.rules.combat import Modifiers
from engines.risk_legacy.rules.missiles import wasted
from engines.risk_legacy.state import State
from engines.risk_legacy.words.dice import outcome
from engines.risk_legacy.words.figures import tenths
from engines.risk_legacy.words.land import dotted, gains, marks, scar_of, spot

UNTIL = 0
"""So many rolls, said: until something stops it."""


# ---- labels


def say(state: State, seat: int, move: Move) -> Text:
    match move:
        case Part(field="target", value=int(at)):
            return _target(state, at)
        case Part(field="origin", value=int(at)):
            return spot(state, at)
        case Part(field="order"):
            return text("move-assault-order")
        case Part(field=field, value=value):
            return _setting(state, seat, field, value)
        case m.Assault():
            return text("move-assault", order=order(state, seat, move))
        case m.Fire(dice=dice):
            return _fire(state, dice)
        case m.Follow(advance=how):
            return text("move-follow", how=how)
        case m.DefendWith(dice=dice):
            return text("move-defend-with", count=dice)
        case m.Pass():
            return text("move-pass", window="scar" if ongoing(state).roll is None else "missile")
        case m.PlayScar(scar=scar):
            return text("move-play-scar", scar=CardRef(scar))
        case _:
            raise AssertionError(move)


def _target(state: State, at: int) -> Text:
    owner = state.fields[at].owner
    return spot(state, at) if owner is None else text("move-aim-attack", spot=spot(state, at), who=SeatRef(owner))


def _setting(state: State, seat: int, field: str, value: Value) -> Text:
    """One change to an order that is being put together."""
    now: m.Assault = _draft(state, seat).order
    match field, value:
        case "rolls", rolls:
            return text("order-rolls", count=int(rolls) if isinstance(rolls, int) else UNTIL)
        case "scar", _ if state.sides[seat].scar is None:
            return text("order-scar-none")
        case "scar", plays:
            return text("order-scar", scar=scar_of(state, seat), plays=int(plays is True))
        case "missiles", asks:
            return text("order-missiles", ask=int(asks == "ask"), press=now.press)
        case "press", int(press):
            return text("order-missiles", ask=int(now.missiles == "ask"), press=press)
        case "advance", int(troops):
            return text("order-leave", count=troops)
        case "advance", str(how):
            return text("order-advance", how=how)
        case _, int(count):
            return text(f"order-{field}", count=count)
        case _:
            raise AssertionError(field)


def _draft(state: State, seat: int) -> Any:
    return state.drafts[seat]


def _advance(advance: m.Advance) -> Text:
    if isinstance(advance, m.LeaveBehind):
        return text("order-leave", count=advance.troops)
    return text("order-advance", how=advance)


def order(state: State, seat: int, wanted: m.Assault) -> Text:
    """An assault order in words: ``3 dice until it falls, stop at 3 · 71 %``."""
    said = dotted(
        scar_of(state, seat) if wanted.scar else None,
        text("order-rolls", count=wanted.rolls or UNTIL),
        text("order-dice", count=min(wanted.dice, state.fields[wanted.origin].troops - 1)),
        text("order-keep", count=wanted.keep) if wanted.keep > 1 else None,
        chance(state, seat, wanted),
    )
    assert said is not None
    return said


def dice_of(move: Move) -> Text:
    """Of a roll for which there are too few troops."""
    assert isinstance(move, m.Assault)
    return text("order-dice", count=move.dice)


def _fire(state: State, dice: tuple[int, ...]) -> Text:
    """Which dice, the attacker's and the defender's; and on the button itself if it would change nothing."""
    _, roll, defenders, by = standing(state)
    cut, free = len(roll.attack), all(die in roll.unlocked for die in dice)
    vain = int(free and wasted(roll, defenders, by, dice))
    attack = tuple(roll.dice[die] for die in dice if die < cut)
    defence = tuple(roll.dice[die] for die in dice if die >= cut)
    key = "both" if attack and defence else "attack" if attack else "defence"
    return text("move-fire", at=key, attack=attack, defence=defence, six=BOX.missile_sets, vain=vain)


# ---- groups


_GROUPS = {
    "target": "attack",
    "dice": "rolls",
    "rolls": "rolls",
    "keep": "keep",
    "advance": "advance",
    "missiles": "plays",
    "press": "plays",
    "scar": "plays",
}
"""Headings for the parts of an order."""


def group(_state: State, _seat: int, move: Part) -> Text | None:
    return text(f"group-{_GROUPS[move.field]}") if move.field in _GROUPS else None


# ---- hints


def hint(state: State, seat: int, move: Move) -> Text | None:
    match move:
        case Part(field="target", value=int(at)):
            return _prospect(state, seat, at)
        case Part(field="origin", value=int(at)):
            return chance(state, seat, m.Assault(origin=at, target=_draft(state, seat).target, rolls=None))
        case Part(field="dice" | "keep" | "scar" as field, value=int(value)):
            return _refined(state, seat, **{field: value})
        case m.Assault():
            plain = evolve(move, scar=False)  # the label names the card
            return dotted(_marking(state, seat, move), *extras(state, seat, plain), _average(state, seat, move))
        case m.PlayScar(scar=scar):
            return dotted(scar_hint(scar, own=ongoing(state).defender == seat), _turned(state, scar))
        case m.DefendWith(dice=dice):
            return _defended(state, dice)
        case m.Pass() if ongoing(state).roll is not None:
            return outcome(state, ())
        case m.Fire(dice=dice):
            return _shot(state, dice)
        case _:
            return None


def _marking(state: State, seat: int, wanted: m.Assault) -> Text | None:
    """What the own card does that it plays first."""
    scar = state.sides[seat].scar
    return scar_effect(scar) if wanted.scar and scar is not None else None


def scar_hint(scar: ScarName, *, own: bool) -> Text:
    """What the card would do, and on which side of it the reader stands: *own* land is weakened by some."""
    return text("hint-scar", effect=scar_effect(scar), own=int(own), helps=int(SCAR_EFFECTS[scar].delta > 0))


def scar_effect(scar: ScarName) -> Text:
    return text(f"scar-{hyphened(scar)}")


ScarUse = Literal["good", "harms", "vain", "idle"]
"""In a battle that goes on: it lowers a die of whoever holds it, since theirs is the land; it would leave the chances
as they are, in whole percent; it is not for battles at all."""


def scar_use(state: State, seat: int, scar: ScarName) -> ScarUse:
    """Whoever is asked reads it first: that there is nothing to be had stood at the very bottom."""
    if scar not in SCAR_EFFECTS:
        return "idle"
    before, after = _turning(state, scar)
    if before == after:
        return "vain"
    return "harms" if ongoing(state).defender == seat and SCAR_EFFECTS[scar].delta < 0 else "good"


def _turned(state: State, scar: ScarName) -> Text:
    before, after = _turning(state, scar)
    return text("hint-turned", before=before, after=after)


def _turning(state: State, scar: ScarName) -> tuple[int, int]:
    """How likely the target falls to a full attack without the card and with it: of public facts and the card."""
    now = ongoing(state)
    troops, defenders = _strengths(state, now.order)

    def falls(card: ScarName | None) -> int:
        by = modifiers(state, now.seat, now.defender, now.order.target, card)
        return odds.percent(troops, defenders, 1, BOX.combat.attack_dice_max, by)

    return falls(None), falls(scar)


def _defended(state: State, dice: int) -> Text:
    """What a roll against so many dice costs on average, for the defender to read."""
    now = ongoing(state)
    by = modifiers(state, now.seat, now.defender, now.order.target)
    attacker, defender = odds.expected(now.throws, dice, state.fields[now.order.target].troops, by)
    return text("hint-average", lost=tenths(defender), killed=tenths(attacker))


def _shot(state: State, dice: tuple[int, ...]) -> Text | None:
    """What it would come to; of what changes nothing that is its name."""
    _, roll, defenders, by = standing(state)
    return None if wasted(roll, defenders, by, dice) else outcome(state, dice)


def warnings(state: State, seat: int, move: m.Fire) -> tuple[Text, ...]:
    """Missiles are rare: of those that would change nothing, and of dice of whoever the reader fights against."""
    battle, roll, defenders, by = standing(state)
    cut, foe = len(roll.attack), {battle.seat: battle.defender, battle.defender: battle.seat}.get(seat)
    theirs = foe is not None and any((die < cut) == (foe == battle.seat) for die in move.dice)
    return (
        *((text("warn-wasted", count=len(move.dice)),) if wasted(roll, defenders, by, move.dice) else ()),
        *((text("warn-their-die", who=SeatRef(foe)),) if theirs and foe is not None else ()),
    )


def _prospect(state: State, seat: int, at: int) -> Text | None:
    """From the strongest place: the odds, what lies there, what it would bring."""
    ways = origins(state, seat, at)
    if not ways:
        return None
    start = text("hint-attack-from", spot=spot(state, ways[0]))
    sure = chance(state, seat, m.Assault(origin=ways[0], target=at, rolls=None))
    return dotted(start, sure, gains(state, seat, at, attack=True), *marks(state, at))


def chance(state: State, seat: int, wanted: m.Assault) -> Text | None:
    """How likely an order without end takes its target, whatever others play; its own scar card counts."""
    if wanted.rolls is not None:
        return None
    percent = odds.percent(*_strengths(state, wanted), wanted.keep, wanted.dice, subjects(state, seat, wanted))
    return text("percent", number=percent)


def _strengths(state: State, wanted: m.Assault) -> tuple[int, int]:
    return state.fields[wanted.origin].troops, state.fields[wanted.target].troops


def subjects(state: State, seat: int, wanted: m.Assault) -> Modifiers:
    """What its rolls are subject to, with the scar card that it plays first."""
    defender = state.fields[wanted.target].owner
    assert defender is not None
    scar = state.sides[seat].scar if wanted.scar else None
    return modifiers(state, seat, defender, wanted.target, scar)


def _average(state: State, seat: int, wanted: m.Assault) -> Text | None:
    """What one roll costs on average."""
    if wanted.rolls is None:
        return None
    troops, defenders = _strengths(state, wanted)
    throw, against = min(wanted.dice, troops - 1), most_against(state, wanted.target)
    lost, killed = odds.expected(throw, against, defenders, subjects(state, seat, wanted))
    return text("hint-average", lost=tenths(lost), killed=tenths(killed))


def extras(state: State, seat: int, wanted: m.Assault) -> tuple[Text, ...]:
    """What an order says beside dice and rolls, as far as it is out of the ordinary."""
    armed = state.sides[seat].missiles > 0
    how = wanted.advance if wanted.advance != "ask" else state.ongoing.advance
    return (
        *((text("order-scar", scar=scar_of(state, seat), plays=1),) if wanted.scar else ()),
        *((text("order-missiles", ask=int(wanted.missiles == "ask"), press=wanted.press),) if armed else ()),
        *((_advance(how),) if how != "ask" else ()),
    )


def _refined(state: State, seat: int, **changes: int) -> Text | None:
    """The odds of the order that is being put together, if it were changed like that."""
    wanted = evolve(_draft(state, seat).order, **changes)
    return dotted(chance(state, seat, wanted), _average(state, seat, wanted))
