# make play   sit down at a table        make test   check everything
# make bench  speed, beside the peers    make soak   long random play
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= 2
GAME ?= mascarade
ARGS ?=

.PHONY: play test lint types bench soak clean
.DELETE_ON_ERROR:

$(VENV)/.ready-to-play: pyproject.toml scripts/make-environment
	@scripts/make-environment $(VENV)
	@touch $@

$(VENV)/.ready-to-test: pyproject.toml scripts/make-environment
	@scripts/make-environment $(VENV) dev
	@touch $@ $(VENV)/.ready-to-play

play: $(VENV)/.ready-to-play
	@$(BIN)/elysium play $(GAME) $(ARGS)

test: lint types
	@echo "Testing: rules, harness, engine, bots, command line."
	@$(BIN)/python -m pytest -n $(JOBS)

lint: $(VENV)/.ready-to-test
	@echo "Checking style."
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check --quiet .

types: $(VENV)/.ready-to-test
	@echo "Checking types."
	@$(BIN)/mypy

bench: $(VENV)/.ready-to-test
	@$(BIN)/elysium bench --peers --output bench/results/latest.json $(ARGS)

soak: $(VENV)/.ready-to-test
	@echo "Soaking: a million decisions with every check, then the harness with many more examples."
	@$(BIN)/python -m tests.harness.soak
	@ELYSIUM_PROFILE=soak $(BIN)/python -m pytest -n $(JOBS) tests/harness

clean:
	@rm -rf $(VENV) .bench .mypy_cache .ruff_cache .pytest_cache .hypothesis
