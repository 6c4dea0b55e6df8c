"""Every kind of stack entry and draft, for the state's JSON."""

from __future__ import annotations

from engines.core.draft import Draft
from engines.core.frame import Frame

AnyFrame = Frame
AnyDraft = Draft
