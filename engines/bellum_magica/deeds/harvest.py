"""What the active rows bring without asking anybody: resources, then chests by scouts (BM-5.13 to 5.19)."""

from __future__ import annotations

from engines.bellum_magica.atlas import KIND, VALUES
from engines.bellum_magica.board import Board
from engines.bellum_magica.deeds.turns import Raids
from engines.bellum_magica.events import Crop, Find, Harvested, Scouted
from engines.bellum_magica.piles import finders
from engines.core.frame import Frame
from engines.core.record import record


@record
class Harvest(Frame):
    def run(self, board: Board) -> None:
        crops = []
        for seat in board.state.seats:
            due = board.lair(seat).lefts[board.state.row - 1]
            food, runestones = board.give(seat, due.food, due.runes)
            lost = due.food - food, due.runes - runestones
            if due.food + due.runes:
                crops.append(
                    Crop(seat=seat, food=food, runestones=runestones, lost_food=lost[0], lost_runestones=lost[1])
                )
        board.emit(Harvested(row=board.state.row, crops=tuple(crops)))
        scout(board)
        board.push(Raids(queue=board.state.seats))


def scout(board: Board) -> None:
    """The most maps bring a metal chest, or a wood chest each to those who share them."""
    row = board.state.row - 1
    maps = {seat: board.lair(seat).lefts[row].maps for seat in board.state.seats}
    seats, kind = finders(maps)
    if not seats:
        return
    found = {seat: board.fetch(seat, kind) for seat in seats}
    finds = (Find(seat=seat, chest=None if chest is None else KIND[chest]) for seat, chest in found.items())
    board.emit(Scouted(maps=maps[seats[0]], finds=tuple(finds)))
    for seat, chest in found.items():
        if chest is None:
            continue
        won, shared = (1, 0) if len(seats) == 1 else (0, 1)
        board.count(seat, scouted=1, scouted_points=VALUES[chest], scouts_won=won, scouts_shared=shared)
        board.look(seat, (chest,))
