# make run     start the bot, or the parlour where there is no token
# make test    lint, types, import contracts and tests
# Everything else is for those who work on the code.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
COMPARED := $(VENV)/.compared
COMPILED := $(VENV)/.compiled

# Python keeps what it has compiled, whatever the environment says: tests start many processes.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: run setup test lint suite soak soak-slice bench lock discord-spec golden wheel clean

run: $(READY)
	$(BIN)/castellan run

setup: $(READY)

# Every file is compared with the hash that is written down for it. What the package is built with is among them, so
# the second line fetches nothing.
$(READY): pyproject.toml tests/constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --require-hashes --requirement tests/constraints.txt
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $(READY)

# Side by side: types keep one processor busy for half a minute.
test: $(READY)
	$(MAKE) --no-print-directory --jobs 2 --output-sync=target lint suite

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

# What pytest makes of the tests the first time it sees them: once, and not in every worker at the same time.
$(COMPILED): $(READY)
	-@$(BIN)/pytest --collect-only -qq > /dev/null
	@touch $@

# One worker more than there are processors: tests that kill, restart or look at a page spend half their time waiting.
suite: $(COMPILED)
	$(BIN)/pytest -n $$($(BIN)/python -c 'import os; print(os.cpu_count() + 1)') --dist worksteal -m "not thorough"

# The same suites at full length, then every game through the real bot, which is killed over and over. The figures are
# quoted where a change could move them.
soak: $(READY)
	CASTELLAN_SOAK_GAMES=2000 CASTELLAN_SOAK_CAMPAIGNS=20 CASTELLAN_SOAK_MATCHES=16 CASTELLAN_SOAK_KILLS=1000 \
		CASTELLAN_SOAK_FORGED=6500 CASTELLAN_SOAK_TOWNS=20 CASTELLAN_SOAK_FILES=500 CASTELLAN_SOAK_MOMENTS=6000 \
		CASTELLAN_SOAK_CLOCKS=10000 CASTELLAN_SOAK_TABLES=10000 CASTELLAN_SOAK_DIGESTS=200 CASTELLAN_SOAK_UNDONE=100000 \
		CASTELLAN_SOAK_DECISIONS=100000 CASTELLAN_SOAK_WORLDS=1000 CASTELLAN_SOAK_POSITIONS=17 CASTELLAN_SOAK_EVENTS=10000 \
		CASTELLAN_SOAK_SEALED=50 CASTELLAN_SOAK_KILLED_CAMPAIGNS=20 CASTELLAN_SOAK_BOUTS=200 \
		$(BIN)/pytest -n auto --timeout 3600 tests/contract tests/persistence tests/time tests/drawing tests/contests \
		tests/bot/test_whole_matches.py tests/bot/test_killed_campaigns.py tests/bot/test_forged.py \
		tests/bot/test_marked_stewards.py tests/bot/test_presses.py tests/bot/test_reached.py tests/bot/test_rights.py \
		tests/bot/test_signs.py tests/bot/test_two_worlds.py tests/bot/test_ui_fits.py tests/bot/test_verifying.py tests/killing \
		tests/parlour/page tests/risk_legacy/packets tests/risk_legacy/test_combat.py \
		tests/risk_legacy/test_losses_told.py tests/risk_legacy/test_to_and_fro.py tests/royals/test_payment_lists.py tests/royals/test_steward.py \
		tests/take_the_kingdom/test_steward.py tests/bench/test_arena.py \
		$(wildcard tests/*/test_coverage.py tests/*/test_defaults.py tests/*/test_invariants.py tests/*/test_told.py)
	games=$$($(BIN)/python -c 'from engines import GAMES; print(*GAMES)') && for game in $$games; do \
		$(BIN)/castellan rehearse $$game --games 15 --kill-every 60 || exit 1; \
		$(BIN)/castellan rehearse $$game --games 10 --kill-every 7 || exit 1; \
		for seed in $$(seq 50); do \
			$(BIN)/castellan rehearse $$game --people --seed $$seed --absent 0.15 || exit 1; \
			$(BIN)/castellan rehearse $$game --people --seed $$seed --faults || exit 1; done; \
		done
	$(BIN)/castellan rehearse --event --people 40 --rounds 3 --kill-every 20

# The part of it that nothing lands without, a quarter of an hour: every game at every number of seats through the real
# bot, which is killed meanwhile; half a campaign; then what the suite leaves out, with sixty kills among people. Cut by
# counts and seeds, never by the clock.
soak-slice: $(READY)
	$(BIN)/python -c 'from engines import GAMES; [print(key, n, 8 if game.meta.prologue and n == game.meta.seats[0] else 2) \
			for key, game in GAMES.items() for n in game.meta.seats]' | sort -rnk3 | xargs -P 2 -L 1 sh -c \
		'$(BIN)/castellan rehearse "$$0" --seats "$$1" --games "$$2" --kill-every 60 >/dev/null'
	CASTELLAN_SOAK_TOWNS=3 $(BIN)/pytest -n 2 --dist worksteal --timeout 1800 -m thorough

# What only measurements need. Without it they say what is missing, and measure the rest.
$(COMPARED): $(READY)
	-$(BIN)/python -m pip install --quiet --require-hashes --requirement tests/bench/constraints.txt && touch $(COMPARED)

bench: $(COMPARED)
	$(BIN)/python -m tests.bench

# After a change to the dependencies in pyproject.toml: the versions with their hashes, for every Python and system that
# we run on. constraints.txt is what a host needs, tests/constraints.txt what a developer needs. Versions stay as they
# are; newer ones: make lock UPGRADE=--upgrade
LOCK = $(BIN)/uv pip compile --quiet --universal --generate-hashes --python-version 3.11 --no-annotate $(UPGRADE) \
	--custom-compile-command 'make lock'

lock: $(READY)
	$(BIN)/python -m pip install --quiet uv==0.13.9
	echo hatchling | $(LOCK) pyproject.toml - --output-file constraints.txt >/dev/null
	printf 'hatchling\neditables\n' | $(LOCK) --constraint constraints.txt --extra dev pyproject.toml - \
		--output-file tests/constraints.txt >/dev/null
	echo chess | $(LOCK) - --output-file tests/bench/constraints.txt >/dev/null

# The judge of every request: made anew from the packages that carry Discord's own specification.
discord-spec:
	cd tests/discord && npm install --no-save && node make_schema.mjs

# The transcripts of whole games, of every game that has any, and what is told in positions that are laid out: made anew,
# to be read as a diff.
golden: $(READY)
	$(BIN)/python -m tests.golden
	$(BIN)/python -m tests.told

wheel: $(READY)
	$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

clean:
	rm -rf $(VENV) dist .mypy_cache .ruff_cache .pytest_cache
