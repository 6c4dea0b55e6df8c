"""What somebody who comes back reads before all else: who is ahead, what is being done to them, what is asked."""

from itertools import pairwise
from typing import Any

import pytest

from bot.play import brief
from bot.play.brief import Since, news
from bot.play.past import Past
from bot.play.telling import ALERT
from bot.play.told import Told
from engines.core.digest import Heard, overheard
from engines.core.event import Event
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import NUMBER, WITHIN
from engines.risk_legacy.events.battle import AssaultBegan, AssaultEnded, MissilesFired, ScarPlayed
from engines.risk_legacy.events.packets import PacketUnsealed, TroopsLost
from engines.risk_legacy.events.turn import KnockedOut, StarGained, TerritoryEntered, TroopsPlaced, TurnBegan
from persistence.codec import Codec
from persistence.records import Known
from persistence.sittings import Sitting
from tests.kits import EVERY
from tests.risk_legacy.arrange import scene
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.victory import won
from tests.risk_legacy.war import ARGENTINA, BRAZIL, PERU, VENEZUELA

NAMES = ("Ann", "Bob", "Cid")
SITTINGS = [Sitting(step=0, seat=seat, person=f"p{seat}") for seat in range(3)]
HQS = {"brazil": 0, "peru": 1, "egypt": 2}
TROOPS = {"brazil": (0, 8), "peru": (1, 5), "egypt": (1, 3), "japan": (2, 3)}
"""Bob holds the headquarters of Cid, beside their own."""


def past(locale: str = "en") -> Past:
    return Past(EVERY, "risk_legacy", locale, NAMES, Known(), SITTINGS)


def fallen(**more: Any) -> AssaultEnded:
    sums = {"rolls": 1, "attacker_lost": 0, "defender_lost": 3, "why": "conquered"}
    return AssaultEnded(origin=PERU, **{"seat": 1, "defender": 2, "hq": 2, "target": NUMBER["egypt"], **sums, **more})


def told(play: Scene, *events: Event, reader: int = 0, room: int = 800, locale: str = "en") -> Told:
    """Of a turn of Bob's."""
    heard = [Heard(5, event) for event in (TurnBegan(seat=1, round=2), *events)]
    return news(heard, past(locale), reader, room, view=play.match.view(reader), since=Since(begun=True))


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (fallen(), "🔵 Bob takes the HQ of 🔔 Cid: ★2 now"),
        (fallen(defender=0), "🔵 Bob takes the HQ of 🔔 Cid from 🟥 Ann: ★2 now"),
        (fallen(hq=1), "🔵 Bob takes their own HQ back from 🔔 Cid: ★2 now"),
        (
            TerritoryEntered(seat=1, origin=PERU, target=NUMBER["egypt"], troops=2, lost=0, hq=2),
            "🔵 Bob takes the HQ of 🔔 Cid: ★2 now",
        ),
        (
            TroopsLost(seat=2, territory=NUMBER["egypt"], troops=1, emptied=True, cause="biohazard", hq=2),
            "🔔 Cid loses their own HQ: ★0 now",
        ),
        (StarGained(seat=2, source="bought", cards=(1, 2, 3, 4)), "🔔 Cid buys a star: ★0 now"),
        (KnockedOut(seat=2, by=1, cards=()), "🔔 Cid has no troops left"),
    ],
)
def test_what_changes_who_is_ahead_is_the_first_line(event: Event, said: str) -> None:
    """RL-7.1.1: a newcomer read "Nobody has harmed you" of rounds in which a headquarters fell elsewhere, or an event
    cost a rival's star."""
    play = scene(3, troops=TROOPS, hqs=HQS)
    news = told(play, event)
    if event.loser == 0:
        assert news.hits.startswith(ALERT), "their own loss stands out"
        assert ALERT not in news.first, "and is told once"
    else:
        assert news.first.split("\n")[0] == f"-# Nobody has harmed you. Elsewhere: {said}."


def test_a_headquarters_comes_before_what_is_merely_decisive(monkeypatch: pytest.MonkeyPatch) -> None:
    """RL-6.2.7: a scar for good on somebody else's land matters, but says nothing of who is ahead."""
    monkeypatch.setattr(brief, "SHORT", 10)
    play = scene(3, troops=TROOPS, hqs=HQS)
    scars = [ScarPlayed(seat=1, territory=at, scar="bunker", holder=2) for at in (PERU, ARGENTINA)]
    first = told(play, fallen(), *scars).first.split("\n")[0]
    assert first == (
        "-# Nobody has harmed you. Elsewhere: 🔵 Bob takes the HQ of 🔔 Cid: ★2 now; "
        "🔵 Bob plays Bunker on Argentina (🔔 Cid), for good; and 1 more."
    )


