"""How moves are said, grouped and explained. Called only when somebody reads the menu."""

from typing import Any

from engines.core import words as core
from engines.core.hand import numbers
from engines.core.menu import Option
from engines.core.move import Move, Part, part
from engines.core.shown import hyphened, label
from engines.core.text import CardRef, SeatRef, Text, text
from engines.take_the_kingdom import moves as m
from engines.take_the_kingdom import naming
from engines.take_the_kingdom.components import CARDS, CATEGORY, KIND, LIMITS
from engines.take_the_kingdom.pages.guide import about
from engines.take_the_kingdom.places import REAL
from engines.take_the_kingdom.plays.aimed import AtDefence, AtPlace, AtRival
from engines.take_the_kingdom.plays.attack import Attack
from engines.take_the_kingdom.plays.base import AtHome, Direct, PlayMove
from engines.take_the_kingdom.plays.building import Build, NewLand
from engines.take_the_kingdom.plays.conquest import ConquestDefence
from engines.take_the_kingdom.plays.mercy import Again, MercyThaw
from engines.take_the_kingdom.plays.rules import RULES
from engines.take_the_kingdom.siege import firsts, needs_first
from engines.take_the_kingdom.state import State
from engines.take_the_kingdom.words import threats


class Words(core.Words[State]):
    """*damage* is what a place to be chosen would take."""

    def __init__(self, state: State, seat: int, *, damage: int = 0) -> None:
        self.state, self.seat, self.damage = state, seat, damage

    def whole(self, first: Move, play: PlayMove) -> Option[Move]:
        """A play that *first* leads to without a choice. A phrase may name its target all the same."""
        parts = (part(ConquestDefence, defence=play.defence),) if isinstance(play, ConquestDefence) else ()

        def say(move: Move) -> Text:
            aim = self.say(move)
            if isinstance(move, ConquestDefence):
                aim = text("move-carried", defence=self.defence(move.defence), place=aim)
            return text("move-whole", card=naming.titled(play.paid[0]), aim=aim)

        def head(_: Move) -> Text | None:
            return self.head(first)

        def tell(_: Move) -> Text | None:
            return self.hint(play if isinstance(play, Build) else first)

        def hold(_: Move) -> tuple[int, ...]:
            return self.cards(first)

        return Option(play, say, head, tell, hold, taken=self.options(*parts, play))

    # ---- labels

    def say(self, move: Move) -> Text:
        """A place or a defence by what the choice depends on there, all else by its fields."""
        match move:
            case Part():
                return self.part(move)
            case Attack(card=card, damage=damage):
                return text("move-attack", card=CardRef(card), damage=damage)
            case Build(place=place, replace=int(old)) | ConquestDefence(to=place, replace=int(old)):
                instead = naming.instead(self.state.site(place), old)
                return text("move-instead", place=self.place(place), old=instead, **self.grown(move))
            case Build(place=place) | ConquestDefence(to=place):
                return self.slot(place)
            case m.Reverse(place=place, first=int(first)):
                return text("move-reverse-first", place=self.place(place), card=CardRef(KIND[first]))
            case AtPlace(place=place) | AtHome(place=place) | MercyThaw(place=place) | m.Reverse(place=place):
                return self.place(place)
            case AtDefence(defence=defence):
                return self.defence(defence)
            case AtRival(seat=seat):
                return text("move-at-seat", who=SeatRef(seat))
            case _:
                return label(move)

    def part(self, move: Part) -> Text:
        """The beginning of a play, or what is chosen for it."""
        match move.field, move.value:
            case "card", str(card):
                return label(move, card=naming.titled(card), value=None)
            case "place", int(place):
                return text("move-aim", place=self.place(place), trap=self.trap(place))
            case "first", int(defence):
                return naming.standing(self.state.defender(defence)[2])
            case "defence", int(defence):
                return self.defence(defence)
            case "amount", int(amount):
                return text("move-portion", amount=amount)
            case "each", _:
                draft: Any = self.state.drafts[self.seat]
                return text("move-add-each", spread=int(draft.spread))
            case booster, _:
                return text(f"move-add-{booster}")

    def alone(self, move: Move) -> Text:
        """A card that is never played for itself, by its name."""
        assert isinstance(move, m.Block)
        return text("card-alone", card=CardRef(move.card))

    def slot(self, number: int) -> Text:
        """A place to build on, and what stands there."""
        guards = naming.guards(self.state.site(number))
        return text("move-slot", place=self.place(number), cards=guards, count=len(guards))

    def grown(self, move: Build | ConquestDefence) -> dict[str, int]:
        """The strength of the place before and after: a defence that is carried off brings its damage along."""
        if isinstance(move, Build):
            place, more = self.state.site(move.place), CARDS[move.card].value
        else:
            place, more = self.state.site(move.to), self.state.defender(move.defence)[2].strength
        old = None if move.replace is None else place.defence(move.replace)
        return {"before": place.strength, "after": place.strength + more - (old.strength if old else 0)}

    def trap(self, number: int) -> str:
        """What the seat knows of the trap at a place."""
        trap = self.state.site(number).trap
        if trap is None:
            return "none"
        if self.seat not in trap.known_to:
            return "unknown"
        return "real" if KIND[trap.card] == REAL else "decoy"

    def place(self, number: int) -> Text:
        owner, _ = self.state.where(number)
        return naming.own_place(number) if owner == self.seat else naming.place_of(number, owner)

    def defence(self, number: int) -> Text:
        _, place, standing = self.state.defender(number)
        return text("defence-at", card=CardRef(KIND[number]), left=standing.strength, place=self.place(place.number))

    def cards(self, move: Move) -> tuple[int, ...]:
        """Each kind once, in the order of the data. What is aimed has named its card before."""
        match move:
            case Part(field="card", value=str(kind)) | Direct(cards=(kind,)):
                among = (kind,)
            case m.Block(card=kind) | m.Discard(card=kind) | m.CancelPenalty(card=kind):
                among = (kind,)
            case Part(field="morale" | "spread" as booster):
                among = (booster,)
            case _:
                return ()
        return numbers(self.state.kingdoms[self.seat].sorts, among)

    # ---- groups and hints

    def head(self, move: Move) -> Text | None:
        """Plays stand together by the category of their card, targets by their owner."""
        match move:
            case Part(field="card", value=str(card)):
                return text("group-cards", category=CATEGORY[card])
            case Part(field="place", value=int(place)) | AtPlace(place=place) | m.Reverse(place=place):
                return text("group-kingdom", who=SeatRef(self.state.where(place)[0]))
            case Direct(cards=(card,)):
                return text("group-cards", category=CATEGORY[card])
            case _:
                return None

    def hint(self, move: Move) -> Text | None:
        match move:
            case Part(field="card") | m.Discard() | Direct():
                return self.use(move)
            case Part(field="place", value=int(number)) if self.damage:
                return self.blow(number)
            case m.Reverse(place=number, first=first):
                return self.outcome(number, self.damage, first)
            case Part(field="first", value=int(defence)) if self.damage:
                _, place, _ = self.state.defender(defence)
                return self.outcome(place.number, self.damage, defence)
            case Build(place=number) | ConquestDefence(to=number):
                place = self.state.site(number)
                free = LIMITS.defences_per_place - len(place.defences)
                return text("hint-slot", cards=naming.garrison(place), free=free, **self.grown(move))
            case AtPlace(place=number) | AtHome(place=number) | MercyThaw(place=number):
                place = self.state.site(number)
                return text("hint-place", cards=naming.garrison(place), trap=int(place.trap is not None))
            case AtRival(seat=seat):
                kingdom = self.state.kingdoms[seat]
                return text("hint-rival", points=kingdom.points, hand=len(kingdom.hand))
            case _:
                return None

    def use(self, move: Move) -> Text:
        """What playing or giving up a card would mean."""
        match move:
            case Part(of=play) if len(RULES[play].cards) == 1:
                return text(f"hint-ready-{hyphened(play)}")
            case Part(value=str(card)) | m.Discard(card=card):
                return about(card)
            case NewLand(cards=(card,)):
                return text("hint-settle", value=CARDS[card].value)
            case Again():
                return text("hint-extra-turn", lost=self.state.ongoing.left - 1)
            case _:
                return text(f"hint-{hyphened(move.kind)}")

    def blow(self, number: int) -> Text:
        """What the damage would do at a place; with two defences in either order, unless nothing is left anyway."""
        place = self.state.site(number)
        if needs_first(place) and self.damage < place.strength:
            one, other = (self.outcome(number, self.damage, first) for first in firsts(place))
            return text("hint-either", one=one, other=other)
        return self.outcome(number, self.damage, None)

    def outcome(self, number: int, amount: int, first: int | None) -> Text:
        return naming.outcome(self.state.site(number), amount, first)

    # ---- notes

    def threat(self, by: int, move: PlayMove) -> tuple[Text, ...]:
        """What somebody declared, then what it would do, line by line, by what everybody can see."""
        return threats.threat(self.state, by, move)

    def so_far(self, attack: Attack, left: int) -> tuple[Text, ...]:
        """An attack that is being put together: its cards, its shares, and the damage that has no place yet."""
        named = text("note-together", cards=naming.put_together(*attack.paid), damage=attack.damage)
        rest = (text("note-damage-left", amount=left),) if left and attack.spread else ()
        return (named, *threats.shares(self.state, attack), *rest)

    def turned(self, number: int, amount: int, first: int | None) -> Text:
        """Damage that a trap turns back at a place, and what it would do there."""
        return threats.share(self.state, number, amount, first, turned=True)

    def turn_notes(self) -> tuple[Text, ...]:
        """What the seat on turn has left, and what limits it."""
        turn = self.state.ongoing
        opening = (text("note-opening"),) if turn.opening else ()
        bans = (text("note-ban", card=CardRef(card)) for card in turn.bans)
        return (text("note-plays-left", count=turn.left), *opening, *bans, *self.passing())

    def passing(self) -> tuple[Text, ...]:
        """What ending the turn now would mean, where it is a pass (TK-7.4)."""
        turn, standing = self.state.ongoing, self.state.standing
        if not turn.began_empty or turn.used:
            return ()
        passes = 1 + sum(self.state.kingdoms[seat].passed for seat in standing if seat != self.seat)
        last = int(passes == len(standing))
        return (text("note-pass", passes=passes, kingdoms=len(standing), last=last),)
