"""What is drawn of a seat's own is what matters to it now, and nobody else's."""

from typing import Any

from engines.core.match import Match
from engines.core.record import evolve
from engines.core.text import CardRef
from engines.royals import GAME
from engines.royals.atlas import RANKS
from engines.royals.drafts import Paying
from engines.royals.picture import PAINTER
from engines.royals.picture.hand import HIGH, WIDE
from engines.royals.picture.looks import HIGH as HIGH_MAP
from engines.royals.picture.losses import losses, lost
from engines.royals.picture.pieces import chosen
from tests.drawing.positions import Position
from tests.playing import recorded
from tests.royals.arrange import scene
from tests.royals.notation import A

SEATS = 3
TITLES = [CardRef(rank) for rank in RANKS]
KINDS = {"noble", "the lead", "the title", "half the"}


def close(match: Match[Any], seat: int | None) -> Any:
    position = Position(GAME, match.view(seat), None, SEATS)
    return PAINTER.close(position.view, position.look("en"))


def test_whoever_plays_sees_whom_the_hand_can_take_and_what_that_changes() -> None:
    """RY-5.32: as long as it is the seat's turn to take nobles and there is one; nobody else sees it."""
    drawn = 0
    for turn in recorded(GAME, SEATS, 6)[::9]:
        match = turn.after
        assert close(match, None) is None
        for seat in range(SEATS):
            view = match.view(seat)
            payable = [each for each in view.own.prospects if each.hindrance is None]
            mine = view.turn is not None and view.turn.seat == seat and view.turn.playing
            scene = close(match, seat)
            assert (scene is not None) == bool(mine and payable)
            if scene is None:
                continue
            drawn += 1
            plates = [layer.sprite.words for layer in scene.layers if any(w.said == "→" for w in layer.sprite.words)]
            assert len(plates) == min(8, len(payable))
            assert all([words.said for words in plate].count("→") == 3 for plate in plates)
    assert drawn


def test_what_a_country_brings_stands_in_one_place() -> None:
    """RY-2.6. What a newcomer missed: 9 and 4 on the map beside 5/2 in a box, and "country" to explain it. Both pairs
    stand in the country's box, influence with its sign, and the legend names each."""
    view = recorded(GAME, SEATS, 6)[0].before.view(0)
    position = Position(GAME, view, None, SEATS)
    placed = [(layer, {words.said for words in layer.sprite.words}) for layer in position.scenes("en")["table"].layers]
    for name, shields, period in (("France", {"10", "5"}, "9/4"), ("Spain", {"9", "4"}, "5/2")):
        (box,) = (said for _, said in placed if name in said)
        assert {*shields, period} <= box
    assert not any("10" in said for layer, said in placed if layer.top < HIGH_MAP), "no such shield on the map"
    assert any({"influence", "every city"} <= said for _, said in placed)
    assert any("1st/2nd, each period" in said for _, said in placed)


def test_whoever_plays_sees_who_is_ahead_beside_it() -> None:
    """The standing of all countries and titles stays there, and no figure but those of the offers is in gold."""
    for turn in recorded(GAME, SEATS, 6):
        scene = next((each for seat in range(SEATS) if (each := close(turn.after, seat))), None)
        if scene is None:
            continue
        said = [words.said for layer in scene.layers for words in layer.sprite.words]
        assert {"France", "Spain", "King", "Marshal"} <= set(said)
        legend = next(layer for layer in scene.layers if any("stays so" in w.said for w in layer.sprite.words))
        assert len(legend.sprite.words) == 1
        return
    raise AssertionError("nobody could take anything")


def test_what_was_lost_is_told_below_the_map() -> None:
    """Nobles, leads and titles, each with whoever has it now; nobody else has lost anything. What is lost of a title is
    said in words too (RY-7.5): a newcomer read that nobody had harmed her right above the title that she had lost."""
    kinds = set[str]()
    for turn in recorded(GAME, SEATS, 6):
        for seat in range(SEATS):
            before, now = (match.view(seat) for match in (turn.before, turn.after))
            look = Position(GAME, now, before, SEATS).look("en")
            found = lost(now, before)
            titles = [each.fact for each in found if each.fact[0] in TITLES]
            in_words = [dict(each.args) for each in GAME.presenter.losses(now, turn.events)]
            assert [(each["title"],) for each in in_words] == titles
            ousted = [at for at, held in enumerate(before.europe.holders) if held == seat != now.europe.holders[at]]
            assert len([each for each in found if len(each.fact) > 1]) == len(ousted)
            told = losses(now, look, 1400)
            said = [words.said for words in told.words] if told else []
            assert said == ["You lost:", *(str(look.say(each.said)) for each in found)][: 9 * len(found)]
            kinds |= {
                "noble" if len(each.fact) > 1 else " ".join(str(look.say(each.said)).split()[:2]) for each in found
            }
        if kinds == KINDS:
            break
    assert kinds == KINDS
    assert lost(now, None) == ()


def test_whoever_cannot_see_it_hears_what_has_changed() -> None:
    """Leads and titles as well as nobles, what is the reader's loss first, and who has won in the end: it told nobles
    alone, in one long sentence."""
    kinds = set[str]()
    for turn in recorded(GAME, SEATS, 6):
        for seat in range(SEATS):
            before, now = (match.view(seat) for match in (turn.before, turn.after))
            position = Position(GAME, now, before, SEATS)
            said = str(position.look("en").say(PAINTER.alt(now, before)))
            kinds |= {kind for kind in HEARD if kind in said}
            assert ("You have lost:" in said) == bool(lost(now, before))
    last = recorded(GAME, SEATS, 6)[-1].after
    said = str(Position(GAME, last.view(None), None, SEATS).look("en").say(PAINTER.alt(last.view(None), None)))
    assert last.outcome is not None
    best = last.outcome.scores[last.outcome.ranks.index(1)]
    assert f"Won with {best} points" in said
    assert kinds == set(HEARD)


HEARD = "has taken the lead with", "the title of", "has taken", "You have lost:", "has been scored."


def test_a_hand_says_how_many_cards_and_raises_those_that_are_put_down() -> None:
    """RY-5.34: what a payment takes stands out of the hand, in gold, as long as it is put together."""
    play = scene(hands={A: "fr3 de2 + fr-de"})
    view = play.match.view(A)
    assert view.own
    tops = []
    for draft in (None, Paying(noble=0, country=(2, 0, 0, 0))):
        own = evolve(view, own=evolve(view.own, draft=draft))
        hand = PAINTER.own(own, Position(GAME, own, None, SEATS).look("en"))
        assert hand
        assert "country cards 5" in hand.layers[0].sprite.words[0].said
        tops.append([layer.top for layer in hand.layers if layer.sprite.height > HIGH and layer.sprite.solid])
        gold = [layer for layer in hand.layers if layer.sprite == chosen(WIDE, HIGH)]
        assert len(gold) == (draft is not None)
    plain, raised = tops
    assert raised[0] < plain[0]
    assert raised[1:] == plain[1:]