def test_beside_a_loss_of_ones_own_it_stands_too() -> None:
    play = scene(3, troops=TROOPS, hqs=HQS)
    hit = fallen(target=ARGENTINA, defender=0, hq=None)
    for room in (800, 10):
        said = told(play, hit, fallen(), room=room)
        assert "-# Elsewhere: 🔵 Bob takes the HQ of 🔔 Cid: ★2 now." in said.first.split("\n")
        assert "Nobody" not in said.first


@pytest.mark.parametrize(("locale", "where"), [("en", "Brazil"), ("ru", "Бразилия"), ("bg", "Бразилия")])
def test_an_attack_that_goes_on_is_no_calm(locale: str, where: str) -> None:
    """RL-5.6: asked for a scar card in defence of their own headquarters, a newcomer read that nobody had harmed
    them."""
    play = scene(3, troops=TROOPS, hqs=HQS, seat=1)
    attack = AssaultBegan(seat=1, origin=PERU, target=BRAZIL, defender=0, dice=3, rolls=None)
    for reader, alarmed in ((0, True), (2, False)):
        said = told(play, attack, reader=reader, locale=locale).first.split("\n")[0]
        assert said.startswith(ALERT) == alarmed
        assert (where in said) == alarmed
    for at, said in ((BRAZIL, ", where your HQ stands"), (PERU, ", where the HQ of 🔵 Bob stands"), (VENEZUELA, "")):
        strike = AssaultBegan(seat=1, origin=ARGENTINA, target=at, defender=0, dice=3, rolls=None)
        first = told(play, strike).first.split("\n")[0]
        assert first.endswith(f" right now{said}"), "not: with the HQ, as if it attacked"
    over = told(play, attack, fallen(target=BRAZIL, defender=0, hq=0), locale=locale)
    assert not over.first.startswith(f"{ALERT} 🔵"), "what came of it is told instead"


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (
            MissilesFired(seat=0, dice=(3,), values=(1,)),
            "your missile breaks the attack off, {held} and you lose nobody",
        ),
        (MissilesFired(seat=0, dice=(3, 4), values=(1, 1)), "your 2 missiles break the attack off, {held} and"),
        (MissilesFired(seat=2, dice=(0,), values=(1,)), "a missile of 🔔 Cid breaks the attack off, {held} and"),
        (ScarPlayed(seat=0, territory=BRAZIL, scar="bunker"), "your scar card breaks the attack off, {held} and"),
        (ScarPlayed(seat=2, territory=BRAZIL, scar="bunker"), "a scar card of 🔔 Cid breaks the attack off, {held}"),
        (MissilesFired(seat=1, dice=(0,), values=(1,)), "a card or missile breaks the attack off, {held} and"),
    ],
)
def test_who_has_broken_an_attack_off_is_said_and_what_was_held(event: Event, said: str) -> None:
    """RL-5.9.3: somebody saved a headquarters with their missile and read "a card or missile interrupts it"."""
    play = scene(3, troops=TROOPS, hqs=HQS, seat=1)
    began = AssaultBegan(seat=1, origin=PERU, target=BRAZIL, defender=0, dice=3, rolls=None)
    ended = fallen(target=BRAZIL, defender=0, hq=None, why="reaction", defender_lost=0)
    log = [TurnBegan(seat=1, round=2), began, event, ended]
    heard = overheard(((5, each) for each in log), 0)
    hits = news(heard, past(), 0, 800, view=play.match.view(0), since=Since(begun=True)).hits
    assert said.format(held="you still hold it with the HQ") in hits
    lost = scene(3, troops={**TROOPS, "brazil": (1, 8), "alaska": (0, 2)}, hqs=HQS, seat=1)
    hits = news(heard, past(), 0, 800, view=lost.match.view(0), since=Since(begun=True)).hits
    assert said.replace("{held} ", "").replace(", {held}", "").format() in hits, "by now it is gone"


def test_a_missile_of_an_attack_before_has_nothing_to_do_with_it() -> None:
    """RL-5.9.3: what is heard goes back to where this attack began, and the log keeps none of it."""
    began = AssaultBegan(seat=1, origin=PERU, target=BRAZIL, defender=0, dice=3, rolls=None)
    ended = fallen(target=BRAZIL, defender=0, hq=None, why="reaction")
    shot = MissilesFired(seat=0, dice=(3,), values=(1,))
    assert ended.amid([began, shot]) == ended
    known = ended.amid([shot, began])
    assert isinstance(known, AssaultEnded)
    assert (known.breaker, known.fired) == (0, 1)
    assert Codec(GAME).dump_events((known,)) == Codec(GAME).dump_events((ended,))


