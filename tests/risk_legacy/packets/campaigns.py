"""Whole campaigns at random in which packets open by themselves; as a program it says when (RL-B0.3).

``python -m tests.risk_legacy.packets.campaigns 200 --first 0`` plays so many, and prints for each packet in how many of
them it opened, and in which game the median, and in how many each faction, event, mission, power and scar of packets
was seen in play. With ``--absent`` all persons are away from the first game to the last,
and stewards play for them (RL-7.4.1)."""

import argparse
import random
import sys
import traceback
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from statistics import median

from engines.core.match import restore
from engines.core.menu import Given, Menu, Pick
from engines.core.move import Move, Part
from engines.core.outcome import Heirloom
from engines.core.steward import KEEN as KEENLY
from engines.risk_legacy import GAME
from engines.risk_legacy.campaign.deltas import PacketOpened
from engines.risk_legacy.campaign.records import inherited
from engines.risk_legacy.components import BOX
from engines.risk_legacy.hooks import seals
from tests.campaigns import Table, following
from tests.playing import Turn, answer, perform, played
from tests.risk_legacy.packets.sightings import SELDOM, everything, heard
from tests.risk_legacy.packets.sightings import played as used

PERSONS = ("ann", "bob", "cid", "dot", "eve", "fay")
"""One more than ever sit together."""
ADVISED = 0.5
"""Every other answer is a steward's."""
SEATINGS = 0.0005
"""How often somebody comes, leaves or is removed; a game takes some hundred acts."""
KILLED = 15
"""After so many acts everything is read back, where that is looked at."""
CAPS = ("none", "8", "12", "20")
KEEN: Mapping[str, float] = {
    "found_minor": 0.9,
    "found_major": 0.5,
    "upgrade_card": 0.6,
    "place_sticker": 0.7,
    "fire": 0.6,
    "claim_mission": 0.9,
}
"""How often moves are made, wherever they can be, that people like more than chance does, by kind."""
BROUGHT = (
    *("beam_down", "ruin_city", "grow", "give_weakness", "claim_mutation", "claim_domination", "interfere", "deny"),
    *("reconnoitre", "silence", "rally_troops", "swap_card", "take_from_island", "entrance", "wall_city"),
)
EAGER: Mapping[str, float] = {**KEEN, **dict.fromkeys(BROUGHT, 0.9)}
"""The same with what packets bring."""
FIRST = ("upgrade_card", "place_sticker")
"""Of these the first there is: coins are piled up on few cards."""


@dataclass(slots=True)
class Campaign:
    """What became of one."""

    number: int
    opened: dict[str, int] = field(default_factory=dict)
    """Packet → in which game it opened."""
    games: int = 0
    acts: int = 0
    planet: str | None = None
    seen: set[str] = field(default_factory=set)
    """What of the packets has come about in it."""


def campaign(
    number: int,
    games: int = BOX.games,
    *,
    keen: Mapping[str, float] | None = KEEN,
    killed: int = -1,
    begun: Heirloom | None = None,
) -> Campaign:
    """Campaign *number*: whatever chance does, the invariants hold after every act (RL-10, RL-B).

    :param keen: what else it is keen on; ``None``: nothing is left to chance, all persons are absent.
    :param begun: a world that is there already; ``None``: it is founded first.
    :param killed: up to this game everything is read back now and then, as after a crash, and leaves the same.
    :raises AssertionError: with a note in which game and after how many acts.
    """
    told, heirloom = Campaign(number), begun
    for game in range(int(begun is not None), games + 1):  # the founding first
        heirloom = _one(told, game, heirloom, keen, killed)
        told.games = game
    return told


def _one(
    told: Campaign, game: int, heirloom: Heirloom | None, keen: Mapping[str, float] | None, killed: int
) -> Heirloom:
    chance = random.Random(f"campaign {told.number}, game {game}")
    place, at = table(told.number, game, heirloom, chance), 0
    try:
        match, begun = place.begin()
        told.seen.update(sight for event in begun for sight in heard(event))
        GAME.check(match._state)
        again = match
        for turn in _turns(place, keen, chance):
            match, at = turn.after, at + 1
            told.seen.update(sight for event in turn.events for sight in heard(event))
            GAME.check(match._state)
            if game <= killed:
                again, _ = perform(again if at % KILLED else restore(GAME, again.dump(), again.step), turn.entry)
    except Exception as error:
        error.add_note(f"campaign {told.number}, game {game}, {place.seats} seats, after {at} acts")
        raise
    told.acts += at
    told.seen.update(used(match._state))
    left = GAME.bequest(match._state)
    assert left is not None
    assert game > killed or GAME.bequest(again._state) == left, f"{told}: another record, killed over and over"
    for delta in inherited(left)[-1].deltas:
        if isinstance(delta, PacketOpened):
            told.opened[delta.packet] = game
    told.planet = match._state.world.planet
    return left


