"""Scar cards for the start of a turn: a packet says where a keen one would put its own (RL-6.5.1, 12)."""

from engines.core.move import Move, Part
from engines.risk_legacy.moves.turn import LayScar
from engines.risk_legacy.scars import bare, early
from engines.risk_legacy.steward.eye import Eye


def wanted(eye: Eye, moves: tuple[Move, ...]) -> LayScar | None:
    """If it can be played now, and is worth it anywhere: where it is worth most, then in the order of the data."""
    offered = any(isinstance(move, LayScar) or (isinstance(move, Part) and move.of == "lay_scar") for move in moves)
    if not offered or not eye.temper.lays:
        return None
    assert eye.view.own is not None
    scar = eye.view.own.scar
    kind = early(scar)
    if scar is None or kind is None:
        return None
    places = [at for at in eye.view.world.everywhere if bare(eye.view.world, at) and kind.appeal(eye.view, at) > 0]
    best = max(places, key=lambda at: kind.appeal(eye.view, at), default=None)
    return None if best is None else LayScar(scar=scar, territory=best)
