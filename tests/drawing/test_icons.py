"""Every icon is somebody's work: whoever made it is named, and none is carried along for nothing."""

from engines.core.drawing.ink import ICONS
from tests.architecture.source import ROOT


def test_whoever_made_an_icon_is_named() -> None:
    """CC BY 3.0 asks for it."""
    notice = (ROOT / "NOTICE").read_text("utf-8")
    assert [name for name, icon in ICONS.items() if icon["author"] not in notice] == []


def test_every_icon_is_used() -> None:
    files = [path for kind in ("py", "json") for path in ROOT.glob(f"engines/*/picture/**/*.{kind}")]
    files += ROOT.glob("engines/core/drawing/*.py")
    drawn = "".join(path.read_text("utf-8") for path in files)
    assert [name for name in ICONS if f'"{name}"' not in drawn] == []
