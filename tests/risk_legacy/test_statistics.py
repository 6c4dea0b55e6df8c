"""What a game leaves in figures, and what a campaign makes of them: RL-11.7; the longest-held headquarters: RL-11.5."""

from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.campaign.careers import careers, conquests, starts
from engines.risk_legacy.campaign.records import fold
from engines.risk_legacy.fields import Field
from engines.risk_legacy.pages.world import laurels
from engines.risk_legacy.rules.rounds import counted, longest
from engines.risk_legacy.side import Reign, Tally
from tests.kits import voice
from tests.risk_legacy.careers import two_games
from tests.risk_legacy.victory import chained, forgo, won
from tests.risk_legacy.war import PERU, attack, duel, move_in, until
from tests.risk_legacy.worlds import bequeathed

EGYPT, URAL, INDIA = NUMBER["egypt"], NUMBER["ural"], NUMBER["india"]


def test_what_a_record_keeps_of_a_seat() -> None:
    """RL-11.7: three dice against one cost 441 of 1296 attackers; stars by source, headquarters at the end, what was
    taken."""
    play = won(0)
    forgo(play)
    mine, theirs, *_ = chained(play)[-1].seats
    assert mine.tally == Tally(conquests=1, rolls=1, killed=1, expected_lost=340, expected_killed=659)
    assert (mine.tokens, mine.hqs, mine.conquered) == (("start", "bought"), 2, (PERU,))
    assert theirs.tally == Tally(rolls=1, lost=1, expected_lost=659, expected_killed=340)
    assert (theirs.tokens, theirs.hqs, theirs.conquered) == ((), 0, ())


def test_a_territory_counts_as_often_as_it_falls() -> None:
    """RL-11.7: won, lost and won again, it stands there twice."""
    three, two = (6, 5, 4, 1, 1), (6, 5, 4, 1)
    play = duel(8, 1, dice=(*two, *three, *two, *three, *two), troops={"argentina": (1, 8)})
    until(play, advance="min")
    play.end()
    play.place(argentina=3)
    until(play, "argentina", advance="min")
    play.end()
    play.runs_out()
    until(play, advance="min")
    assert [side.conquered for side in play.state.sides] == [(PERU, PERU), (PERU,), ()]
    assert [side.tally.conquests for side in play.state.sides] == [2, 1, 0]


# ---- headquarters


def board(**holders: int | None) -> tuple[Field, ...]:
    """``board(hq0=2)``: the headquarters of seat 0 in the hands of seat 2."""
    return tuple(Field(hq=int(name[2:]), owner=who, troops=int(who is not None)) for name, who in holders.items())


def test_reigns_follow_each_other() -> None:
    """RL-11.5: lost, retaken, bare: each time another one begins, and nothing is added up across. Turns of others are
    none of its own. One that is demolished counts no more (RL-7.4.3)."""
    reigns: tuple[Reign, ...] = ()
    for holder in (0, 0, 1, 0, None, 0):
        for seat in (0, 1, 2):
            reigns = counted(reigns, board(hq0=holder, hq1=1), seat)
    told = [(reign.hq, reign.holder, reign.turns) for reign in reigns]
    assert told == [(0, 0, 2), (1, 1, 6), (0, 1, 1), (0, 0, 1), (0, None, 0), (0, 0, 1)]
    assert longest(reigns) == (Reign(hq=1, holder=1, turns=6),)
    reigns = counted(counted((), board(hq0=0, hq1=None), 0), board(hq1=None), 0)
    assert (longest(reigns), longest(())) == ((Reign(hq=0, holder=0, turns=1),), ())


def test_turns_are_counted_at_their_ends() -> None:
    """RL-11.5: for whoever holds it at that moment, and in turns of its own alone; a victory ends one like any other,
    also that of the round cap, which comes between two turns."""
    play = duel(8, 1, hqs={"brazil": 0, "peru": 1}, dice=(6, 5, 4, 1))
    attack(play)
    move_in(play, 0)
    assert not play.state.reigns
    play.end()
    play.runs_out()
    assert play.state.ongoing.seat == 2
    assert play.state.reigns == (Reign(hq=1, holder=0, turns=1), Reign(hq=0, holder=0, turns=1))
    assert [reign.turns for reign in won(0).state.reigns] == [1, 1]
    play = duel(8, 1, troops={"alaska": (2, 1)}, hqs={"alaska": 2, "peru": 1}, number=8, round_cap=8, seat=2)
    play.end()
    assert play.state.ending is not None
    assert [(reign.hq, reign.turns) for reign in play.state.reigns] == [(2, 1), (1, 0)]


# ---- a campaign whose figures can be added up by hand


def test_careers_add_up() -> None:
    """RL-11.7: by person, whoever was nobody has none; territories count for everybody."""
    chain = two_games()
    ann, bob, cid = careers(chain, fold(chain))
    assert (ann.person, bob.person, cid.person) == ("ann", "bob", "cid")
    assert ann.tally == Tally(
        conquests=4, rolls=14, lost=9, killed=9, expected_lost=9_290, expected_killed=8_980, fired=2, shifted=3,
        turned=1, knocked_out=1,
    )  # fmt: skip
    assert (ann.stars, ann.hqs, ann.tokens, ann.cities) == (5, 3, ("start", "bought"), (EGYPT, INDIA))
    assert (bob.stars, bob.hqs, bob.games, cid.cities) == (6, 3, 2, ())
    assert conquests(chain) == {URAL: 4, PERU: 1, EGYPT: 1}
    assert starts(chain) == {EGYPT: 2, URAL: 2, INDIA: 2}


def test_what_a_world_is_known_for() -> None:
    """How far it has come, and those who have signed it most."""
    first, *others = laurels(bequeathed(7))
    say = voice("en", "risk_legacy")
    assert say(first) == "7 of 15 games played · next: game 8"
    assert [line.key for line in others] == ["world-signed"] * 3
    assert [line.key for line in laurels(bequeathed(0))] == ["world-next"]
