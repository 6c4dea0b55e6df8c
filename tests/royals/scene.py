"""The words of the game in a match told as play."""

from collections.abc import Sequence
from typing import Any

from engines.core.event import Event
from engines.core.match import Act, Match
from engines.core.move import Move, part
from engines.royals import moves as m
from engines.royals.atlas import NOBLES
from engines.royals.cards import Cards
from engines.royals.claims import default_claim, within_reach
from engines.royals.limits import default_end
from engines.royals.state import State
from tests import scenes
from tests.royals import lasting, notation
from tests.royals.notation import CODES, NUMBER


class Scene(scenes.Scene[State, Move]):
    def lasts(self, before: State, after: State) -> None:
        lasting.check(before, after)

    def unchanged_since(self, before: Match[State]) -> bool:
        """A draft may have been begun or dropped on the way."""
        return super().unchanged_since(before) or before.drafting(self.mover) != self.match.drafting(self.mover)

    # ---- the seat on turn

    def draw(self, words: str, plan: str | None = "") -> None:
        """``draw("row2 deck deck")``, ``draw("intrigue row1")``; slots count from 1. At one go if that is offered, else
        one by one. An empty *plan* goes without saying: none in a first turn, else the one that fits the cards."""
        turn = self.state.ongoing
        if plan == "":
            fitting = "mixed" if "intrigue" in words else "three_country"
            plan = None if turn.first is not None else turn.plan or fitting
        named: Any = plan  # a wrong plan is there to be refused
        sources = self._sources(words.split())
        whole = m.Draw(sources=sources, plan=named)
        if self.accepts(whole):
            self.does(whole)
        elif len(sources) == turn.left(named)[0] and self.accepts(part(m.Draw, plan=named)):
            self.does(part(m.Draw, plan=named), whole)
        else:
            self.does(*(m.Draw(sources=(source,), plan=named) for source in sources))

    def claim(self, noble: str, payment: str = "") -> None:
        """``claim("dijon_baron", "fr2 + fr-es")``; without a payment the default one."""
        default = default_claim(self.state, self.mover, NUMBER[noble])
        country, intrigue = notation.hand(payment) if payment else (default.country, default.intrigue)
        claim = m.Claim(noble=NUMBER[noble], country=country, intrigue=intrigue)
        if claim == default:
            self.does(claim)
            return
        self.aims(NUMBER[noble])
        if self.accepts(part(m.Claim, every=True)):
            self.does(part(m.Claim, every=True))
        if country != default.country:
            self.does(part(m.Claim, country=country))
        if intrigue != default.intrigue:
            self.does(part(m.Claim, intrigue=intrigue))
        self.does(claim)

    def aims(self, noble: int, *moves: Move) -> None:
        """Begin to pay for a noble, then *moves*; if there is but one, that one is not asked for."""
        alone = len(within_reach(self.state, self.mover)) == 1
        self.does(part(m.Claim, cards=None), *(() if alone else (part(m.Claim, noble=noble),)), *moves)

    def end(self, discards: str = "") -> None:
        """End the turn; without words by the default discards."""
        default = default_end(self.state.houses[self.mover])
        country, intrigue = notation.hand(discards) if discards else (default.country, default.intrigue)
        end = m.EndTurn(country=country, intrigue=intrigue)
        if end == default:
            self.does(end)
        else:
            self.does(part(m.EndTurn, cards=None), end)

    def turn(self, draw: str, *claims: str) -> None:
        """A whole turn: draw, claims by default payments, end."""
        self.draw(draw)
        for noble in claims:
            self.claim(noble)
        self.end()

    # ---- anybody

    def defaults(self, turns: int = 1) -> None:
        """The clock answers for so many turns."""
        told: tuple[Event, ...] = ()
        for _ in range(turns):
            seat, number = self.mover, self.state.houses[self.mover].turns
            while not self.match.over and self.mover == seat and self.state.houses[seat].turns == number:
                given = self.match.default(seat)
                told += self._act(Act(seat=seat, question=self.match.question(seat), given=given))
        self.events = told

    # ---- looking

    def called(self, field: str, value: Any) -> Any:
        """Nobles by their name."""
        return NOBLES[value].id if field == "noble" else value

    def hand(self, seat: int) -> str:
        """``fr2 de1 + fr-es1``."""
        house = self.state.houses[seat]
        country, intrigue = notation.said(house.hand), notation.said(house.intrigue)
        return f"{country} + {intrigue}" if intrigue else country

    def holder(self, noble: str) -> int | None:
        return self.state.europe.holders[NUMBER[noble]]

    def buried(self, city: str) -> tuple[int, ...]:
        return self.state.europe.cathedrals[notation.CITY[city]]

    def titles(self, rank: str) -> tuple[int, ...]:
        return self.state.europe.titles[notation.RANK[rank]]

    def values(self, seat: int) -> list[int]:
        """The values of the markers of *seat*, in the order in which it took them."""
        return [marker.value for marker in self.state.houses[seat].markers]

    def total(self, seat: int) -> int:
        return sum(self.values(seat))

    @property
    def row(self) -> str:
        """``fr - gb``: a dash is an empty slot."""
        return " ".join("-" if card is None else CODES[card] for card in self.state.piles.row)

    @property
    def decks(self) -> tuple[int, int]:
        """Sizes of the country deck and of the intrigue deck."""
        return len(self.state.piles.deck), len(self.state.piles.intrigue)

    @property
    def thrown(self) -> str:
        """Both discard piles: ``fr2 + fr-es1``."""
        piles = self.state.piles
        country, intrigue = notation.said(piles.discard), notation.said(piles.intrigue_discard)
        return f"{country} + {intrigue}" if intrigue else country

    def ways(self, noble: str, *, every: bool = False) -> tuple[list[Cards], list[Cards]]:
        """The country and the intrigue parts that can be chosen for *noble*, the default first; none if it is not to be
        had. Looked up in the menus of a second match, so that nothing happens in this one."""
        trial = Scene(self.match)
        default = next((claim for claim in trial.offers(m.Claim) if claim.noble == NUMBER[noble]), None)
        if default is None:
            return [], []
        if not trial.accepts(part(m.Claim, cards=None)):
            return [default.country], [default.intrigue]
        trial.aims(NUMBER[noble])
        if every and trial.accepts(part(m.Claim, every=True)):
            trial.does(part(m.Claim, every=True))
        (claim,) = trial.offers(m.Claim)
        country = [claim.country, *(pay.value for pay in trial.offers("claim.country"))]
        return country, [claim.intrigue, *(pay.value for pay in trial.offers("claim.intrigue"))]

    def pays(self, noble: str, payment: str) -> bool:
        """Whether *noble* can be had for these cards."""
        country, intrigue = notation.hand(payment)
        first, second = self.ways(noble, every=True)
        return country in first and intrigue in second

    def _sources(self, words: Sequence[str]) -> tuple[m.Source, ...]:
        """A slot stands for the first one that shows the same country, since equal cards are alike and offered once."""
        row = list(self.state.piles.row)
        found: list[m.Source] = []
        for word in words:
            if word == "deck":
                found.append(m.FromDeck())
            elif word == "intrigue":
                found.append(m.FromIntrigue())
            else:
                slot = int(word.removeprefix("row"))
                country = self.state.piles.row[slot - 1] if 0 < slot <= len(row) else None
                first = row.index(country) + 1 if country is not None and country in row else slot
                found.append(m.FromRow(slot=first, country=-1 if country is None else country))
                if country is not None:
                    row[first - 1] = None
        return tuple(found)


def faces(words: str) -> tuple[int, ...]:
    """``fr de gb``: card by card, in this order."""
    return tuple(CODES.index(word) for word in words.split())
