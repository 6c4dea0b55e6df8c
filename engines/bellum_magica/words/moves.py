"""How moves are said, grouped and explained, where it takes more than their fields. Called only when somebody reads the
menu."""

from engines.bellum_magica import moves as m
from engines.bellum_magica import naming
from engines.bellum_magica.orders import RecruitWish
from engines.bellum_magica.state import State
from engines.bellum_magica.taste.treating import Prospect
from engines.bellum_magica.words import raids
from engines.bellum_magica.words import recruits as recruit_words
from engines.core import words as core
from engines.core.menu import Blocked
from engines.core.move import Move, Part
from engines.core.shown import label
from engines.core.text import SeatRef, Text, text


class Words(core.Words[State]):
    def blocked(self, *no: tuple[Move, Text]) -> tuple[Blocked[Move], ...]:
        return tuple(Blocked(move=move, because=reason, say=self.named) for move, reason in no)

    def say(self, move: Move) -> Text:
        match _meant(move):
            case m.PlaceGoblins(sides=sides):
                return label(move, goblins=naming.tucked(self.state.lairs[self.seat].goblins, sides), sides=None)
            case m.Treat():
                return label(move, row=self.state.row)
            case m.Rob() as raid:
                return raids.say(self.state, self.seat, raid)
            case RecruitWish() as wish:
                return recruit_words.say(wish)
            case m.WholeDay():
                return label(move, raid=None, recruits=None)
            case Part(field="plan"):
                return label(move, raided=self._raided)
            case said:
                return label(said)

    def named(self, move: Move) -> Text:
        """A move that cannot be had: without what would have to be chosen with it, and without a heading."""
        match move:
            case m.Rob(victim=victim):
                return raids.castle(victim)
            case m.Recruit(card=card, payment=payment):
                return recruit_words.priced(card, payment)
            case _:
                return self.say(move)

    def head(self, move: Move) -> Text | None:
        """Targets stand together by their sort, ways to recruit by the creature: their labels need not say that."""
        match _meant(move):
            case m.Plunder() | m.Rob() as raid:
                return text("group-targets", sort=raid.kind)
            case RecruitWish(what=what):
                return recruit_words.group(what)
        return None

    def hint(self, move: Move) -> Text | None:
        """What choosing it would mean. The notes tell both sides of a creature in one line."""
        lair = self.state.lairs[self.seat]
        match _meant(move):
            case m.PlaceGoblins(sides=sides):
                return recruit_words.goblins(lair, sides)
            case m.Treat(answer=answer):
                return text("hint-treat", answer=answer, barrels=lair.barrels - 1, spells=lair.ready - 1)
            case m.PassToday(on=True):
                return text("hint-pass-today")
            case m.Plunder() | m.Rob() | m.Stay() as raid:
                return raids.hint(self.state, self.seat, raid)
            case RecruitWish() as wish if isinstance(move, Part):
                return recruit_words.hint(wish)
            case Part(field="plan"):
                return text("hint-plan", raided=self._raided)
            case m.Done():
                return text("hint-done")
            case m.WholeDay(otherwise=otherwise):
                return text("hint-whole-day", otherwise=otherwise)
        return None

    @property
    def _raided(self) -> int:
        """Whether only recruits can still be planned today."""
        return int(self.state.stack[-1].kind == "recruiting")

    # ---- notes

    def poll(self, before: tuple[int, ...], roll: int, rows: tuple[Prospect, ...]) -> tuple[Text, ...]:
        """Which roll it is about, whose answers come first, and what each row would bring."""
        order = text("note-poll", roll=roll, before=tuple(map(SeatRef, before)), count=len(before))
        return (order, text("note-prospects"), *raids.prospects(rows, self.state.row))

    def plan(self, day: m.WholeDay, left: tuple[int, int]) -> tuple[Text, ...]:
        """*left*: food and runestones that remain if all of it can be had."""
        raid = (raids.planned(self.state, self.seat, day.raid, self.say(day.raid)),) if day.raid else ()
        return (
            *raid,
            *recruit_words.planned(day.recruits),
            *recruit_words.rows(self.state.lairs[self.seat]),
            text("note-left", goods=naming.goods(*left), count=sum(left)),
        )


def _meant(move: Move) -> Move | RecruitWish:
    """The raid or the wish that a part of a plan means; a recruit is said like the wish for it."""
    match move:
        case Part(field="raid", value=value):
            return m.planned_raid(value)
        case Part(field="wish", value=value):
            return m.planned_wish(value)
        case m.Recruit(card=card, side=side, payment=payment):
            return RecruitWish(what=card, side=side, payments=(payment,))
        case _:
            return move
