"""What winners and those who held on may do to the world (RL-5.12, 7.5.2, 7.6.1)."""

from typing import Any

import pytest

from engines.core.move import Cancel, Move, part
from engines.core.record import evolve
from engines.core.text import Text, text
from engines.risk_legacy.atlas import CONTINENTS, EVERYWHERE, NUMBER
from engines.risk_legacy.campaign.deltas import CityFortified
from engines.risk_legacy.campaign.world import Used, World
from engines.risk_legacy.events.rewards import BonusAltered, RewardForgone, TerritoryCardUpgraded
from engines.risk_legacy.moves import rewards as m
from tests.risk_legacy.arrange import Mark, land
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.victory import reward, won
from tests.risk_legacy.war import BRAZIL, PERU

EGYPT, ALASKA, CHINA, NORTH_AFRICA = (NUMBER[name] for name in ("egypt", "alaska", "china", "north_africa"))
ASIA, EUROPE, AUSTRALIA = (CONTINENTS.index(name) for name in ("asia", "europe", "australia"))


def used(world: World, **counts: int) -> World:
    return evolve(world, used=evolve(Used(), **counts))


def held_on(**more: Any) -> Scene:
    """Seat 1 is asked; it holds Egypt."""
    play = won(0, **more)
    play.does(part(m.Forgo, sure=None), m.Forgo())
    return play


def kinds(play: Scene) -> list[m.RewardName]:
    return [move.value for move in play.offers("reward_move.reward")]


def opened(play: Scene, kind: m.RewardName) -> Scene:
    """One of the rewards is looked at."""
    trial = Scene(play.match)
    trial.does(part(m.RewardMove, reward=kind))
    return trial


def places(play: Scene, kind: m.RewardName) -> list[int]:
    """Where a reward of this kind may go."""
    moves = [option.move for option in opened(play, kind).menu().options if option.move != Cancel()]
    return [getattr(move, "territory", getattr(move, "continent", -1)) for move in moves]


def why(play: Scene, kind: m.RewardName, move: Move) -> Text | None:
    """The reason for which a place is not to be had."""
    return opened(play, kind).why(move)


# ---- the winner


def test_all_six() -> None:
    """RL-7.5.2: as far as there is a place for them."""
    plain = won(0)
    assert kinds(plain) == ["claim_continent", "found_major", "change_bonus", "destroy_card"]
    assert plain.why(part(m.RewardMove, reward="cancel_scar")) == text("reason-no-scar")
    assert plain.why(part(m.RewardMove, reward="fortify")) == text("reason-no-city")
    marked = won(0, world=land({"china": Mark(city="minor_city"), "india": Mark(scar="bunker")}))
    assert kinds(marked) == ["claim_continent", "found_major", "cancel_scar", "change_bonus", "fortify", "destroy_card"]


MARKED = land({"peru": Mark(scar="bunker"), "china": Mark(city="minor_city")})
SCARRED = land({"peru": Mark(scar="bunker"), "china": Mark(scar="ammo_shortage")})
BUILT = land({"peru": Mark(city="major_city"), "china": Mark(city="minor_city", boxes=10)})


@pytest.mark.parametrize(
    ("world", "kind", "wrong", "why_not", "right", "spots"),
    [
        (MARKED, "found_major", CHINA, "has-city", m.FoundMajor(territory=EGYPT), {*EVERYWHERE} - {CHINA}),
        (SCARRED, "cancel_scar", BRAZIL, "no-scar", m.CancelScar(territory=CHINA), {PERU, CHINA}),
        (BUILT, "fortify", BRAZIL, "no-city", m.Fortify(territory=CHINA), {PERU, CHINA}),
        (
            land(named={"asia": "bob"}),
            *("claim_continent", ASIA, "continent-named", m.ClaimContinent(continent=EUROPE), {*range(6)} - {ASIA}),
        ),
        (
            land({"china": Mark(card=False)}),
            *("destroy_card", CHINA, "card-gone", m.DestroyCard(territory=EGYPT), {*EVERYWHERE} - {CHINA}),
        ),
    ],
)
def test_where_a_reward_may_go(
    world: World, kind: m.RewardName, wrong: int, why_not: str, right: Any, spots: set[int]
) -> None:
    """RL-5.12, 7.5.2, 8.28, 8.30: wherever it is, whoever holds it; headquarters and scars are no obstacle to a city; a
    scar that is cancelled stays out of the campaign, an old fortification is replaced. At most one; a name is asked
    right after it."""
    play = won(0, world=world)
    assert sorted(places(play, kind)) == sorted(spots)
    place = "continent" if kind == "claim_continent" else "territory"
    assert why(play, kind, evolve(right, **{place: wrong})) == text(f"reason-{why_not}")
    reward(play, kind, right)
    if kind in ("found_major", "claim_continent"):
        assert play.mover == 0
        play.does(m.NotNow())
    assert play.mover == 1
    changed = play.state.world
    match right:
        case m.FoundMajor(territory=at):
            city = changed.lands[at].city
            assert city is not None
            assert (city.kind, city.founder, changed.used.major_city) == ("major_city", "ann", 1)
        case m.CancelScar(territory=at):
            assert (changed.lands[at].scar, len(changed.played)) == (None, 2)
        case m.Fortify(territory=at):
            assert (changed.lands[at].boxes, play.state.deltas[-1]) == (0, CityFortified(territory=at))
        case m.ClaimContinent(continent=number):
            assert changed.regions[number].namer == "ann"
        case m.DestroyCard(territory=at):
            assert not changed.lands[at].card


