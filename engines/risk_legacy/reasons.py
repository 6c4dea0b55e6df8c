"""Why a move is not to be had, by the keys of the rules (RL-5.1.5)."""

from __future__ import annotations

from engines.core.text import Text, text
from engines.risk_legacy.naming import hyphened


def reason(key: str) -> Text:
    """``reason("must_keep_one")``."""
    return text(f"reason-{hyphened(key)}")
