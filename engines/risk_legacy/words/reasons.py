"""Why a move is not to be had, as people read it (RL-5.1.5)."""

from __future__ import annotations

from typing import get_args

from engines.core.shown import hyphened
from engines.core.text import Text, text
from engines.risk_legacy.rules.reasons import Reason

SAID: dict[Reason, Text] = {key: text(f"reason-{hyphened(key)}") for key in get_args(Reason)}
"""Made once: a menu asks for them far more often than somebody reads one."""


def reason(key: Reason) -> Text:
    """``reason("must_keep_one")``."""
    return SAID[key]