def _turns(place: Table, keen: Mapping[str, float] | None, chance: random.Random) -> Iterator[Turn]:
    seed = chance.randrange(1 << 30)
    if keen is None:
        return played(place, seed, seatings=0, asides=0, advised=lambda _: 1.0, level=KEENLY)
    moves = _Eager(keen, chance)
    return played(place, seed, seatings=SEATINGS, choose=moves.choose, advised=moves.advised)


def table(number: int, game: int, heirloom: Heirloom | None, chance: random.Random) -> Table:
    """The persons change seats, and one of them is always missing."""
    seats = GAME.meta.seats[(number + game) % len(GAME.meta.seats)]
    place = following(GAME, seats, f"packets {number}, {game}", heirloom)
    options = {**place.options, "sealed_packets": "all_built", "round_cap": chance.choice(CAPS), "unseal": "no"}
    if heirloom:
        del options["sealed_packets"]
    people = tuple(chance.sample(PERSONS, seats))
    return Table(game=GAME, seats=seats, seed=place.seed, options=options, heirloom=heirloom, people=people)


class _Eager:
    """Chance, but that it is keen on what makes things happen."""

    def __init__(self, keen: Mapping[str, float], chance: random.Random) -> None:
        self.keen, self.chance = keen, chance
        self.wished: int | None = None

    def advised(self, menu: Menu[Move]) -> float:
        self.wished = None
        if isinstance(menu, Pick) and menu.at_least <= 1:
            kinds = [_kind(option.move) for option in menu.options]
            kind = max(kinds, key=lambda each: self.keen.get(each, 0.0), default="")
            if self.chance.random() < self.keen.get(kind, 0.0):
                found = [at for at, each in enumerate(kinds) if each == kind]
                self.wished = found[0] if kind in FIRST else self.chance.choice(found)
        return ADVISED if self.wished is None else 0.0

    def choose(self, menu: Menu[Move], rng: random.Random) -> Given[Move]:
        wished, self.wished = self.wished, None
        return answer(menu, rng) if wished is None else menu.choose(wished)


def _kind(move: Move) -> str:
    """Of a reward too that is only being put together."""
    return str(move.value) if isinstance(move, Part) and move.field == "reward" else move.kind


def main() -> int:
    """0 if nothing failed, every packet opened somewhere, what they bring came about unless it is seldom, and worlds of
    absent persons were all named."""
    made = argparse.ArgumentParser(description=__doc__)
    made.add_argument("campaigns", type=int)
    made.add_argument("--first", type=int, default=0, help="the number of the first")
    made.add_argument("--absent", action="store_true", help="stewards alone, in the place of persons")
    made.add_argument("--plain", action="store_true", help="chance and stewards alone, keen on nothing")
    args = made.parse_args()
    done, failed = list[Campaign](), 0
    keen = None if args.absent else {} if args.plain else KEEN
    for number in range(args.first, args.first + args.campaigns):
        try:
            done.append(campaign(number, keen=keen))
        except Exception:  # whatever it is, the others are played
            traceback.print_exc()
            failed += 1
        else:
            say(f"{done[-1]}")
    acts, named = sum(each.acts for each in done), sum(each.planet is not None for each in done)
    say(f"{len(done)} campaigns, {acts} acts, {named} planets named, {failed} failures")
    never = 0
    for packet in (seal.packet for seal in seals()):
        games = [each.opened[packet] for each in done if packet in each.opened]
        never += not games
        say(f"{packet}: in {len(games)}, the median in game {median(games)}" if games else f"{packet}: never")
    for sight in everything():
        times = sum(sight in each.seen for each in done)
        never += not times and sight not in SELDOM
        say(f"{sight}: in {times}" if times else f"{sight}: never")
    return bool(failed or never or (args.absent and named < len(done)))


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
