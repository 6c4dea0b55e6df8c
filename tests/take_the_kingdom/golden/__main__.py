"""Write the transcripts anew, to be read as a diff before they are committed."""

from __future__ import annotations

from tests.take_the_kingdom.golden.transcript import MATCHES, path, transcript

for name in MATCHES:
    path(name).write_text(transcript(name), encoding="utf-8")
