"""Write the transcripts anew, to be read as a diff before they are committed: all of them, or those of the named
packages."""

import sys

from tests.golden.recipe import found
from tests.golden.transcript import transcript

for path, recipe in found(*sys.argv[1:]).items():
    path.write_text(transcript(recipe), encoding="utf-8")
    print(path)  # noqa: T201  (tells what there is to review)
