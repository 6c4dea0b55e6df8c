"""How moves are said, grouped and explained. Called only when somebody reads the menu."""

from collections.abc import Iterable
from typing import Any, cast

from engines.core import words as core
from engines.core.hand import numbers
from engines.core.menu import Blocked
from engines.core.move import Move, Part
from engines.core.shown import hyphened, label
from engines.core.text import Text, ready, text
from engines.royals import moves as m
from engines.royals import naming
from engines.royals.cards import Cards, minus
from engines.royals.house import House
from engines.royals.limits import default_end, excess
from engines.royals.state import State
from engines.royals.words import claims, draws


class Words(core.Words[State]):
    """A move that is being put together is said by its cards alone, since the question has named the rest."""

    @property
    def draft(self) -> Any:
        return self.state.drafts[self.seat]

    @property
    def paid(self) -> int | None:
        """The noble whose payment is being chosen."""
        return self.draft.noble if self.draft and self.draft.kind == "paying" else None

    # ---- labels

    def say(self, move: Move) -> Text:
        match move:
            case m.Draw():
                return draws.say(self.state, move, listed=bool(self.draft))
            case m.Claim() if self.paid is not None:
                return claims.pay(move)
            case m.Claim(noble=noble) | Part(field="noble", value=int(noble)):
                return claims.aim(self.state, self.seat, noble)
            case m.EndTurn(country=country, intrigue=intrigue):
                given = naming.cards(country, intrigue)
                return (
                    text("listed", cards=given) if self.draft else text("move-end-turn", cards=given, count=len(given))
                )
            case Part(field="country"):
                return text("listed", cards=naming.cards(_paid(move)))
            case Part(field="intrigue"):
                return text("listed", cards=naming.cards((), _paid(move)))
            case _:
                return label(move, value=None)

    def cards(self, move: Move) -> tuple[int, ...]:
        """What is paid or given up, where it is chosen; country cards come first."""
        house = self.state.houses[self.seat]
        match move:
            case m.Claim(country=country, intrigue=intrigue) if self.paid is not None:
                return _numbers(house, country, intrigue)
            case m.EndTurn(country=country, intrigue=intrigue):
                return _numbers(house, country, intrigue)
            case Part(field="country") if self.paid is not None:
                return _numbers(house, _paid(move), ())
            case Part(field="intrigue") if self.paid is not None:
                return _numbers(house, (), _paid(move))
            case _:
                return ()

    # ---- groups and hints

    def head(self, move: Move) -> Text | None:
        """Draws stand under their plan while that is open, nobles under their country, payments under their jokers."""
        match move:
            case m.Draw(plan=str(plan)) | Part(field="plan", value=str(plan)):
                return _plan(plan) if not self.draft and self.state.ongoing.plan is None else None
            case m.Claim(noble=noble) if self.paid is None:
                return claims.country_of(noble)
            case Part(field="noble", value=int(noble)):
                return claims.country_of(noble)
            case Part(field="country" | "intrigue" as kind) if self.paid is not None:
                return claims.payment(kind, self.paid, _paid(move))
            case m.EndTurn() if self.draft:
                return text("group-discard")
            case _:
                return None

    def hint(self, move: Move) -> Text | None:
        """What choosing it would mean."""
        house = self.state.houses[self.seat]
        match move:
            case m.Draw() if draws.intrigue_first(self.state, move):
                return text("hint-intrigue-first")
            case m.Claim(noble=noble) if self.paid is None:
                return claims.offer(self.state, self.seat, noble)
            case Part(field="noble", value=int(noble)):
                return claims.offer(self.state, self.seat, noble)
            case Part(field="country"):
                return claims.kept(minus(house.hand, _paid(move)))
            case Part(field="intrigue"):
                return claims.kept((), minus(house.intrigue, _paid(move)))
            case m.EndTurn(country=country, intrigue=intrigue) if self.draft:
                return claims.kept(minus(house.hand, country), minus(house.intrigue, intrigue))
            case Part(field="plan" | "every" as step):
                return text(f"hint-{step}")
            case _:
                return None

    # ---- why not

    def locked(self, move: Move) -> Text:
        """A draw under another plan than the one that was named."""
        assert isinstance(move, m.Draw)
        assert move.plan is not None
        return _plan(move.plan)

    def hindered(self, moves: Iterable[Move]) -> tuple[Blocked[Move], ...]:
        """Why nobles cannot be taken."""
        return tuple(Blocked(move=move, because=self.barred, say=self.say) for move in moves)

    def barred(self, move: Move) -> Text:
        noble = move.value if isinstance(move, Part) else cast("m.Claim", move).noble
        return claims.reason(self.state, self.seat, cast("int", noble))

    # ---- notes

    def playing(self) -> tuple[Text, ...]:
        """What would have to go, and what the end of the turn brings with it; the own page has the hand."""
        house = self.state.houses[self.seat]
        end = default_end(house)
        surplus = naming.cards(end.country, end.intrigue)
        over = (text("note-surplus", cards=surplus),) if surplus else ()
        return (*over, *draws.approaching(self.state))

    def trimming(self) -> Text:
        """The question which cards have to go, and how many."""
        return TRIM(*excess(self.state.houses[self.seat]))


def _over(*surplus: int) -> Text:
    kinds = zip(("country", "intrigue"), surplus, strict=True)
    return text("prompt-trim", cards=tuple(text(f"over-{kind}", count=n) for kind, n in kinds if n))


TRIM = ready(_over, range(13), range(7))


def _plan(plan: str) -> Text:
    return text("group-plan", plan=hyphened(plan))


def _paid(move: Move) -> Cards:
    assert isinstance(move, Part)
    return cast("Cards", move.value)


def _numbers(house: House, country: Cards, intrigue: Cards) -> tuple[int, ...]:
    held = (*_faces("country", house.hand), *_faces("intrigue", house.intrigue))
    return numbers(held, (*_faces("country", country), *_faces("intrigue", intrigue)))


def _faces(kind: str, cards: Cards) -> list[tuple[str, int]]:
    """Each face once."""
    return [(kind, face) for face, count in enumerate(cards) if count]
