# make play   open the table             make test          check everything; with GAME=vtes all that concerns one game
# make check  style, types, and the rules and harness of one game (GAME=mascarade)
# make test-server, make test-browser    one part of make test
# make fast   compile engine and rules, for simulations and bots; make test-fast checks everything in that form
# make bench  speed, beside the peers    make bench-server  the server, beside a peer
# make soak   long random play, and many a pulled plug
# make lock   choose the releases of all packages anew, once pyproject.toml has changed; make notice: their licences
VENV := .venv
BIN := $(VENV)/bin
# One more than there are cores: much of a test is waiting for a clock or a browser.
JOBS ?= $(shell echo $$(($$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2) + 1)))
# Whoever has nothing left takes over from whoever has most: the browser's tests are many, slow, and stand side by side.
PYTEST = $(BIN)/python -m pytest -n $(JOBS) --dist worksteal
ARGS ?=
# Where this is set, each of the hundreds of processes that tests start would compile all modules anew.
unexport PYTHONDONTWRITEBYTECODE
GAME ?=

.PHONY: play page test check fast test-fast test-server test-browser lint types test-page tools bench bench-server soak lock notice clean
.DELETE_ON_ERROR:

$(VENV)/.ready-to-play: pyproject.toml requirements.lock scripts/make-environment
	@scripts/make-environment $(VENV)
	@touch $@

$(VENV)/.ready-to-test: pyproject.toml requirements.lock requirements-dev.lock scripts/make-environment
	@scripts/make-environment $(VENV) dev
	@touch $@ $(VENV)/.ready-to-play

play: $(VENV)/.ready-to-play page
	@$(BIN)/elysium serve --open $(ARGS)

page:
	@scripts/build-page

test: lint types test-page tools
	@echo "Testing$(if $(GAME), what concerns $(GAME)): rules, harness, engine, bots, command line, server, browser."
	@$(PYTEST) --durations=25 --durations-min=5 $(if $(GAME),-k $(GAME))

check: GAME := $(or $(GAME),mascarade)
check: lint types
	@echo "Testing: rules, rulings and harness of $(GAME)."
	@$(PYTEST) $(wildcard tests/games/$(GAME)) tests/test_rulings.py tests/test_rules_coverage.py tests/harness -k $(GAME)

fast: $(VENV)/.ready-to-test
	@ELYSIUM_COMPILED=0 $(BIN)/python -m scripts.compile_rules

test-fast: fast page tools
	@echo "Testing in the compiled form: rules, harness, engine, bots, command line, server, browser."
	@ELYSIUM_COMPILED=1 $(PYTEST)

test-server: $(VENV)/.ready-to-test tools
	@echo "Testing: server and storage."
	@$(PYTEST) tests/server

test-browser: $(VENV)/.ready-to-test page tools
	@echo "Testing: browser."
	@$(PYTEST) tests/browser

test-page: page
	@echo "Checking the page: types and units."
	@cd web && npm run --silent check && npm run --silent test

tools:
	@scripts/find-chromium >/dev/null
	@scripts/find-postgres >/dev/null
	@scripts/find-nginx >/dev/null

lint: $(VENV)/.ready-to-test
	@echo "Checking style."
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check --quiet .

types: $(VENV)/.ready-to-test
	@echo "Checking types."
	@$(BIN)/mypy

bench: $(VENV)/.ready-to-test
	@$(BIN)/elysium bench --peers --output bench/results/latest.json $(ARGS)

bench-server: $(VENV)/.ready-to-test
	@$(BIN)/python -m bench.server --output bench/results/server.json $(ARGS)

soak: $(VENV)/.ready-to-test
	@echo "Soaking: a million decisions with every check, then the harness with many more examples."
	@$(BIN)/python -m tests.harness.soak
	@ELYSIUM_PROFILE=soak $(PYTEST) tests/harness
	@echo "Soaking: many tables, and the plug pulled again and again."
	@$(BIN)/python -m tests.server.plug.soak

lock: $(VENV)/.ready-to-test
	@$(BIN)/python -m scripts.lock
	@scripts/make-environment $(VENV) dev
	@$(MAKE) --no-print-directory notice

notice: $(VENV)/.ready-to-test page
	@$(BIN)/python -m scripts.notice

clean:
	@rm -rf $(VENV) web/node_modules elysium/server/page artefacts .bench .fast .mypy_cache .ruff_cache .pytest_cache .hypothesis