def test_whom_one_has_defeated_has_done_nothing_to_one() -> None:
    """A newcomer's own conquest stood out as if it had been done to them."""
    heard = [Heard(5, each) for each in (TurnBegan(seat=0, round=2), KnockedOut(seat=2, by=0, cards=()))]
    play = scene(3, troops=TROOPS, hqs=HQS)
    assert ALERT not in news(heard, past(), 0, 800, view=play.match.view(0)).news


def test_what_is_entered_from_one_place_is_told_as_one() -> None:
    """RL-5.5: seven of them were "and 3 more", and nobody could say what a rival had taken."""
    play = scene(3, troops=TROOPS, hqs=HQS)
    into = [
        TerritoryEntered(seat=1, origin=PERU, target=each, troops=1, lost=0, hq=None) for each in (ARGENTINA, VENEZUELA)
    ]
    placed = TroopsPlaced(seat=1, territory=PERU, troops=3)
    said = {locale: told(play, placed, *into, locale=locale).news for locale in ("en", "ru", "bg")}
    assert said["en"].endswith("recruits 3 in Peru; 1 each from Peru into Argentina, Venezuela")
    assert said["ru"].endswith("по 1 солдату")
    assert said["bg"].endswith("по 1 войник")


# ---- how everybody stands


def test_a_line_for_everybody_says_stars_territories_and_continents() -> None:
    """RL-11.1: of a picture of their own front a newcomer could not say who owned what; while recruits are placed as
    well, where it was missing in words."""
    america = dict.fromkeys(("venezuela", "peru", "brazil", "argentina"), (1, 1))
    play = scene(
        3,
        troops={**america, "egypt": (0, 3), "ural": (0, 1), "japan": (2, 3)},
        hqs={"peru": 1, "egypt": 0},
        phase="muster",
    )
    assert play.match.view(0).placing
    lines = [past().voice(each) for each in GAME.presenter.score(play.match.view(0))]
    assert lines == [
        "🔵 Bob ★1/4 · 4 lands, South America",
        "🟥 Ann ★1/4 · 2 lands",
        "🔔 Cid ★0/4 · 1 land",
    ]


def test_continents_that_a_line_has_no_room_for_are_counted() -> None:
    places = {at: name for name, at in NUMBER.items()}
    most = {places[at]: (1, 1) for within in WITHIN[:4] for at in within}
    play = scene(2, troops={**most, places[WITHIN[5][0]]: (0, 3)})
    first, *_ = GAME.presenter.score(play.match.view(0))
    assert past().voice(first).endswith(" +2")


# ---- when it is decided


def test_when_somebody_has_won_the_turn_that_decided_it_is_told() -> None:
    """RL-7.5, 7.6: a newcomer scrolled through two screens of old battles to the button that asked for a reward; where
    all of them were left out, another one could not tell how the game had been won. The deciding turn stays, whoever's
    it was; of earlier ones as much as there is room for."""
    play = won(0, seats=3)
    ends = [event for event in play.story if event.heard(1)]
    begun = next(at for at, event in enumerate(ends) if event.closes)
    took = (fallen(seat=2, defender=1, hq=None, target=at) for at in range(4))
    older: list[Event] = [TurnBegan(seat=2, round=1), *took]
    march: list[Event] = [TurnBegan(seat=0, round=2), *(fallen(seat=0), fallen(seat=0, target=PERU, hq=1, defender=1))]
    heard = [Heard(step, each) for step, turn in enumerate((older, [*march, *ends[begun:]])) for each in turn]
    for reader in (0, 1):
        view = play.match.view(reader)
        own = [each._replace(played=reader == 0 and each.step == 1) for each in heard]
        for room, cut in ((800, False), (100, True)):
            said = news(own, past(), reader, room, view=view, since=Since(begun=True))
            first, *rest = said.rest.split("\n")
            assert first == "**🟥 Ann wins with 4 stars ★**"
            assert rest[0].startswith("-# Left out: 1 turn. **Catch up**") == cut
            assert any("▸ Round 2: 🟥 Ann — ⚔ " in each and "and with it the HQ of 🔵 Bob ★" in each for each in rest)
            assert any("▸ Round 1" in each for each in rest) != cut
            assert (said.first, said.hits, said.whole) == (said.rest, "", True)
            assert said.rest.count("wins with 4 stars") == 1
            over = news(own, past(), reader, room, view=view, since=Since(begun=True, over=True))
            assert over.rest == said.rest.removeprefix(f"{first}\n"), "the page says who has won"
    assert GAME.presenter.score(play.match.view(1)) == ()


