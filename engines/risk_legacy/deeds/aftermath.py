"""What follows the victory: signature, rewards, names, the record (RL-7.5 to 7.7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from engines.core.frame import Frame

if TYPE_CHECKING:
    from engines.risk_legacy.board import Theatre


@dataclass(frozen=True, slots=True, kw_only=True)
class Aftermath(Frame):
    kind: Literal["aftermath"] = "aftermath"

    def run(self, board: Theatre) -> None: ...
