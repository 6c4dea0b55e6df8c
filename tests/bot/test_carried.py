"""A world is carried to another place in a file: it is the same there, plays on, and knows its people by name until
they say who they are. What was changed on the way is refused."""

import json
import re
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot import cli
from bot.cases.carrying import packed, take_up
from bot.commandline.worlds import REASONS
from bot.parlour.simulated import Payload
from engines.core.game import Act
from engines.core.match import Match
from engines.core.rng import Rng
from engines.core.steward import KEEN
from engines.risk_legacy import GAME
from engines.risk_legacy.campaign.records import heirloom
from engines.risk_legacy.hooks import seals
from persistence.carried import NotCarried, fingerprint, new_key, numbered, read, signed, signer, tight
from persistence.carried import written as filed
from tests.bot.campaign import again, current, played, reigns, won_by, world
from tests.bot.reading import answer, custom_id, does, said, text
from tests.bot.scene import Scene, scene
from tests.bot.test_export import kept
from tests.bot.test_worlds import agreed
from tests.kits import KIT, playing
from tests.risk_legacy.packets.late import heirloom as late_world
from tests.risk_legacy.worlds import campaign


@pytest_asyncio.fixture(name="there")
async def _there(tmp_path: Path) -> AsyncIterator[Scene]:
    """Another bot on another server, with people of other ids and the same names."""
    (tmp_path / "there").mkdir()
    people = dict.fromkeys(("Zoe", "Ann", "Bob"), "en-GB")
    async with scene(tmp_path / "there" / "castellan.sqlite3", people) as made:
        yield made


async def file_of(s: Scene, folder: Path) -> bytes:
    """As the page of its world gives it to anybody."""
    return kept(s, await s.do(s.cid, answer(await world(s, s.cid)), "we"), folder).read_bytes()


async def taken(there: Scene, content: bytes) -> Any:
    return await take_up(there.bot.store, KIT, content, there.guild["id"], there.hall["id"])


@pytest.mark.thorough
async def test_a_world_is_the_same_elsewhere_and_plays_on(s: Scene, there: Scene, tmp_path: Path) -> None:
    """What was annulled and abandoned is carried along, and nobody's id is."""
    await played(s, s.bob)
    await s.finish(await again(s, s.bob))
    won_by(s, s.ann)
    await s.settle()
    assert await agreed(s, s.ann) == "It is annulled."
    await s.table(s.bob)
    await s.do(s.ann, answer(await s.slash(s.ann, "table close", s.hall)), "cl!")
    content = await file_of(s, tmp_path)
    assert not any(who["id"].encode() in content for who in s.people)
    one = await taken(there, content)
    document = json.loads(content)
    again_document = await packed(there.bot.store, KIT, one)
    assert fingerprint(again_document) == fingerprint(document)
    assert [each["fate"] for each in document["chain"]] == ["bequeathed", "annulled", "abandoned"]
    card = answer(await world(there, there.ann))
    assert "Ann" in text(card) or "Bob" in text(card), "by name"
    with pytest.raises(NotCarried, match="taken"):
        await taken(there, content)
    before = await reigns(there)
    table = await there.table(there.people[1])
    assert (await there.loaded(table)).playing._state.champions, "it begins with what the last one left"
    await there.finish(table)
    assert await reigns(there) == before + 1
    assert (await packed(there.bot.store, KIT, one))["chain"][0] == document["chain"][0]


def nameless(body: str) -> str:
    """Without who it was: people are numbered anew in each file."""
    return re.sub(r'"person":"[^"]+"', '"person":""', body)


def advised(match: Match[Any]) -> list[Act[Any]]:
    """All acts to its end, each as a steward would answer."""
    acts: list[Act[Any]] = []
    while not match.over:
        seat = match.asked()[0]
        menu = match.menu(seat)
        assert menu is not None
        given = match.game.advise(match.view(seat), menu, Rng(f"carried {len(acts)}"), KEEN)
        acts.append(Act(seat=seat, question=match.question(seat), given=given))
        match, _ = match.act(acts[-1])
    return acts