def test_a_packet_that_opens_is_a_headline() -> None:
    """RL-B0.4: a newcomer saw the envelope on the second screen, in the midst of a question about something else."""
    play = won(0, seats=3)
    opened = PacketUnsealed(seat=2, packet="pack_2")
    for view in (None, play.match.view(0)):
        said = news([Heard(5, TurnBegan(seat=1, round=2)), Heard(5, opened)], past(), 0, 800, view=view)
        assert "Pack 2" in said.tidings
    assert said.tidings == "**📦 Pack 2 is open: comeback powers for whoever is beaten, mercenaries**"


@pytest.mark.parametrize(
    ("locale", "own", "other", "held"),
    [
        (
            "en",
            "takes Peru from you, with your HQ and its star ★",
            "takes Egypt from you, with the HQ of 🔔 Cid and its star ★ (by now 🔔 Cid has it)",
            "attacks Brazil: you hold it and lose 3 troops",
        ),
        (
            "ru",
            "забирает у вас: Перу вместе с вашим штабом и его звездой ★",
            "забирает у вас: Египет вместе со штабом (🔔 Cid) и его звездой ★ (теперь там 🔔 Cid)",
            "нападает: Бразилия; вы удержались, потеряв 3 солдата",
        ),
        (
            "bg",
            "ти взема Перу заедно с твоя щаб и звездата му ★",
            "ти взема Египет заедно с щаба на 🔔 Cid и звездата му ★ (вече я държи 🔔 Cid)",
            "напада Бразилия: удържаш я и губиш 3 войници",
        ),
    ],
)
def test_what_was_lost_is_said_to_whom_it_was_taken_from(locale: str, own: str, other: str, held: str) -> None:
    """RL-7.1.1: of a headquarters that had gone through two hands a newcomer named the last one as the robber. It is
    said who took it from the reader, and whose it is by now."""
    play = scene(3, troops={**TROOPS, "egypt": (2, 3)}, hqs=HQS)
    taken = fallen(defender=0, target=PERU, hq=0), fallen(defender=0)
    on = [TurnBegan(seat=2, round=2), fallen(seat=2, defender=1)]
    kept = fallen(defender=0, target=BRAZIL, hq=None, why="rolls")
    heard = [Heard(5, event) for event in (TurnBegan(seat=1, round=2), *taken, kept, *on)]
    said = news(heard, past(locale), 0, 800, view=play.match.view(0), since=Since(begun=True))
    assert said.hits == f"{ALERT} **🔵 Bob** — {own}; {other}; {held}"


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "attacks Peru: a card or missile breaks the attack off, and you lose nobody; takes Peru from you"),
        ("ru", "нападает: Перу; метка или ракета прерывает бой, потерь у вас нет; забирает у вас: Перу"),
        ("bg", "напада Перу: белег или ракета прекъсва боя, без загуби за теб; ти взема Перу"),
    ],
)
def test_an_attack_that_a_card_interrupts_was_not_beaten_off(locale: str, said: str) -> None:
    """RL-5.9.3: a newcomer played a scar card in defence and read that they had held what was taken at once."""
    play = scene(3, troops=TROOPS, hqs=HQS)
    stopped = fallen(defender=0, target=PERU, hq=None, why="reaction", defender_lost=0)
    heard = told(play, stopped, fallen(defender=0, target=PERU, hq=None), locale=locale)
    assert heard.hits == f"{ALERT} **🔵 Bob** — {said}"


def test_of_a_long_march_the_last_steps_are_told() -> None:
    """RL-5.5: a newcomer was not told the step that brought an army to their headquarters, only the far ones."""
    play = scene(3, troops=TROOPS, hqs=HQS)
    steps = [
        TerritoryEntered(seat=1, origin=NUMBER[one], target=NUMBER[two], troops=9, lost=0, hq=None)
        for one, two in pairwise(("egypt", "middle_east", "afghanistan", "china", "mongolia", "japan", "kamchatka"))
    ]
    said = told(play, *steps).news
    assert "from Japan into Kamchatka" in said
    assert "from Egypt into" not in said
    assert (said.count("and 2 more"), "Left out" in said) == (1, False)
