"""Figures in words and as plots: both say the same, in every language, and can be read."""

import re
from collections.abc import Sequence
from typing import Any

import pytest

from bot.cases.statistics import Board, Life, Place, Realm, Standing, Whole
from bot.contests.counting import named, places
from bot.contests.ratings import SURE, followed
from bot.contests.statistics import career, records
from bot.figures.leaf import Leaf
from bot.figures.people import life
from bot.figures.servers import almanac, board, server
from bot.languages import SHIPPED
from bot.pictures.plots import MOST_POINTS, Bars, Curve, plotted
from bot.speech import plain
from bot.ui.grid import BLOCK, WIDEST, width
from persistence.results import Result
from persistence.worlds import World
from tests.bot.overheard import latin
from tests.contests.results import result
from tests.drawing.measured import complaints
from tests.kits import EVERY, voice

GAME, OTHER = "risk_legacy", "royals"
LUCKY = {"ann": {"luck": 3_400}}
WON, LOST = "ann=bob cid", "cid bob ann"
NAMES = ("Ann", "Bob", "Cid")


def played(count: int, game: str = GAME) -> list[Result]:
    return [result(at, LOST if at % 3 == 0 else WON, game=game, more=LUCKY) for at in range(1, count + 1)]


def standing(game: str, results: Sequence[Result], who: str = "ann") -> Standing:
    return Standing(game=game, career=career(results, who), trail=followed(map(places, results)).get(who))


def anns(*of: tuple[str, int], **more: Any) -> Life:
    every = {game: played(count, game) for game, count in of}
    together = [each for results in every.values() for each in results]
    games = [standing(game, results) for game, results in every.items()]
    known: dict[str, Any] = {"name": "Ann", "own": True, "wants": "shown"}
    return Life(all=career(together, "ann"), games=games, names=named(together), **{**known, **more})


def a_board(count: int, game: str = GAME) -> Board:
    results = played(count, game)
    order = sorted(followed(map(places, results)).items(), key=lambda pair: -pair[1].rating.shown)
    ranked = [Place(who=who, rating=trail.rating) for who, trail in order]
    return Board(game=game, records=records(results), places=ranked, names=named(results))


def a_server(locale: str) -> Leaf:
    boards = [a_board(12), a_board(3, OTHER)]
    together = [*played(12), *played(3, OTHER)]
    return server(Whole(records=records(together), boards=boards, names=named(together)), EVERY, locale)


LEAVES = {
    "one game": lambda locale: life(anns((GAME, 12)), EVERY, locale),
    "several": lambda locale: life(anns((GAME, 5), (OTHER, 2)), EVERY, locale),
    "game": lambda locale: board(a_board(12), EVERY, locale),
    "server": a_server,
}


@pytest.mark.parametrize("locale", SHIPPED.tags)
@pytest.mark.parametrize("what", LEAVES)
def test_the_words_say_what_the_plots_show(what: str, locale: str) -> None:
    leaf = LEAVES[what](locale)
    scene = plotted(plain(leaf.title), leaf.plots)
    assert complaints(scene, NAMES) == []
    assert len(scene.facts) > 1
    for fact in (*scene.facts, (scene.title,)):
        assert any(all(part in line for part in fact) for line in leaf.told.splitlines()), fact
    blocks = leaf.told.split(BLOCK)[1::2]
    assert all(width(line) <= WIDEST and "…" not in line for block in blocks for line in block.splitlines())
    if locale != "en":
        assert latin(re.sub(r"<[^>]*>", "", leaf.told)) <= {*NAMES, *map(str.lower, NAMES)}


def test_somebodys_page() -> None:
    told = life(anns((GAME, 12)), EVERY, "en").told
    assert "### Ann · Risk Legacy\n12 matches\nPlaces: place 1: 8 · place 2: 0 · place 3: 4\n" in told
    assert "Dice: 40.8 troops better than average" in told
    assert "Longest run of wins: 2" in told
    assert "Met most often: Bob, 12 matches\nMost feared: Bob, ahead in 4 of 12" in told
    assert "provisional" not in told, "sure by now"
    assert len(re.findall("→", told)) == 9, "the latest ten"


def test_a_rating_is_marked_while_it_is_provisional() -> None:
    told = life(anns((GAME, 3), (OTHER, 1)), EVERY, "en").told
    assert len(re.findall(r"\d\?", told)) == 3
    assert told.count(f"fewer than {SURE} rated matches") == 1


def test_whoever_is_not_shown_reads_that_only_they_see_it() -> None:
    assert "hidden from others" in life(anns((GAME, 1), wants="hidden"), EVERY, "en").told
    alone = [result(1, "ann -", game=GAME)]
    left = Life(
        name="Ann", own=True, wants="left", all=career(alone, "ann"), games=[standing(GAME, alone, "eve")], names={}
    )
    told = life(left, EVERY, "en").told
    assert "you have left the ratings" in told
    assert "No rating yet" in told


def test_the_almanac_names_champions_records_and_worlds() -> None:
    world = World(id=1, guild_id="1", channel_id="7", game=GAME, founded_at=0, archived_at=1)
    realm = Realm(world=world, title="Planet Zog", laurels=["Next: game 3 of 15"])
    told = almanac([a_board(12), a_board(3, OTHER)], [realm], EVERY, "en").told
    assert re.search(r"Risk Legacy: \*\*(Ann|Bob|Cid)\*\*, \d+\n", told)
    assert "Royals: nobody yet" in told, "provisional ratings make no champion"
    assert "**Records · Royals**" in told
    assert "- **Planet Zog** · Risk Legacy · <#7> · left behind\n  Next: game 3 of 15" in told


def test_nobody_rated() -> None:
    results = [result(1, "ann -", game=GAME)]
    found = Board(game=GAME, records=records(results), places=[], names=named(results))
    leaf = board(found, EVERY, "en")
    assert "Nobody is rated yet" in leaf.told
    assert leaf.plots == []


@pytest.mark.parametrize("values", [[1500], [1500, 1500], [7, 4000], list(range(1000, 3000))], ids=len)
def test_any_curve_can_be_read(values: list[int]) -> None:
    curve = Curve(title="Rating", values=values, notes=[("now", str(values[-1]))])
    scene = plotted("Ann", [curve, Bars(title="None", rows=[]), Bars(title="Naught", rows=[("a" * 80, 0, "0")])])
    assert complaints(scene, ["a" * 80]) == []
    points = re.findall(r'points="([^"]*)"', scene.layers[0].sprite.svg)
    assert all(len(each.split(" ")) <= 2 * MOST_POINTS for each in points)


def test_what_luck_is_called_is_the_games_own() -> None:
    game = EVERY.game(GAME)
    assert [voice("ru", GAME)(game.luck.told(each)) for each in (-1_500, 300)] == [
        "Кубики: на 1,5 солдата хуже среднего",
        "Кубики: на 0,3 солдата лучше среднего",
    ]
