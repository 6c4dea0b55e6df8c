"""Phase 1 once more, told from the words of the rules (BM-5.4 to 5.12): what the engine is held against."""

from engines.core.rng import Rng


class Table:
    """Seats with tokens around a die."""

    def __init__(self, captain: int, barrels: list[int], spells: int, row: int, rng: Rng) -> None:
        self.captain = captain
        self.barrels = list(barrels)
        self.spells, self.row = spells, row
        """Ready ones, of the captain."""
        self.rng = rng
        self.rows: list[int] = []
        """What was rolled anew."""
        self.paid: list[tuple[int, str]] = []
        self.fixed = self.declined = False
        self.said: dict[int, str] = {}
        """Answers that lie there."""
        self.poll()

    def poll(self) -> None:
        """Of all seats that are able now, the captain first."""
        turns = [(self.captain + step) % len(self.barrels) for step in range(len(self.barrels))]
        self.able = [seat for seat in turns if self.barrels[seat] or (seat == self.captain and self.spells)]
        self.said = {}
        self.fixed = not self.able

    @property
    def awaited(self) -> list[int]:
        return [seat for seat in self.able if seat not in self.said]

    def options(self, seat: int) -> list[str]:
        barrel = ["barrel"] if self.barrels[seat] else []
        return ["pass", *barrel, *(["spell"] if seat == self.captain and self.spells else [])]

    def may_take_back(self, seat: int) -> bool:
        """As long as somebody before it has not passed. Whoever has paid belongs to a poll that is over."""
        if self.fixed or seat not in self.said:
            return False
        return any(other not in self.said for other in self.able[: self.able.index(seat)])

    def take_back(self, seat: int) -> None:
        del self.said[seat]

    def answer(self, seat: int, answer: str) -> None:
        self.said[seat] = answer
        for asked in self.able:
            if asked not in self.said:
                return
            if self.said[asked] != "pass":
                self.pay(asked, self.said[asked])
                return
        self.fixed = self.declined = True

    def deadline(self) -> None:
        """A missing answer is a pass, one after the other; if a payment counts meanwhile, the rest lapses."""
        missing, rolls = self.awaited, len(self.rows)
        for seat in missing:
            if len(self.rows) == rolls:
                self.answer(seat, "pass")

    def pay(self, seat: int, payment: str) -> None:
        if payment == "barrel":
            self.barrels[seat] -= 1
        else:
            self.spells -= 1
        self.paid.append((seat, payment))
        before, passed = (self.rows or [self.row])[-1], self.able[: self.able.index(seat)]
        face, self.rng = self.rng.below(6)
        self.rows.append(face + 1)
        self.poll()
        if face + 1 == before:
            self.said = {other: "pass" for other in passed if other in self.able}
            self.fixed = not self.awaited
            self.declined = bool(self.able) and self.fixed