@pytest.mark.thorough
@pytest.mark.long
async def test_what_packets_have_brought_is_played_with_elsewhere(tmp_path: Path) -> None:
    """RL-B0: a world of Risk in which all of them are open; its next match stands in what the last one left, and can be
    carried on."""
    left = late_world()
    body = left.body.replace('"ann"', f'"{numbered(1)}"').replace('"bob"', f'"{numbered(2)}"')
    link = {**written()["chain"][0], "heirloom": {"game": left.game, "schema": left.schema, "body": body}}
    async with scene(tmp_path / "castellan.sqlite3", dict.fromkeys(("Zoe", "Ann", "Bob"), "en-GB"), playing(GAME)) as s:
        one = await take_up(s.bot.store, s.kit, present(written(chain=[link])), s.guild["id"], s.hall["id"])
        table = await s.table(s.people[1], game=GAME.meta.key, stewards=1)
        assert {seal.packet for seal in seals()} == set((await s.loaded(table)).playing._state.world.packets.opened)
        await s.bot.sessions.submit(table, "as stewards would", "clock", lambda now: advised(now.playing))
        again = await packed(s.bot.store, s.kit, one)
        founded, now = again["chain"]
        assert nameless(founded["heirloom"]["body"]) == nameless(body)
        assert json.loads(now["heirloom"]["body"])[1]["before"], "it answers to the one before by its hash"
        two = await take_up(s.bot.store, s.kit, filed(again), s.guild["id"], s.attic["id"])
        assert fingerprint(await packed(s.bot.store, s.kit, two)) == fingerprint(again)


async def test_a_person_is_a_name_until_they_say_who_they_are(s: Scene, there: Scene, tmp_path: Path) -> None:
    """And until whoever decides about the world agrees; nobody becomes two, or takes what is not theirs."""
    await played(s, s.bob)
    await taken(there, await file_of(s, tmp_path))
    host, ann, bob = there.people
    kept_there = await current(there)
    assert kept_there is not None
    (stand_in,) = {each for each in json.loads(kept_there.heirloom.body)["champions"] if each}

    async def claimed(who: Payload) -> str:
        card = answer(await there.do(who, answer(await world(there, who)), "wq"))
        return said(await there.discord.people.select(who, card, custom_id(card, "wn"), [stand_in]))

    async def answered(who: Payload, verb: str) -> str:
        card = answer(await there.do(host, answer(await world(there, host)), "wg"))
        return said(await there.discord.people.select(host, card, custom_id(card, verb), [who["id"]]))

    assert (await claimed(bob)).startswith("Noted.")
    assert (await answered(bob, "wd")).startswith("Not so, then")
    assert stand_in in await _body(there)
    assert not does(answer(await world(there, host)), "wg"), "nobody waits any more"
    assert (await claimed(ann)).startswith("Noted.")
    assert not does(answer(await world(there, bob)), "wg"), "it is not for everybody to agree"
    assert (await answered(ann, "wy")).startswith("So it is")
    now = await current(there)
    assert now is not None
    assert json.loads(now.heirloom.body)["champions"] == [ann["id"]]
    card = answer(await world(there, bob))
    assert not does(card, "wq"), "nobody is but a name any more"
    late = await there.forge(bob, card, f"1:wn:{now.world_id}", component_type=3, values=[stand_in])
    assert said(late).startswith("That is not possible any more")


async def test_who_has_played_there_as_themselves_is_nobody_else(s: Scene, there: Scene, tmp_path: Path) -> None:
    await played(s, s.bob)
    one = await taken(there, await file_of(s, tmp_path))
    host, ann, _ = there.people
    (stand_in,) = {each for each in json.loads(await _body(there))["champions"] if each}
    await there.finish(await there.table(ann))
    card = answer(await there.do(host, answer(await world(there, host)), "wq"))
    tried = await there.discord.people.select(host, card, custom_id(card, "wn"), [stand_in])
    assert said(tried).startswith("That is not possible any more")
    assert stand_in in await _body(there)
    assert one.signer is not None


async def _body(s: Scene) -> str:
    now = await current(s)
    assert now is not None
    return now.heirloom.body


# ---- what is refused


def present(content: dict[str, Any], key: str = "") -> bytes:
    """The file that this release makes of it, all hashes right."""
    whole = {**content, "format": 3}
    return filed(signed({**whole, "fingerprint": fingerprint(whole)}, key or KEY))


