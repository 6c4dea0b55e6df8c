"""How moves are said, grouped and explained. Called only when somebody reads the menu."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from engines.core.menu import Option
from engines.core.move import Move, Part, part
from engines.core.shown import hyphened, label
from engines.core.text import CardRef, SeatRef, Text, text
from engines.take_the_kingdom import moves as m
from engines.take_the_kingdom import naming
from engines.take_the_kingdom.components import CARDS, CATEGORY, KIND, LIMITS
from engines.take_the_kingdom.pages.guide import about, titled
from engines.take_the_kingdom.places import REAL, Standing
from engines.take_the_kingdom.plays.aimed import AtPlace
from engines.take_the_kingdom.plays.building import Build, Settle
from engines.take_the_kingdom.plays.conquest import ConquestDefence
from engines.take_the_kingdom.plays.mercy import MercyLand
from engines.take_the_kingdom.plays.rules import RULES, RULES_OF
from engines.take_the_kingdom.plays.spy import SpyDraw
from engines.take_the_kingdom.shares import boosters, damage_of, left_by
from engines.take_the_kingdom.siege import firsts, needs_first
from engines.take_the_kingdom.state import State

_EXTRA = ("fortune", "mercy_turn")


@runtime_checkable
class _AtPlace(Protocol):
    """A move that is done at a place."""

    place: int


@runtime_checkable
class _AtDefence(Protocol):
    """A move that is aimed at a defence."""

    defence: int


@runtime_checkable
class _AtSeat(Protocol):
    """A move that is aimed at an opponent."""

    seat: int


class Words:
    """Words for one menu: what *seat* reads. *damage* is what a place to be chosen would take."""

    def __init__(self, state: State, seat: int, *, damage: int = 0) -> None:
        self.state = state
        self.seat = seat
        self.damage = damage

    def options(self, *moves: Move) -> tuple[Option[Move], ...]:
        say, head, tell = self.say, self.head, self.hint
        return tuple([Option(move, say, head, tell) for move in moves])

    def whole(self, first: Move, play: m.PlayMove) -> Option[Move]:
        """A play that *first* leads to without a choice. A phrase may name its target all the same."""
        parts = (part(ConquestDefence, defence=play.defence),) if isinstance(play, ConquestDefence) else ()

        def say(move: Move) -> Text:
            aim = self.say(move)
            if isinstance(move, ConquestDefence):
                aim = text("move-carried", defence=self.defence(move.defence), place=aim)
            return text("move-whole", card=titled(RULES[play.kind].paid(play)[0]), aim=aim)

        def head(_: Move) -> Text | None:
            return self.head(first)

        def tell(_: Move) -> Text | None:
            return self.hint(first)

        return Option(play, say, head, tell, taken=self.options(*parts, play))

    # ---- labels

    def say(self, move: Move) -> Text:
        match move:
            case m.Discard() | m.Block() | m.CancelPenalty() | m.Attack():
                return self.card(move)
            case Part():
                return self.part(move)
            case Build() | ConquestDefence() | m.Reverse(first=int()):
                return self.target(move)
            case _AtPlace(place=place):
                return self.place(place)
            case _AtDefence(defence=defence):
                return self.defence(defence)
            case _AtSeat(seat=seat):
                return text("move-at-seat", who=SeatRef(seat))
            case _:
                return label(move)

    def part(self, move: Part) -> Text:
        """The beginning of a play, or what is chosen for it."""
        match move.field, move.value:
            case "card", str(card):
                return label(move, card=titled(card), value=None)
            case "place", int(place):
                return text("move-aim", place=self.place(place), trap=self.trap(place))
            case "first", int(defence):
                return naming.standing(self.standing(defence))
            case "defence", int(defence):
                return self.defence(defence)
            case "amount", int(amount):
                return text("move-portion", amount=amount)
            case booster, _:
                return text(f"move-add-{booster}")

    def card(self, move: m.Discard | m.Block | m.CancelPenalty | m.Attack) -> Text:
        """What is done with a card of the hand, with the figure of the card where that is what matters."""
        match move:
            case m.Discard(card=card):
                return text("move-discard", card=titled(card))
            case m.Attack(card=card):
                return text("move-attack", card=CardRef(card), damage=damage_of(card, morale=move.morale))
            case _:
                return label(move, card=CardRef(move.card))

    def target(self, move: Build | ConquestDefence | m.Reverse) -> Text:
        """A place, with what the choice depends on."""
        match move:
            case Build(place=place, replace=int(old)) | ConquestDefence(to=place, replace=int(old)):
                return text("move-instead", place=self.place(place), old=CardRef(KIND[old]))
            case Build(place=place) | ConquestDefence(to=place):
                return self.slot(place)
            case m.Reverse(place=place, first=first):
                assert first is not None
                return text("move-reverse-first", place=self.place(place), card=CardRef(KIND[first]))

    def alone(self, move: Move) -> Text:
        """A card that is never played for itself, by its name."""
        assert isinstance(move, m.Block)
        return text("card-alone", card=CardRef(move.card))

    def slot(self, number: int) -> Text:
        """A place to build on, and what stands there."""
        _, place = self.state.where(number)
        guards = naming.guards(place)
        return text("move-slot", place=self.place(number), cards=guards, count=len(guards))

    def trap(self, number: int) -> str:
        """What the seat knows of the trap at a place."""
        trap = self.state.where(number)[1].trap
        if trap is None:
            return "none"
        if self.seat not in trap.known_to:
            return "unknown"
        return "real" if KIND[trap.card] == REAL else "decoy"

    def place(self, number: int) -> Text:
        owner, _ = self.state.where(number)
        return naming.own_place(number) if owner == self.seat else naming.place_of(number, owner)

    def defence(self, number: int) -> Text:
        _, place = self.state.defender(number)
        left = self.standing(number).strength
        return text("defence-at", card=CardRef(KIND[number]), left=left, place=self.place(place.number))

    def standing(self, defence: int) -> Standing:
        found = self.state.defender(defence)[1].defence(defence)
        assert found is not None
        return found

    # ---- groups and hints

    def head(self, move: Move) -> Text | None:
        """Plays stand together by the category of their card, targets by their owner."""
        match move:
            case Part(field="card", value=str(card)):
                return text("group-cards", category=CATEGORY[card])
            case Part(field="place", value=int(place)):
                return text("group-kingdom", who=SeatRef(self.state.where(place)[0]))
        rule = RULES.get(move.kind)
        if isinstance(move, _AtPlace) and (isinstance(rule, AtPlace) or rule is None):
            return text("group-kingdom", who=SeatRef(self.state.where(move.place)[0]))
        return text("group-cards", category=CATEGORY[rule.cards[0]]) if rule and rule.direct else None

    def hint(self, move: Move) -> Text | None:
        match move:
            case Part(field="card") | m.Discard():
                return self.use(move)
            case m.PlayMove() if RULES[move.kind].direct:
                return self.use(move)
            case Part(field="place", value=int(number)) if self.damage:
                return self.blow(number)
            case m.Reverse(place=number, first=first):
                return self.outcome(number, self.damage, first)
            case Part(field="first", value=int(defence)) if self.damage:
                _, place = self.state.defender(defence)
                return self.outcome(place.number, self.damage, defence)
            case Build(place=number) | ConquestDefence(to=number):
                _, place = self.state.where(number)
                free = LIMITS.defences_per_place - len(place.defences)
                return text("hint-slot", cards=naming.garrison(place), free=free)
            case _AtPlace(place=number):
                return self.at_place(number)
            case _AtSeat(seat=seat):
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
            case Settle() | MercyLand():
                return text("hint-settle", value=CARDS[RULES[move.kind].cards[0]].value)
            case SpyDraw():
                return text("hint-spy-draw")
            case _:
                return text("hint-extra-turn", lost=self.state.ongoing.left - 1)

    def blow(self, number: int) -> Text:
        """What the damage would do at a place; with two defences in either order, unless nothing is left anyway."""
        _, place = self.state.where(number)
        if needs_first(place) and self.damage < place.strength:
            one, other = (self.outcome(number, self.damage, first) for first in firsts(place))
            return text("hint-either", one=one, other=other)
        return self.outcome(number, self.damage, None)

    def at_place(self, number: int) -> Text:
        _, place = self.state.where(number)
        return text("hint-place", cards=naming.garrison(place), trap=_flag(place.trap))

    def outcome(self, number: int, amount: int, first: int | None) -> Text:
        _, place = self.state.where(number)
        return naming.outcome(place, amount, first)

    # ---- notes

    def play(self, move: m.PlayMove) -> Text:
        """A declared play in a few words."""
        key = f"play-{hyphened(move.kind)}"
        match move:
            case m.Attack(card=card):
                damage = damage_of(card, morale=move.morale)
                return text("play-attack", cards=naming.cards((card, *boosters(move))), damage=damage)
            case _AtDefence(defence=defence):
                owner, place = self.state.defender(defence)
                where = naming.place_of(place.number, owner)
                return text(key, card=CardRef(KIND[defence]), place=where)
            case _AtPlace(place=number):
                owner, _ = self.state.where(number)
                return text(key, place=naming.place_of(number, owner))
            case _AtSeat():
                return text(key)
            case _:
                raise AssertionError(f"{move} is aimed at nobody")

    def threat(self, by: int, move: m.PlayMove) -> tuple[Text, ...]:
        """What somebody declared, then what it would do, line by line, by what everybody can see."""
        named = text("note-threat", who=SeatRef(by), play=self.play(move))
        if isinstance(move, m.Attack):
            return (named, *self.shares(move))
        rule = RULES[move.kind]
        losses = ((seat, rule.loss(self.state, seat, move)) for seat in rule.against(self.state, by, move))
        return (named, *(text("note-loss", who=SeatRef(seat), points=loss) for seat, loss in losses if loss))

    def so_far(self, attack: m.Attack, left: int) -> tuple[Text, ...]:
        """An attack that is being put together: its cards, its shares, and the damage that has no place yet."""
        cards = naming.put_together(attack.card, boosters(attack))
        named = text("note-together", cards=cards, damage=damage_of(attack.card, morale=attack.morale))
        rest = (text("note-damage-left", amount=left),) if left and attack.spread else ()
        return (named, *self.shares(attack), *rest)

    def shares(self, attack: m.Attack) -> tuple[Text, ...]:
        """The shares of an attack in their order, and whose Fort they would bring down."""
        lines = tuple(self.share(share.place, share.amount, share.first) for share in attack.shares)
        owners = dict.fromkeys(self.state.where(share.place)[0] for share in attack.shares)
        falling = (owner for owner in owners if not left_by(self.state, attack, owner))
        return (*lines, *(text("note-fort-in-danger", who=SeatRef(owner)) for owner in falling))

    def share(self, number: int, amount: int, first: int | None) -> Text:
        owner, place = self.state.where(number)
        result = naming.outcome(place, amount, first)
        where = naming.place_of(number, owner)
        return text("note-share", place=where, amount=amount, outcome=result, trap=_flag(place.trap))

    def turn_notes(self) -> tuple[Text, ...]:
        """What the seat on turn has left, and what limits it."""
        turn = self.state.ongoing
        opening = (text("note-opening"),) if turn.opening else ()
        bans = (text("note-ban", card=CardRef(card)) for card in turn.bans)
        return (text("note-plays-left", count=turn.left), *self.cut_short(), *opening, *bans, *self.passing())

    def cut_short(self) -> tuple[Text, ...]:
        """That an extra turn ends this one, if there is more to play and the hand could do so."""
        lost = self.state.ongoing.left - 1
        held = tuple(
            card
            for card in dict.fromkeys(self.state.kingdoms[self.seat].kinds)
            if any(rule.kind in _EXTRA and rule.refusal(self.state, self.seat, card) is None for rule in RULES_OF[card])
        )
        return (text("note-extra-turn", cards=naming.cards(held), lost=lost),) if held and lost else ()

    def passing(self) -> tuple[Text, ...]:
        """What ending the turn now would mean, where it is a pass (TK-7.4)."""
        turn, standing = self.state.ongoing, self.state.standing
        if not turn.began_empty or turn.used:
            return ()
        passes = 1 + sum(self.state.kingdoms[seat].passed for seat in standing if seat != self.seat)
        last = int(passes == len(standing))
        return (text("note-pass", passes=passes, kingdoms=len(standing), last=last),)

    def surplus(self) -> tuple[Text, ...]:
        """How many cards are too many."""
        return (text("note-surplus", count=len(self.state.kingdoms[self.seat].hand) - LIMITS.hand),)


def _flag(thing: object) -> int:
    return int(thing is not None)
