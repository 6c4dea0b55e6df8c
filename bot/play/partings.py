"""What those are shown who have left a seat, or lent it: nothing of the seat."""

from __future__ import annotations

from bot.play import loans
from bot.play.cards import at, channel, where
from bot.play.loaded import LoadedTable
from bot.play.loans import Loan
from bot.speech import Voice
from bot.ui.codec import encode
from bot.ui.parts import Part, box, button, prose, rows
from bot.ui.verbs import Verb
from persistence.deliveries import Farewell


def farewell(loaded: LoadedTable, to: Farewell, voice: Voice) -> list[Part]:
    """For whoever sat on a seat, in place of the card: who plays on, and where; for whoever has lent it, until when.

    It is not brought up to date with every act, so it leads to the channel: the standing message will be another
    one."""
    told, buttons = _parting(loaded, to, voice), []
    if _lent_by(loaded, to.seat, to.user) and loaded.live:
        buttons = rows([button(encode(Verb.RECLAIM, loaded.table.id), voice.tell("reclaim"))])
    return [box([prose(f"**{where(loaded, voice, channel(loaded))}**\n{told}"), *buttons])]


def _parting(loaded: LoadedTable, to: Farewell, voice: Voice) -> str:
    now = loaded.seat(to.seat)
    steward = now.occupant == "steward"
    if loan := _lent_by(loaded, to.seat, to.user):
        if not loaded.live:
            return voice.tell("lent-over", name=now.name)
        return voice.tell("lent-to-steward" if steward else "lent-to", name=now.name, until=at(loan.until))
    if loaded.out(to.seat):
        return voice.tell("left-out")
    if to.back:
        return voice.tell("borrowed-back", name=now.name)
    return voice.tell("left-to-steward") if steward else voice.tell("left-to-player", name=now.name)


def _lent_by(loaded: LoadedTable, seat: int, user: str) -> Loan | None:
    """On what terms, if *user* has lent *seat* to somebody else."""
    loan = loans.borrowed(loaded.seat(seat))
    return loan if loan and loan.user == user else None


def lent(loaded: LoadedTable, seat: int, voice: Voice) -> list[Part]:
    """For whoever has lent *seat* to somebody else: until when, and the way to have it back."""
    loan = loans.of(loaded.seat(seat))
    if not (loan and loaded.live):
        return []
    to = loaded.names[seat]
    back = button(encode(Verb.RECLAIM, loaded.table.id), voice.tell("reclaim"))
    return [prose(voice.tell("lent-to", name=to, until=at(loan.until))), *rows([back])]
