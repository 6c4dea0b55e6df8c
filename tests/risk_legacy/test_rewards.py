"""What winners and those who held on may do to the world (RL-5.12, 7.5.2, 7.6.1)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.move import Cancel, Move, part
from engines.core.record import evolve
from engines.core.text import Text, text
from engines.risk_legacy.atlas import CONTINENTS, EVERYWHERE, NUMBER
from engines.risk_legacy.campaign.deltas import CityFortified
from engines.risk_legacy.campaign.world import Used, World
from engines.risk_legacy.events.rewards import BonusAltered, RewardForgone, TerritoryCardUpgraded
from engines.risk_legacy.moves.rewards import (
    CancelScar,
    ChangeBonus,
    ClaimContinent,
    DestroyCard,
    Forgo,
    Fortify,
    FoundMajor,
    FoundMinor,
    NotNow,
    RewardMove,
    RewardName,
    UpgradeCard,
)
from tests.risk_legacy.arrange import Mark, land
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.victory import reward, won
from tests.risk_legacy.war import BRAZIL, PERU

EGYPT, ALASKA, CHINA = (NUMBER[name] for name in ("egypt", "alaska", "china"))
ASIA, EUROPE = CONTINENTS.index("asia"), CONTINENTS.index("europe")


def used(world: World, **counts: int) -> World:
    return evolve(world, used=evolve(Used(), **counts))


def held_on(**more: Any) -> Scene:
    """Seat 1 is asked; it holds Egypt."""
    play = won(0, **more)
    play.does(part(Forgo, sure=None), Forgo())
    return play


def kinds(play: Scene) -> list[RewardName]:
    return [move.value for move in play.offers("reward_move.reward")]


def places(play: Scene, kind: RewardName) -> list[int]:
    """Where a reward of this kind may go."""
    trial = Scene(play.match)
    trial.does(part(RewardMove, reward=kind))
    return [
        getattr(option.move, "territory", getattr(option.move, "continent", -1))
        for option in trial.menu().options
        if option.move != Cancel()
    ]


def why(play: Scene, kind: RewardName, move: Move) -> Text | None:
    """The reason for which a place is not to be had."""
    trial = Scene(play.match)
    trial.does(part(RewardMove, reward=kind))
    return trial.why(move)


# ---- the winner


def test_all_six() -> None:
    """RL-7.5.2: as far as there is a place for them."""
    plain = won(0)
    assert kinds(plain) == ["claim_continent", "found_major", "change_bonus", "destroy_card"]
    assert plain.why(part(RewardMove, reward="cancel_scar")) == text("reason-no-scar")
    assert plain.why(part(RewardMove, reward="fortify")) == text("reason-no-city")
    marked = won(0, world=land({"china": Mark(city="minor_city"), "india": Mark(scar="bunker")}))
    assert kinds(marked) == ["claim_continent", "found_major", "cancel_scar", "change_bonus", "fortify", "destroy_card"]


@pytest.mark.parametrize(
    ("world", "kind", "wrong", "why_not", "right", "spots"),
    [
        (
            land({"peru": Mark(scar="bunker"), "china": Mark(city="minor_city")}),
            *("found_major", FoundMajor(territory=CHINA), "has-city", FoundMajor(territory=EGYPT)),
            [at for at in EVERYWHERE if at != CHINA],
        ),
        (
            land({"peru": Mark(scar="bunker"), "china": Mark(scar="ammo_shortage")}),
            *("cancel_scar", CancelScar(territory=BRAZIL), "no-scar", CancelScar(territory=CHINA)),
            [PERU, CHINA],
        ),
        (
            land({"peru": Mark(city="major_city"), "china": Mark(city="minor_city", boxes=10)}),
            *("fortify", Fortify(territory=BRAZIL), "no-city", Fortify(territory=CHINA)),
            [PERU, CHINA],
        ),
        (
            land(named={"asia": "bob"}),
            *("claim_continent", ClaimContinent(continent=ASIA), "continent-named", ClaimContinent(continent=EUROPE)),
            [at for at in range(6) if at != ASIA],
        ),
        (
            land({"china": Mark(card=False)}),
            *("destroy_card", DestroyCard(territory=CHINA), "card-gone", DestroyCard(territory=EGYPT)),
            [at for at in EVERYWHERE if at != CHINA],
        ),
    ],
)
def test_where_a_reward_may_go(
    world: World, kind: RewardName, wrong: Move, why_not: str, right: Move, spots: list[int]
) -> None:
    """RL-5.12, 7.5.2, 8.28, 8.30: wherever it is, whoever holds it; headquarters and scars are no obstacle to a city; a
    scar that is cancelled stays out of the campaign, an old fortification is replaced. At most one; a name is asked
    right after it."""
    play = won(0, world=world)
    assert sorted(places(play, kind)) == sorted(spots)
    assert why(play, kind, wrong) == text(f"reason-{why_not}")
    reward(play, kind, right)
    if kind in ("found_major", "claim_continent"):
        assert play.mover == 0
        play.does(NotNow())
    assert play.mover == 1
    changed = play.state.world
    match right:
        case FoundMajor(territory=at):
            city = changed.lands[at].city
            assert city is not None
            assert (city.kind, city.founder, changed.used.major_city) == ("major_city", "ann", 1)
        case CancelScar(territory=at):
            assert (changed.lands[at].scar, len(changed.played)) == (None, 2)
        case Fortify(territory=at):
            assert (changed.lands[at].boxes, play.state.deltas[-1]) == (0, CityFortified(territory=at))
        case ClaimContinent(continent=number):
            assert changed.regions[number].namer == "ann"
        case DestroyCard(territory=at):
            assert not changed.lands[at].card


def test_changing_a_bonus() -> None:
    """EX-42, RL-8.32: +1 was used on Asia: only -1 is left, anywhere else."""
    world = used(land(changed={"asia": 1}), raised=1)
    play = won(0, world=world)
    play.does(part(RewardMove, reward="change_bonus"))
    left = [(move.continent, move.change) for move in play.offers(ChangeBonus)]
    assert left == [(continent, -1) for continent in range(6) if continent != ASIA]
    assert play.why(ChangeBonus(continent=ASIA, change=-1)) == text("reason-continent-changed")
    assert play.why(ChangeBonus(continent=EUROPE, change=1)) == text("reason-supply-empty")
    with play.refused("reason-supply-empty"):
        play.does(ChangeBonus(continent=EUROPE, change=1))
    play.does(ChangeBonus(continent=CONTINENTS.index("australia"), change=-1))
    assert play.heard(BonusAltered)[0].bonus == 1
    both = won(0, world=used(land(changed={"asia": 1, "europe": -1}), raised=1, lowered=1))
    assert both.why(part(RewardMove, reward="change_bonus")) == text("reason-supply-empty")


@pytest.mark.parametrize(
    ("kind", "counts", "marks"),
    [
        ("found_major", {"major_city": 5}, {}),
        ("cancel_scar", {"cancel_scar": 4}, {"peru": Mark(scar="bunker")}),
        ("fortify", {"fortify_city": 5}, {"peru": Mark(city="minor_city")}),
    ],
)
def test_supplies_of_the_winner(kind: RewardName, counts: dict[str, int], marks: dict[str, Mark]) -> None:
    """RL-5.12, ``supply_empty``: the last one may be used, then it is told."""
    play = won(0, world=used(land(marks), **counts))
    assert kind not in kinds(play)
    assert play.why(part(RewardMove, reward=kind)) == text("reason-supply-empty")
    last = won(0, world=used(land(marks), **{name: count - 1 for name, count in counts.items()}))
    assert kind in kinds(last)


# ---- those who held on


def test_a_minor_city() -> None:
    """RL-5.12, 8.29: where its founder stands at the end; no city yet, a scar is no obstacle."""
    play = held_on(troops={"north_africa": (1, 1)})
    assert places(play, "found_minor") == sorted([EGYPT, NUMBER["north_africa"]])
    assert why(play, "found_minor", FoundMinor(territory=PERU)) == text("reason-not-held-at-end")
    reward(play, "found_minor", FoundMinor(territory=EGYPT))
    play.does(NotNow())
    city = play.state.world.lands[EGYPT].city
    assert city is not None
    assert (city.kind, city.founder) == ("minor_city", "bob")
    scarred = held_on(world=land({"egypt": Mark(scar="bunker")}))
    assert places(scarred, "found_minor") == [EGYPT]
    built = held_on(world=land({"egypt": Mark(city="major_city")}))
    assert kinds(built) == ["upgrade_card"]


def test_supplies_are_shared() -> None:
    """RL-7.6.2: the last minor city goes to whoever comes first."""
    play = held_on(world=used(land(), minor_city=8))
    reward(play, "found_minor", FoundMinor(territory=EGYPT))
    play.does(NotNow())
    assert play.mover == 2
    assert kinds(play) == ["upgrade_card"]
    assert play.why(part(RewardMove, reward="found_minor")) == text("reason-supply-empty")


def test_upgrading_a_card() -> None:
    """EX-43, RL-8.26: three coins become four already after the first game; six are the most."""
    play = held_on(world=land({"egypt": Mark(coins=3)}))
    reward(play, "upgrade_card", UpgradeCard(territory=EGYPT))
    assert play.heard(TerritoryCardUpgraded)[0].coins == 4
    assert play.state.world.lands[EGYPT].coins == 4
    full = held_on(world=land({"egypt": Mark(coins=6), "china": Mark(coins=6)}), troops={"north_africa": (1, 1)})
    assert places(full, "upgrade_card") == [NUMBER["north_africa"]]
    assert why(full, "upgrade_card", UpgradeCard(territory=EGYPT)) == text("reason-card-full")
    assert why(full, "upgrade_card", UpgradeCard(territory=ALASKA)) == text("reason-not-held-at-end")
    assert why(full, "upgrade_card", UpgradeCard(territory=CHINA)) == text("reason-card-full"), (
        "the first reason of all"
    )
    gone = held_on(world=land({"egypt": Mark(card=False)}), troops={"north_africa": (1, 1)})
    assert why(gone, "upgrade_card", UpgradeCard(territory=EGYPT)) == text("reason-card-gone")


def test_nothing_left() -> None:
    """RL-7.6.1, 5.13: no option, no question."""
    world = land({"egypt": Mark(city="minor_city", card=False)})
    play = won(0, world=world)
    play.does(part(Forgo, sure=None), Forgo())
    assert play.mover == 2
    assert [event.seat for event in play.heard(RewardForgone)] == [0, 1]
    empty = held_on(world=used(land(), minor_city=9, upgrade_card=41))
    assert empty.match.over
