"""Write all transcripts anew."""

from __future__ import annotations

from tests.golden.transcript import transcripts

if __name__ == "__main__":
    for path, content in transcripts():
        path.write_text(content, encoding="utf-8")
