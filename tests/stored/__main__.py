"""Write what is not there yet: the files of every game's present schema and rules."""

from engines import GAMES
from tests.stored import corpus

for game in GAMES.values():
    if not corpus.present(game).exists():
        print(corpus.write(game))  # noqa: T201  (tells what there is to commit)
