"""Why a move is not to be had, as people read it (RL-5.1.5)."""

from __future__ import annotations

from engines.core.text import Text, text
from engines.risk_legacy.rules.reasons import Reason
from engines.risk_legacy.words.naming import hyphened


def reason(key: Reason) -> Text:
    """``reason("must_keep_one")``."""
    return text(f"reason-{hyphened(key)}")
