"""How moves are said, grouped and explained. Called only when somebody reads the menu."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engines.core.menu import Blocked, Option
from engines.core.move import Cancel, Move
from engines.core.text import Text, text
from engines.royals import moves as m
from engines.royals.cards import minus
from engines.royals.components import LIMITS
from engines.royals.house import House
from engines.royals.limits import default_end, excess
from engines.royals.state import State
from engines.royals.words import claims, draws, naming


class Words:
    """Words for one menu: what *seat* reads. A move that is being put together is said by its cards alone, since the
    question has named the rest."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.draft: Any = state.drafts[seat]

    def options(self, *moves: Move) -> tuple[Option[Move], ...]:
        say, head, tell = self.say, self.head, self.hint
        return tuple([Option(move, say, head, tell) for move in moves])

    @property
    def paid(self) -> int | None:
        """The noble whose payment is being chosen."""
        return self.draft.noble if self.draft and self.draft.kind == "paying" else None

    # ---- labels

    def say(self, move: Move) -> Text:
        match move:
            case m.Draw():
                return draws.say(self.state, move)
            case m.Claim() if self.paid is not None:
                return claims.pay(move)
            case m.Claim(noble=noble) | m.Aim(noble=noble):
                return claims.target(self.state, self.seat, noble)
            case m.EndTurn(country=country, intrigue=intrigue):
                cards = naming.cards(country, intrigue)
                return text("listed", cards=cards) if self.draft else _ended(cards)
            case m.PayCountry(cards=cards):
                return text("listed", cards=naming.cards(cards))
            case m.PayIntrigue(cards=cards):
                return text("listed", cards=naming.cards((), cards))
            case Cancel():
                return text("core-cancel")
            case _:
                return text(f"move-{naming.hyphened(move.kind)}")

    # ---- groups and hints

    def head(self, move: Move) -> Text | None:
        return self.group(move) if self.grouped(move) else None

    def grouped(self, move: Move) -> bool:
        """Whether it stands under a heading: draws by their plan while that is open, nobles by their country, payments
        by their jokers."""
        match move:
            case m.Draw(plan=plan) | m.Gather(plan=plan):
                return plan is not None and not self.draft and self.state.ongoing.plan is None
            case m.Claim():
                return self.paid is None
            case m.EndTurn():
                return self.draft is not None
            case _:
                return isinstance(move, (m.Aim, m.PayCountry, m.PayIntrigue))

    def group(self, move: Move) -> Text:
        match move:
            case m.Draw(plan=str(plan)) | m.Gather(plan=str(plan)):
                return text("group-plan", plan=naming.hyphened(plan))
            case m.Claim(noble=noble) | m.Aim(noble=noble):
                return claims.country_of(noble)
            case m.PayCountry(cards=cards) if self.paid is not None:
                return claims.country_part(self.paid, cards)
            case m.PayIntrigue(cards=cards) if self.paid is not None:
                return claims.intrigue_part(self.paid, cards)
            case _:
                return text("group-discard")

    def hint(self, move: Move) -> Text | None:
        """What choosing it would mean."""
        house = self.state.houses[self.seat]
        match move:
            case m.Draw() if draws.intrigue_first(self.state, move):
                return text("hint-intrigue-first")
            case m.Claim(noble=noble) if self.paid is None:
                return claims.offer(self.state, self.seat, noble)
            case m.Aim(noble=noble):
                return claims.offer(self.state, self.seat, noble)
            case m.PayCountry(cards=cards):
                return claims.kept(minus(house.hand, cards))
            case m.PayIntrigue(cards=cards):
                return claims.kept((), minus(house.intrigue, cards))
            case m.EndTurn(country=country, intrigue=intrigue) if self.draft:
                return claims.kept(minus(house.hand, country), minus(house.intrigue, intrigue))
            case m.Gather() | m.ShowAll():
                return text(f"hint-{naming.hyphened(move.kind)}")
            case _:
                return None

    def hindered(self, moves: Iterable[m.Claim | m.Aim]) -> tuple[Blocked[Move], ...]:
        """Why nobles cannot be taken; one's own, about whom nobody wonders, come last."""
        holders = self.state.europe.holders
        ordered = sorted(moves, key=lambda move: holders[move.noble] == self.seat)
        return tuple(Blocked(move=move, because=self.barred, say=self.say) for move in ordered)

    def barred(self, move: Move) -> Text:
        assert isinstance(move, (m.Claim, m.Aim))
        return claims.reason(self.state, self.seat, move.noble)

    # ---- notes

    def clock(self) -> tuple[Text, ...]:
        return draws.clock(self.state)

    def playing(self) -> tuple[Text, ...]:
        """The hand beside its limits, what would have to go, and what the end of the turn brings with it."""
        house = self.state.houses[self.seat]
        end = default_end(house)
        surplus = naming.cards(end.country, end.intrigue)
        over = (text("note-surplus", cards=surplus),) if surplus else ()
        return (*_held(house), *over, *draws.approaching(self.state))

    def over(self) -> tuple[Text, ...]:
        """How many cards have to go."""
        house = self.state.houses[self.seat]
        kinds = zip(("country", "intrigue"), excess(house), strict=True)
        return (*_held(house), text("note-over", cards=tuple(text(f"over-{kind}", count=n) for kind, n in kinds if n)))

    def bill(self, claim: m.Claim) -> tuple[Text, ...]:
        return claims.bill(self.state, self.seat, claim)


def _ended(discards: tuple[Text, ...]) -> Text:
    return text("move-end-turn", cards=discards, count=len(discards))


def _held(house: House) -> tuple[Text, Text]:
    return (
        text("note-hand", cards=naming.cards(house.hand), count=sum(house.hand), limit=LIMITS.country),
        text("note-secrets", cards=naming.cards((), house.intrigue), count=sum(house.intrigue), limit=LIMITS.intrigue),
    )
