"""Packets in a world that was founded without them (RL-B0.4), and what becomes of it when a game is not to have been
(RL-B0.5)."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.parlour.simulated import Payload
from bot.ui.page import markdown
from engines.risk_legacy import GAME
from engines.risk_legacy.campaign.deltas import PacketOpened, PacketsAllowed
from engines.risk_legacy.campaign.records import fold, inherited
from engines.risk_legacy.events.packets import Met, PacketUnsealed
from persistence.records import Known
from tests.bot.campaign import current
from tests.bot.reading import answer, custom_id, text
from tests.bot.scene import Scene, scene
from tests.bot.standing import ours
from tests.bot.test_worlds import agreed
from tests.campaigns import Table
from tests.kits import playing
from tests.risk_legacy.packets.test_sealed_on_discord import KIT
from tests.risk_legacy.test_on_discord import _blank, state_of
from tests.risk_legacy.worlds import PEOPLE, bequeathed

__all__ = ["_blank"]
OFFERED = "Packets from now on"
OLD, MET = bequeathed(9), ("pack_1", "pack_2", "pack_3")
"""A world that was founded without packets: nine minor cities lie in it, somebody was eliminated, somebody has signed
twice. The packets which those open."""


def begun(unseal: str) -> Any:
    place = Table(game=GAME, seats=5, seed="later", options={"unseal": unseal}, heirloom=OLD, people=PEOPLE)
    return place.begin()


def test_what_the_records_have_met_opens_in_the_setup() -> None:
    """RL-B0.4: in the order of the packets, as deltas of the record of this game; nobody has opened it."""
    match, events = begun("yes")
    opened = [each for each in events if isinstance(each, PacketUnsealed)]
    assert [(each.packet, each.seat) for each in opened] == [(packet, None) for packet in MET]
    left = match.meanwhile
    assert left is not None
    allowed, *rest = inherited(left)[-1].deltas[: 1 + len(MET)]
    assert allowed == PacketsAllowed()
    assert [each.packet for each in rest if isinstance(each, PacketOpened)] == [*MET]


def test_why_it_opens_only_now_is_said() -> None:
    """RL-B0.4. What a newcomer missed: a packet was open, and nobody knew by whom or why; and its scar cards were dealt
    in the very game that was said to be without them. All that an open packet says is true from then on."""
    _, events = begun("yes")
    opened = [each for each in events if isinstance(each, PacketUnsealed)]
    assert [each.met for each in opened] == [
        Met(game=game, person=person, barred=True) for game, person in ((9, "ann"), (1, "cid"), (6, "bob"))
    ]
    known = Known(people=(("ann", "Ann"), ("bob", "Bob"), ("cid", "Cid")))
    voice = playing(GAME).voice("en", "risk_legacy", known=known)
    pages = [markdown(page, voice) for each in opened if (page := GAME.presenter.occasion(each))]
    since = "It opens only now, since this world was played without packets so far. Its condition was met in game"
    assert f"{since} 9 (Ann): the ninth minor city is founded." in pages[0]
    assert f"{since} 1 (Cid): somebody is eliminated from a game." in pages[1]
    assert not any("next game" in page for page in pages)


def test_a_packet_that_was_built_later_says_so() -> None:
    """RL-B0.4: the world has had packets from the beginning."""
    met = Met(game=3, person="", barred=False)
    page = GAME.presenter.occasion(PacketUnsealed(seat=None, packet="pack_1", met=met))
    assert page is not None
    told = markdown(page, playing(GAME).voice("en", "risk_legacy"))
    assert "It opens only now, since it came to this world later. Its condition was met in game 3: the ninth" in told


def test_nothing_opens_where_nobody_wants_it() -> None:
    match, events = begun("no")
    assert not [each for each in events if isinstance(each, PacketUnsealed)]
    assert not match._state.world.packets.allowed


async def options(s: Scene, card: Payload) -> Payload:
    return answer(await s.do(s.ann, card, "opt"))


async def chosen(s: Scene, page: Payload, key: str, value: str) -> None:
    table = custom_id(s.having("j"), "j").split(":")[2]
    await s.discord.people.select(s.ann, page, f"1:os:{table}:{key}", [value])


@pytest.mark.thorough
async def test_they_can_be_allowed_later_and_are_not_by_a_game_that_does_not_count(tmp_path: Path) -> None:
    """It is offered where a world goes on. Once that game is annulled, the world is as it was founded."""
    async with scene(tmp_path / "castellan.sqlite3", kit=KIT) as s:
        page = await options(s, await s.lobby(s.bob, s.cid, game="risk_legacy"))
        assert OFFERED not in text(page)
        await chosen(s, page, "sealed_packets", "none")
        await s.finish(await s.begin())
        await s.do(s.ann, s.having("again"), "again")
        page = await options(s, s.having("j"))
        assert OFFERED in text(page)
        assert "Sealed packets" not in text(page), "that was settled at the founding"
        await chosen(s, page, "unseal", "yes")
        await s.settle()
        assert OFFERED in text(s.having("opt"))
        table = await s.begin(s.bob, s.cid)
        assert (await state_of(s, table)).world.packets.allowed
        await s.finish(table)
        await s.do(s.ann, s.having("again"), "again")
        assert OFFERED not in text(s.having("opt")) + text(await options(s, s.having("opt"))), "they are allowed by now"
        for who in (s.ann, s.bob):
            await agreed(s, who)
        kept = await current(s, "risk_legacy")
        assert kept is not None
        assert not fold(inherited(kept.heirloom)).packets.allowed
        assert OFFERED in text(await options(s, s.having("opt")))


async def test_the_table_is_told_of_all_that_opened_before_its_first_turn(tmp_path: Path) -> None:
    def setup(seats: int, seed: str, options: Any, _heirloom: Any, people: tuple[str, ...]) -> Any:
        return GAME.setup(seats, seed, {**options, "unseal": "yes"}, OLD, people)

    async with scene(tmp_path / "castellan.sqlite3", kit=playing(replace(GAME, setup=setup))) as s:
        await s.table(s.bob, s.cid, game="risk_legacy")
        (message,) = [each for each in ours(s) if "It opens only now" in text(each)]
        assert re.findall("Pack . is open!", text(message)) == [f"Pack {packet[-1]} is open!" for packet in MET]
        assert len(message["attachments"]) == len(MET)
