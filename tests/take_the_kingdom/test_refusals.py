"""What counts as a play, and the refusals that all plays share: TK-5.7 to 5.10."""

from tests.take_the_kingdom.kingdom import A, B, lay, seat
from tests.take_the_kingdom.scene import refused

BARE = "Fort, Land"


def test_a_blocker_costs_no_play_and_a_blocked_play_stays_spent() -> None:
    """TK-5.10, 6.6, 8.6: a counter on the own turn, a block on another's; the play with all its cards."""
    scene = lay(seat(BARE, "cannon morale mercy hills"), seat(BARE, "sabotage deny"), seat(BARE, "deny"))
    scene.attack("cannon morale", "B.Land")
    scene.blocks(B, "sabotage")
    scene.blocks(A, "mercy")
    scene.blocks(B, "deny")
    assert (scene.turn.used, scene.turn.left) == (2, 1)
    assert scene.hand(A) == "hills"
    assert scene.discarded == ["sabotage", "mercy", "deny", "cannon", "morale"]


def test_a_deny_is_only_an_answer() -> None:
    """TK-5.8: ``only_as_answer``, said before the opening turn is."""
    for turns in (1, 5):
        scene = lay(seat(BARE, "deny", turns=turns), seat(BARE, "deny"))
        assert scene.says(A, "deny") == "only_as_answer"
        assert "deny" not in scene.may(A)


def test_the_first_reason_that_applies_is_given() -> None:
    """TK-5.8: the opening before a ban, a ban before the plays left, those before the target."""
    bans = {"bans": ("famine", "plague"), "used": 2}
    scene = lay(seat(BARE, "cannon morale earthquake", turns=2), seat(BARE, "deny"), turn_is=bans)
    assert scene.why_not(A, "attack", "cannon") == "opening"
    assert scene.says(A, "morale") == "opening"
    assert scene.why_not(A, "earthquake") == "opening"
    scene = lay(seat(BARE, "cannon morale earthquake"), seat(BARE, "deny"), turn_is=bans)
    assert scene.why_not(A, "attack", "cannon") == "banned_famine"
    assert scene.says(A, "morale") == "banned_famine"
    assert scene.why_not(A, "earthquake") == "banned_plague", "before nothing_there"


def test_plays_left_are_counted_before_boosters_are_added() -> None:
    """TK-5.8, 5.25: ``no_plays_left`` if fewer plays are left than the play has cards."""
    scene = lay(seat(BARE, "cannon morale spread"), seat("Fort, Land, Land", "deny"), turn_is={"used": 1})
    with refused("no_plays_left"):
        scene.attack("cannon morale spread", "B.Land:4", "B.Land2:4")
    scene = lay(seat(BARE, "cannon morale spread"), seat("Fort, Land, Land", "deny"), turn_is={"used": 2})
    with refused("no_plays_left"):
        scene.attack("cannon morale", "B.Land")
    scene.attack("cannon", "B.Land")


def test_the_clock_of_the_turn_stands_still_while_another_is_asked() -> None:
    """TK-5.7: the window is what the match waits for."""
    scene = lay(seat(BARE, "cannon"), seat(BARE, "deny"))
    assert (scene.asked, scene.match.span) == ((A,), "turn")
    scene.attack("cannon", "B.Land")
    assert (scene.asked, scene.match.span) == ((B,), "window")
