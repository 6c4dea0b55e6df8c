"""What the game is about, its options, and how it is set up: sections 1 and 4 of the rules."""

import pytest

from engines.bellum_magica import GAME, events
from engines.bellum_magica.atlas import CASTLES, CHESTS_OF, GOBLINS, OF_KIND, OF_TIER, SETTLEMENTS
from engines.bellum_magica.components import BOX
from engines.core.chair import Chair
from engines.core.match import Match, ask, begin, settle, start
from engines.core.menu import Refused
from engines.core.record import evolve
from engines.core.rng import Rng
from tests.bellum_magica.arrange import Told, begun, scene
from tests.bellum_magica.notation import A, B, C, D
from tests.bellum_magica.scene import Scene

COUNTS = (2, 3, 4, 5)


def castles(game: Scene) -> list[str]:
    return [CASTLES[lair.castle].id for lair in game.state.lairs]


# ---- seats and options


def test_options_have_the_defaults_of_the_rules() -> None:
    """BM-1.5 to 1.10: the first of their values."""
    assert dict(GAME.meta.chosen(None, 3)) == {
        "first_captain": "random",
        "castle_wishes": "any,any,any",
        "end_at": "10",
        "supply": "unlimited",
        "day_cap": "none",
    }
    choices = {setting.key: setting.choices for setting in GAME.meta.options}
    assert choices["end_at"] == ("10", "7")
    assert choices["supply"] == ("unlimited", "printed")
    assert choices["castle_wishes"] == ("any", *(castle.id for castle in CASTLES))


@pytest.mark.parametrize("first", [A, B, C, D])
def test_the_host_may_name_the_first_captain(first: int) -> None:
    """BM-1.6, 4.1: then nothing is drawn, and the castles are the first chance."""
    game = begun(4, seed="named", captain=first)
    (dealt,) = game.heard(events.Dealt)
    assert (dealt.captain, dealt.drawn, game.state.captain) == (first, False, first)
    shuffled, _ = Rng("named").shuffled(range(5))
    assert dealt.castles == shuffled[:4]


def test_a_last_day_lies_between_fifteen_and_sixty() -> None:
    """BM-1.10."""
    (setting,) = [setting for setting in GAME.meta.options if setting.key == "day_cap"]
    assert (setting.choices, setting.numbers) == (("none",), range(15, 61))
    for day in (15, 37, 60):
        assert start(GAME, 2, "seats", options={"day_cap": str(day)})._state.variant.day_cap == day
    for wrong in ("14", "61", "0", "015"):
        with pytest.raises(Refused):
            start(GAME, 2, "seats", options={"day_cap": wrong})


# ---- the deal


@pytest.mark.parametrize("seats", COUNTS)
@pytest.mark.parametrize("captain", ["random", "1"])
def test_draws_happen_in_this_order_and_no_other(seats: int, captain: str) -> None:
    """BM-4.1 to 4.6, 8.1: told here once more, draw by draw, every shuffle from the order of the data."""
    rng, setup = Rng("draws"), BOX.setup(seats)
    first = 1
    if captain == "random":
        first, rng = rng.below(seats)
    dealt, rng = rng.shuffled(range(len(CASTLES)))
    goblins, rng = rng.shuffled(GOBLINS)
    farms, rng = rng.shuffled(OF_KIND["farm"])
    villages, rng = rng.shuffled(OF_KIND["village"])
    cities, rng = rng.shuffled(OF_KIND["city"])
    deck = (*farms[: setup.farm], *villages[: setup.village], *cities[: setup.city])
    evil, rng = rng.shuffled(OF_TIER[0])
    more_evil, rng = rng.shuffled(OF_TIER[1])
    wood, rng = rng.shuffled(CHESTS_OF[0])
    metal, rng = rng.shuffled(CHESTS_OF[1])
    gold, rng = rng.shuffled(CHESTS_OF[2])
    match, _ = begin(GAME, seats, "draws", {"first_captain": captain})
    state = match._state
    assert (state.first, state.captain) == (first, first)
    assert [lair.castle for lair in state.lairs] == list(dealt[:seats])
    assert [lair.goblins for lair in state.lairs] == [goblins[2 * seat : 2 * seat + 2] for seat in range(seats)]
    assert (*state.piles.open, *state.piles.settlements) == deck
    assert len(state.piles.open) == seats
    assert state.piles.display == (evil[:2], more_evil[:2])
    assert state.piles.creatures == (evil[2:], more_evil[2:])
    assert state.piles.chests == (wood, metal, gold)
    assert state.rng == rng