def written(**otherwise: Any) -> dict[str, Any]:
    """A world of two games and its founding, as a file of the second format has it before it is signed."""
    people = [numbered(at) for at in range(1, 6)]
    chain = campaign(2, people=tuple(people))
    left = [heirloom(chain[: at + 1]) for at in range(3)]
    links = [
        {
            "number": at,
            "match": f"match {at}",
            "parent": f"match {at - 1}" if at else None,
            "fate": "bequeathed",
            "at": 1000 * at,
            "annulled": None,
            "heirloom": {"game": each.game, "schema": each.schema, "body": each.body},
        }
        for at, each in enumerate(left)
    ]
    names = dict(zip(people, ("Ann", "Bob", "Cid", "Dot", None), strict=True))
    content = {"format": 2, "game": GAME.meta.key, "founded": 0, "archived": None, "people": names, "chain": links}
    return {**content, **otherwise}


def rewritten(old: str, new: str) -> Callable[[dict[str, Any]], dict[str, Any]]:
    """In the last heirloom, by somebody who has a key."""

    def change(content: dict[str, Any]) -> dict[str, Any]:
        last = content["chain"][-1]["heirloom"]
        assert old in last["body"]
        last["body"] = last["body"].replace(old, new, 1)
        return signed(content, KEY)

    return change


KEY = new_key()
HONEST = present(written())
REFUSED: dict[str, tuple[Callable[[dict[str, Any]], Any], str]] = {
    "no world": (lambda _: [], "unreadable"),
    "cut": (lambda content: json.dumps(signed(content, KEY))[:-9], "unreadable"),
    "unsigned": (lambda content: content, "unreadable"),
    "as an earlier release had it": (lambda content: {**content, "format": 1}, "unsigned"),
    "of a later release": (lambda content: {**content, "format": 4}, "newer"),
    "changed after it was signed": (lambda content: {**signed(content, KEY), "founded": 7}, "forged"),
    "signed by somebody else": (lambda content: {**signed(content, KEY), "key": "0" * 64}, "forged"),
    "a record changed, and signed": (rewritten('"rounds":', '"rounds":1'), "forged"),
    "somebody's id in it": (rewritten(numbered(2), "123456789012345678"), "forged"),
    "a link missing": (lambda content: signed({**content, "chain": content["chain"][1:]}, KEY), "forged"),
    "a game that is not here": (lambda content: signed({**content, "game": "chess"}, KEY), "game"),
}


def last_changed(content: dict[str, Any]) -> dict[str, Any]:
    """Another winner of the last game, to whose record no later one answers; signed by somebody else, and whole."""
    last = content["chain"][-1]["heirloom"]
    body, found, after = last["body"].rpartition('"winner":')
    last["body"] = f"{body}{found}{'0' if after[0] != '0' else '1'}{after[1:]}"
    return content


def last_cut(content: dict[str, Any]) -> dict[str, Any]:
    """Without the last game."""
    return {**content, "chain": content["chain"][:-1]}


@pytest.mark.parametrize("change", [last_changed, last_cut])
async def test_what_somebody_else_has_signed_is_refused(
    s: Scene, change: Callable[[dict[str, Any]], dict[str, Any]]
) -> None:
    """What no hash gives away: all of them were made anew, with a key of one's own. Who knows whose it must be is told
    nothing else; the world that was meant is taken up, by the same word."""
    forged, honest, mine = present(change(written()), new_key()), present(written()), signer(json.loads(HONEST)["key"])
    assert read(forged).game == GAME.meta.key
    with pytest.raises(NotCarried, match="signer"):
        await take_up(s.bot.store, playing(GAME), forged, s.guild["id"], s.hall["id"], signed_by=mine)
    world = await take_up(s.bot.store, playing(GAME), honest, s.guild["id"], s.hall["id"], signed_by=f" {mine.upper()}")
    assert world.signer == mine
    assert fingerprint(json.loads(forged)) != fingerprint(json.loads(honest)), "and either says that it is another one"


