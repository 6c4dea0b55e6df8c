# make run     start the bot, or the parlour where there is no token
# make test    lint, types, import contracts and tests
# Everything else is for those who work on the code.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
COMPARED := $(VENV)/.compared

# Python keeps what it has compiled, whatever the environment says: tests start many processes.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: run setup test soak bench discord-spec golden wheel clean

run: $(READY)
	$(BIN)/castellan run

setup: $(READY)

$(READY): pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable '.[dev]'
	@touch $(READY)

# One worker more than there are processors: tests that kill, restart or look at a page spend half their time waiting.
test: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/pytest -n $$($(BIN)/python -c 'import os; print(os.cpu_count() + 1)') --dist worksteal

# The same suites at full length, then every game through the real bot, which is killed over and over. The figures are
# quoted where a change could move them.
soak: $(READY)
	CASTELLAN_SOAK_GAMES=2000 CASTELLAN_SOAK_CAMPAIGNS=20 CASTELLAN_SOAK_MATCHES=16 CASTELLAN_SOAK_KILLS=1000 \
		CASTELLAN_SOAK_FILES=500 \
		$(BIN)/pytest -n auto --timeout 3600 tests/contract tests/persistence \
		tests/bot/test_whole_matches.py tests/bot/test_killed_campaigns.py tests/bot/test_rehearsing_worlds.py \
		tests/bot/test_verifying.py \
		$(wildcard tests/*/test_coverage.py)
	games=$$($(BIN)/python -c 'from engines import GAMES; print(*GAMES)') && for game in $$games; do \
		$(BIN)/castellan rehearse $$game --games 10 --kill-every 7 || exit 1; done

# What only measurements need. Without it they say what is missing, and measure the rest.
$(COMPARED): $(READY)
	-$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable '.[bench]' && touch $(COMPARED)

bench: $(COMPARED)
	$(BIN)/python -m tests.bench

# The judge of every request: made anew from the packages that carry Discord's own specification.
discord-spec:
	cd tests/discord && npm install --no-save && node make_schema.mjs

# The transcripts of whole games, of every game that has any: made anew, to be read as a diff.
golden: $(READY)
	$(BIN)/python -m tests.golden

wheel: $(READY)
	$(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist .

clean:
	rm -rf $(VENV) dist .mypy_cache .ruff_cache .pytest_cache
