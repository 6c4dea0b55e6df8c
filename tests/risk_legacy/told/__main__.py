"""Write down anew what is told."""

from tests.risk_legacy.told import FOLDER, TOLD, written

for file in TOLD:
    (FOLDER / file).write_text(written(file), encoding="utf-8")
