"""What a mission asks for and brings stands wherever its reader decides (RL-B3.3, RL-11.1, 11.3): a newcomer read of it
once, when the game was set up, and met it by accident six rounds later."""

import pytest

from bot.languages import SHIPPED
from engines.core.drawing.scene import Scene as Picture
from engines.risk_legacy import GAME
from engines.risk_legacy.packets.common.missions.mission import demand, missions
from engines.risk_legacy.state import State
from tests.drawing.measured import complaints
from tests.drawing.positions import NAMES, Position
from tests.drawing.test_facts import lines, told
from tests.risk_legacy.arrange import scene
from tests.risk_legacy.packets.missions import mission, owner
from tests.risk_legacy.war import attack

ASKS = "conquer 4 territories across the sea in one turn"
OPEN = f"🎯 Mission: Amphibious Onslaught ★1 ({ASKS})"


def position(state: State, seat: int | None = 0) -> Position:
    return Position(GAME, GAME.view(state, seat), None, len(state.seats))


def said(state: State, seat: int | None = 0, locale: str = "en") -> dict[str, list[str]]:
    """How everybody stands, what is the reader's own, and the board."""
    at = position(state, seat)
    say, tells = at.look(locale).say, GAME.presenter
    pages = {"own": tells.own(at.view), "board": tells.board(at.view)}
    found = {name: [say(line) for part in page.sections for line in part.lines] for name, page in pages.items() if page}
    return {"score": list(map(say, tells.score(at.view))), **found}


def pictures(state: State, locale: str = "en", seat: int | None = 0) -> dict[str, Picture]:
    return position(state, seat).scenes(locale)


def test_what_lies_face_up_stands_where_its_reader_decides() -> None:
    """RL-B3.3: with how everybody stands, the stars first; in "Your army"; and on the board as before."""
    told = said(mission("amphibious_onslaught").state)
    assert told["score"][-1] == OPEN
    assert OPEN in told["own"]
    assert OPEN in told["board"]


def test_nothing_lies_there() -> None:
    """RL-B0.1: where no packet is open, or no mission left, there is no such line, and no such row in a picture."""
    for state in (scene(troops={"brazil": (0, 5), "egypt": (1, 3)}).state, mission(None).state):
        told = said(state)
        assert len(told["score"]) == sum(not side.eliminated for side in GAME.view(state, 0).sides)
        assert not any("🎯" in line for lines in told.values() for line in lines)
    plain, more = (pictures(mission(name).state)["close"] for name in (None, "amphibious_onslaught"))
    assert more.height > plain.height
    assert set(more.facts) - set(plain.facts) == {("Mission: Amphibious Onslaught", "1", ASKS)}


def test_the_own_one_is_said_to_its_owner_alone() -> None:
    """RL-B4.3: that of the red slot may be fulfilled once in every game, by that seat."""
    own = "🎯 Your own mission: Wide Border ★1 (begin the turn with 2 whole continents)"
    assert said(owner().state)["score"][-1] == own
    assert not any("Wide Border" in line for line in said(owner().state, 1)["score"])
    assert not any("Wide Border" in line for line in said(owner(used=(0,)).state)["score"])


@pytest.mark.parametrize("locale", SHIPPED.tags)
def test_pictures_say_every_mission_and_so_do_the_texts(locale: str) -> None:
    """RL-11.1: the whole board, the reader's own front, a fight; nothing is cut or lies on anything else."""
    for name, each in missions().items():
        if not each.packet:
            continue
        state = mission(name, packets=("pack_3", "pack_4")).state
        texts = list(lines(position(state), locale))
        for part in ("table", "close"):
            picture = pictures(state, locale)[part]
            asks = position(state).look(locale).say(demand(name))
            assert any(asks in fact for fact in picture.facts), (name, part)
            assert [fact for fact in picture.facts if not any(told(fact, line) for line in texts)] == []
            assert complaints(picture, NAMES) == [], (name, part)


def test_it_stands_below_a_fight() -> None:
    """RL-B3.3: what one fights for."""
    play = mission("amphibious_onslaught", troops={"peru": (1, 9)}, dice=(6, 6, 6, 1, 1), missiles={0: 1})
    attack(play)
    assert play.state.battle is not None, "it waits for a missile"
    assert any(ASKS in fact for fact in pictures(play.state)["close"].facts)