def test_a_castle_wished_for_twice_is_shuffled_with_the_others() -> None:
    """BM-4.2: either of them may get it, a third may, or it stays in the box."""
    dealt = []
    for seed in range(30):
        game = begun(3, seed=f"{seed}", castle_wishes="ravenspire,any,ravenspire")
        rest, _ = Rng(f"{seed}").shuffled(range(5))
        assert castles(game) == [CASTLES[number].id for number in rest[:3]]
        dealt.append(castles(game).index("ravenspire") if "ravenspire" in castles(game) else None)
    assert {A, B, C, None} == set(dealt)


@pytest.mark.parametrize(
    ("faces", "castles"),
    [
        ((4, 3, 2), ("ravenspire", "mudmaw_keep", "embergate", "thornhold")),
        ((1, 3, 2), ("gloomtower", "mudmaw_keep", "embergate", "thornhold")),
        ((4, 3, 1), ("mudmaw_keep", "ravenspire", "embergate", "thornhold")),
    ],
)
def test_a_clash_of_wishes_is_settled_by_dealing(faces: tuple[int, ...], castles: tuple[str, ...]) -> None:
    """BM-8.2, 9.28, 4.2: A and B want Ravenspire, C alone wants Embergate; the other four are shuffled, A, B and D get
    the top three in this order."""
    options = {"first_captain": "0", "castle_wishes": "ravenspire,ravenspire,embergate,any"}
    unpacked = GAME.setup(4, "wishes", GAME.meta.chosen(options, 4), None, ())
    board = GAME.board(evolve(unpacked, rng=Rng("wishes", told=faces), chairs=(Chair(),) * 4))
    ask(Match(GAME, evolve(board.state, stack=())), board, settle(board), answered=None)
    assert tuple(CASTLES[lair.castle].id for lair in board.state.lairs) == castles


def test_four_seats_unpack_their_box() -> None:
    """BM-9.2, 4.4: four farms lie open in slots 1 to 4, two are next, the bottom ten are cities."""
    state = begun(4).state
    deck = state.piles.settlements
    assert [SETTLEMENTS[card].kind for card in state.settlements] == ["farm"] * 4
    assert [SETTLEMENTS[card].kind for card in deck] == ["farm"] * 2 + ["village"] * 6 + ["city"] * 10
    assert (len(deck), [len(cards) for cards in state.piles.creatures]) == (18, [44, 18])
    assert [len(slots) for slots in state.piles.display] == [2, 2]
    assert [len(pile) for pile in state.piles.chests] == [20, 20, 10]
    assert len(GOBLINS) - sum(len(lair.goblins) for lair in state.lairs) == 2
    assert len(CASTLES) - len(dict.fromkeys(castles(begun(4)))) == 1


@pytest.mark.parametrize("seats", COUNTS)
def test_the_tavern_is_open_besides(seats: int) -> None:
    """BM-4.4, 2.2: in a place of its own, so it is neither in the deck nor in a slot, and can be attacked."""
    game = scene(seats, lairs={A: Told(force="S2")}, row=3)
    assert game.accepts(game.aim("tavern"))
    assert len(game.state.settlements) == seats
    assert 0 not in (*game.state.settlements, *game.state.piles.settlements)


@pytest.mark.parametrize("seats", COUNTS)
def test_seats_start_with_what_their_castle_shows(seats: int) -> None:
    """BM-4.7."""
    for lair in begun(seats).state.lairs:
        assert (lair.food, lair.runestones, lair.barrels, lair.chests, lair.spells) == (0, 0, 0, (), 0)
        assert (lair.shields, lair.magic_shields) == (2, 0)
        assert (lair.left, lair.right) == ((), ())


# ---- later draws


def test_every_roll_is_a_draw_of_one_to_six() -> None:
    """BM-4.9: each number comes up."""
    rows = []
    for number in range(60):
        game = begun(2, seed=f"roll {number}")
        before = game.state.rng
        game.place(A, "LR")
        game.place(B, "LR")
        row, _ = before.below(6)
        rolled = game.heard(events.Rolled)[0]
        assert (rolled.row, rolled.number) == (row + 1, 1)
        rows.append(rolled.row)
    assert sorted(dict.fromkeys(rows)) == [1, 2, 3, 4, 5, 6]