def test_changing_a_bonus() -> None:
    """EX-42, RL-8.32: +1 was used on Asia: only -1 is left, anywhere else; either is used up by itself."""
    play = won(0, world=used(land(changed={"asia": 1}), raised=1))
    play.does(part(m.RewardMove, reward="change_bonus"))
    left = [(move.continent, move.change) for move in play.offers(m.ChangeBonus)]
    assert left == [(continent, -1) for continent in range(6) if continent != ASIA]
    assert play.why(m.ChangeBonus(continent=ASIA, change=-1)) == text("reason-continent-changed")
    assert play.why(m.ChangeBonus(continent=EUROPE, change=1)) == text("reason-supply-empty")
    with play.refused("reason-supply-empty"):
        play.does(m.ChangeBonus(continent=EUROPE, change=1))
    play.does(m.ChangeBonus(continent=AUSTRALIA, change=-1))
    assert [altered.bonus for altered in play.heard(BonusAltered)] == [1]
    raised = won(0)
    reward(raised, "change_bonus", m.ChangeBonus(continent=EUROPE, change=1))
    assert (raised.state.world.used.raised, raised.state.world.used.lowered) == (1, 0)


@pytest.mark.parametrize(
    ("kind", "counts", "world"),
    [
        ("found_major", {"major_city": 5}, land()),
        ("cancel_scar", {"cancel_scar": 4}, SCARRED),
        ("fortify", {"fortify_city": 5}, BUILT),
        ("change_bonus", {"raised": 1, "lowered": 1}, land(changed={"asia": 1, "europe": -1})),
    ],
)
def test_supplies_of_the_winner(kind: m.RewardName, counts: dict[str, int], world: World) -> None:
    """RL-5.12, ``supply_empty``: the last one may be used, then it is told."""
    play = won(0, world=used(world, **counts))
    assert (kind in kinds(play), play.why(part(m.RewardMove, reward=kind))) == (False, text("reason-supply-empty"))
    less = [{**counts, name: count - 1} for name, count in counts.items()]
    assert all(kind in kinds(won(0, world=used(world, **each))) for each in less)


# ---- those who held on


def test_a_minor_city() -> None:
    """RL-5.12, 8.29, 8.47: where its founder stands at the end; no city yet, a scar is no obstacle."""
    play = held_on(troops={"north_africa": (1, 1)}, world=land({"egypt": Mark(scar="bunker")}))
    assert places(play, "found_minor") == sorted([EGYPT, NORTH_AFRICA])
    assert why(play, "found_minor", m.FoundMinor(territory=PERU)) == text("reason-not-held-at-end")
    reward(play, "found_minor", m.FoundMinor(territory=EGYPT))
    play.does(m.NotNow())
    city = play.state.world.lands[EGYPT].city
    assert city is not None
    assert (city.kind, city.founder) == ("minor_city", "bob")
    assert kinds(held_on(world=land({"egypt": Mark(city="major_city")}))) == ["upgrade_card"]


def test_supplies_are_shared() -> None:
    """RL-7.6.2: the last minor city goes to whoever comes first."""
    play = held_on(world=used(land(), minor_city=8))
    reward(play, "found_minor", m.FoundMinor(territory=EGYPT))
    play.does(m.NotNow())
    assert (play.mover, kinds(play)) == (2, ["upgrade_card"])
    assert play.why(part(m.RewardMove, reward="found_minor")) == text("reason-supply-empty")


def test_upgrading_a_card() -> None:
    """EX-43, RL-8.26: three coins become four already after the first game; six are the most."""
    play = held_on(world=land({"egypt": Mark(coins=3)}))
    reward(play, "upgrade_card", m.UpgradeCard(territory=EGYPT))
    assert [upgraded.coins for upgraded in play.heard(TerritoryCardUpgraded)] == [4]
    assert play.state.world.lands[EGYPT].coins == 4


@pytest.mark.parametrize(("mark", "reason"), [(Mark(coins=6), "card-full"), (Mark(card=False), "card-gone")])
def test_cards_that_cannot_be_upgraded(mark: Mark, reason: str) -> None:
    """RL-5.12, 8.47: for the first reason of all; else where somebody stands at the end."""
    play = held_on(world=land({"egypt": mark, "china": mark}), troops={"north_africa": (1, 1)})
    assert places(play, "upgrade_card") == [NORTH_AFRICA]
    for at, why_not in ((EGYPT, reason), (CHINA, reason), (ALASKA, "not-held-at-end")):
        assert why(play, "upgrade_card", m.UpgradeCard(territory=at)) == text(f"reason-{why_not}")


def test_nothing_left() -> None:
    """RL-7.6.1, 5.13: no option, no question."""
    play = held_on(world=land({"egypt": Mark(city="minor_city", card=False)}))
    assert play.mover == 2
    assert [event.seat for event in play.heard(RewardForgone)] == [0, 1]
    assert held_on(world=used(land(), minor_city=9, upgrade_card=41)).match.over
