"""What others do to troops and missiles is told to whoever is away (RL-11.4)."""

from collections import Counter
from collections.abc import Iterable

import pytest

from engines.core.digest import POINTS, Heard, digest, overheard
from engines.core.event import Event
from engines.core.record import evolve
from engines.risk_legacy.events import battle, turn
from engines.risk_legacy.events.packets import TroopsLost
from engines.risk_legacy.packets.pack_1 import told as pack_1
from engines.risk_legacy.packets.pocket_1 import told as pocket_1
from engines.risk_legacy.packets.pocket_2 import told as pocket_2
from engines.risk_legacy.state import State
from tests.campaigns import late
from tests.contract.checks.digests import MATCHES, heard, next_answer
from tests.contract.games import ALL_GAMES
from tests.playing import moments, recorded
from tests.risk_legacy.test_fights import WIN
from tests.risk_legacy.war import attack, duel

RISK = ALL_GAMES["risk_legacy"]
BEGINS = (turn.Garrisoned, turn.TroopsPlaced)
"""What the own turn begins with by itself stands on the card that asks."""
Exposed = Counter[int | str]


LOSSES = (
    battle.ScarPlayed(seat=0, territory=1, scar="ammo_shortage", holder=1),
    battle.ScarPlayed(seat=0, territory=1, scar="biohazard", holder=1),
    turn.Eliminated(seat=1, why="no_troops"),
    TroopsLost(seat=1, territory=1, troops=1, emptied=True, cause="resistance"),
    pack_1.Rioted(seat=1, territory=1, die=1, quiet=False, hq=None),
    pocket_1.NukeFell(seat=0, territory=1, hq=1),
    pocket_1.CardBurnt(card=1, lay="hand", holder=1),
    pocket_1.CardBarred(seat=1, card=1),
    pocket_1.BonusDenied(seat=1, continent=1),
    pocket_1.CardSwapped(seat=0, other=1, gave=1, got=2),
    pocket_2.CityRuined(seat=0, territory=1, hq=1),
    pocket_2.CoinsGivenBack(seat=1, coins=1),
)


def exposed(state: State, seat: int) -> Exposed:
    """Troops by territory, as they were before the assault that is going on, and missiles."""
    mine: Exposed = Counter({at: field.troops for at, field in enumerate(state.fields) if field.owner == seat})
    if state.battle is not None and mine[state.battle.order.target]:
        mine[state.battle.order.target] += state.battle.killed
    mine["missiles"] = state.sides[seat].missiles
    return mine


def replayed(before: Exposed, events: Iterable[Event], seat: int) -> Exposed:
    now = Counter(before)
    for event in events:
        match event:
            case battle.AssaultEnded(defender=loser, target=at, defender_lost=lost) if loser == seat:
                now[at] -= lost
            case battle.MissilesFired(seat=by, dice=dice) if by == seat:
                now["missiles"] -= len(dice)
            case turn.Garrisoned(seat=by, territories=held) if by == seat:
                now.update(held)
            case turn.TroopsPlaced(seat=by, territory=at, troops=troops) if by == seat:
                now[at] += troops
            case turn.Eliminated(seat=out) if out == seat:
                now.clear()
            case turn.KnockedOut(seat=out) if out == seat:
                now.clear()
    return now


def told(hears: Iterable[Heard], reader: int) -> list[Event]:
    """What a digest says is the reader's own affair, in the order in which it happened."""
    every = [point for line in digest(hears, reader).lines for point in line.own]
    own = [point for point in every if not isinstance(point.heard.event, BEGINS)]
    return [point.heard.event for point in sorted(own, key=lambda each: each.heard.step) for _ in range(point.times)]


