"""Python processes of their own, for what one process cannot show: a lock, a kill, fewer rights."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def script(code: str, *arguments: object) -> list[str]:
    return [sys.executable, "-c", code, *map(str, arguments)]


def run(code: str, *arguments: object) -> subprocess.CompletedProcess[str]:
    """Run *code* to its end from the root of the project."""
    return subprocess.run(script(code, *arguments), cwd=ROOT, capture_output=True, text=True, check=False, timeout=30)