@pytest.mark.parametrize("change", [last_changed, last_cut])
def test_the_hash_is_over_the_last_match_too(change: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    whole = json.loads(HONEST)
    del whole["signature"], whole["key"]
    with pytest.raises(NotCarried, match="forged"):
        read(filed(signed(change(whole), KEY)))
    with pytest.raises(NotCarried, match="forged"):
        read(filed(signed({name: each for name, each in whole.items() if name != "fingerprint"}, KEY)))


def test_a_file_is_written_in_one_way() -> None:
    """What looks the same and has other bytes was not exported like that."""
    content = written()
    loose = content["chain"][-1]["heirloom"]
    assert tight(loose["body"]) == loose["body"], "as games write them"
    loose["body"] = json.dumps(json.loads(loose["body"]), indent=1, ensure_ascii=False)
    for other in (
        HONEST + b"\n",
        HONEST.replace(b"\n", b"\r\n"),
        json.dumps(json.loads(HONEST)).encode(),
        present(content),
    ):
        with pytest.raises(NotCarried, match="rewritten"):
            read(other)
    old = signed(written(), KEY)
    assert read(json.dumps(old).encode()) == read(filed(old)), "files from before are read as they are"


@pytest.mark.parametrize("what", REFUSED)
async def test_what_was_changed_is_refused_with_a_reason(what: str, s: Scene) -> None:
    change, code = REFUSED[what]
    told = change(written())
    content = (told if isinstance(told, str) else json.dumps(told)).encode()
    with pytest.raises(NotCarried) as refused:
        await take_up(s.bot.store, playing(GAME), content, s.guild["id"], s.hall["id"])
    assert refused.value.code == code
    assert refused.value.code in REASONS
    assert await s.bot.store.worlds.of_channel(s.hall["id"]) == []


def test_a_world_is_carried_by_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same world lies in both places, and either says by what it is told from others."""
    file, copy = tmp_path / "world.json", tmp_path / "copy.json"
    file.write_text(json.dumps(signed(written(), KEY)))
    monkeypatch.setenv("CASTELLAN_DATABASE", str(tmp_path / "castellan.sqlite3"))
    kit = playing(GAME)
    assert cli.main(["world", "import", str(file), "--server", "1", "--channel", "2"], kit) == 0
    assert cli.main(["world", "import", str(file), "--server", "1", "--channel", "2"], kit) == 1
    assert cli.main(["world", "export", "2", GAME.meta.key, str(copy)], kit) == 0
    assert cli.main(["world", "export", "3", GAME.meta.key, str(copy)], kit) == 2
    assert cli.main(["world", "export", "2", "risk", str(copy)], kit) == 2
    assert cli.main(["world", "import", str(copy), "--server", "1", "--channel", "4"], kit) == 0
    told = capsys.readouterr().out
    assert "there is one of: risk_legacy." in told, "who has mistyped the game reads what it is called"
    assert fingerprint(json.loads(copy.read_text())) in told
    by = signer(json.loads(copy.read_text())["key"])
    assert told.count(f"--signed-by {by}") == 1, "the export says what to say when it is taken up"
    assert told.count("Anybody can sign a file") == 2
    anew = ["world", "import", str(copy), "--server", "1", "--channel", "5", "--signed-by"]
    assert cli.main([*anew, "0" * 16], kit) == 1
    assert "signed by somebody else" in capsys.readouterr().out
    assert cli.main([*anew, by], kit) == 0
    assert "Anybody can sign a file" not in capsys.readouterr().out


@pytest.mark.parametrize("where", [("x", "2"), ("1", "abc"), ("1", "<#2>"), ("1", "٢")])
def test_a_place_that_discord_cannot_have_is_refused(
    where: tuple[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What a host has typed: names, and what a mention is made of. The world lay where nobody could reach it."""
    (tmp_path / "world.json").write_bytes(HONEST)
    monkeypatch.setenv("CASTELLAN_DATABASE", str(tmp_path / "castellan.sqlite3"))
    server, channel = where
    given = ["world", "import", str(tmp_path / "world.json"), "--server", server, "--channel", channel]
    assert cli.main(given, playing(GAME)) == 2
    assert "digits only" in capsys.readouterr().out
    assert not (tmp_path / "castellan.sqlite3").exists()