@pytest.mark.parametrize("rolls", [1, 2])
def test_an_attack_that_fails_is_told_with_its_losses(rolls: int) -> None:
    """RL-5.9.8: once, to whom they befell."""
    play = duel(9, 9, dice=WIN * rolls)
    before = exposed(play.state, 1)
    attack(play, rolls=rolls)
    assert play.at("peru") == (1, 9 - 2 * rolls)
    hears = overheard(((1, event) for event in play.events), 1)
    assert replayed(before, told(hears, 1), 1) == exposed(play.state, 1)


@pytest.mark.parametrize("event", LOSSES, ids=lambda event: event.kind)
def test_whoever_loses_something_is_its_loser(event: Event) -> None:
    """So a card warns of it in one's own turn too; where order was kept, nobody has lost anything."""
    assert event.loser == 1
    if isinstance(event, pack_1.Rioted):
        assert evolve(event, quiet=True).loser is None


def test_what_a_turn_is_made_of_is_told() -> None:
    """Recruits and moves too, where there is room; of an assault what came of it."""
    begins, recruits = turn.TurnBegan(seat=0, round=1), turn.TroopsPlaced(seat=0, territory=1, troops=3)
    moves = turn.Maneuvered(seat=0, origin=1, target=2, troops=9)
    assert of(begins, recruits, moves) == [recruits, moves]
    play = duel(9, 1, dice=(6, 6, 6, 1))
    attack(play)
    assert of(begins, *play.events) == play.heard(battle.AssaultEnded)


def test_of_many_assaults_those_that_took_something_are_told() -> None:
    """Recruits, and what was held, are the first to go; a conquest is one point with its battle, its headquarters and
    whoever is out by it, in that order."""
    begins, recruits = turn.TurnBegan(seat=0, round=1), turn.TroopsPlaced(seat=0, territory=1, troops=3)
    held = [assault(at, "rolls") for at in range(6)]
    play = duel(9, 1, dice=(6, 6, 6, 1))
    attack(play)
    taken, out = play.heard(battle.AssaultEnded), turn.KnockedOut(seat=1, by=0, cards=())
    told = of(begins, recruits, *(event for each in held for event in each), *play.events, out)
    assert told == [*(ended for _, ended in held[2 - POINTS :]), *taken, out]


def assault(at: int, why: battle.Stop) -> tuple[Event, ...]:
    """One without a roll."""
    began = battle.AssaultBegan(seat=0, origin=at, target=30, defender=1, dice=1, rolls=None)
    fought = {"origin": at, "target": 30, "rolls": 0, "attacker_lost": 0, "defender_lost": 0}
    return began, battle.AssaultEnded(seat=0, why=why, **fought)


def of(*events: Event) -> list[Event]:
    """What a digest tells somebody else of them."""
    (line,) = digest([Heard(1, event) for event in events], 2).lines
    return [point.heard.event for point in line.others]


@pytest.mark.parametrize("seats", RISK.meta.seats)
def test_losses_are_told_to_whoever_has_them(seats: int) -> None:
    """For absences from any moment of somebody else's until the own next answer, while no assault of one's own goes
    on, by hand or by order: from the digest alone, who knew their troops knows them again. What packets take is told
    by their own events."""
    for seed in [seed for seed in range(2 * MATCHES) if late(RISK, seats, seed) is None][:MATCHES]:
        turns = recorded(RISK, seats, seed)
        for start in moments(range(len(turns))):
            reader = start % seats
            away = turns[start : next_answer(turns, start, reader)]
            before = away[0].before._state
            if away[0].entry.seat == reader or (before.battle is not None and before.battle.seat == reader):
                continue
            hears = heard(away, reader)
            if any(isinstance(each.event, battle.AssaultBegan) and each.event.seat == reader for each in hears):
                continue
            begins = [each.event for each in hears if isinstance(each.event, BEGINS)]
            after = replayed(exposed(before, reader), [*told(hears, reader), *begins], reader)
            after.subtract(exposed(away[-1].after._state, reader))
            wrong = {what: count for what, count in after.items() if count}
            assert not wrong, f"{seats} seats, seed {seed}, seat {reader} from {start}: {wrong} more than there is"
