# Few words, each one line.  Everything is installed into .venv by itself.

PYTHON ?= python3
BIN := .venv/bin
FAST := .venv-compiled/bin

.PHONY: play test browser compiled bench strength lint soak golden clean

play: .venv/play            ## play in the browser: prints the address, and opens it
	@$(BIN)/bactrian serve --open

test: .venv/test            ## the tests, with a sample of the long random runs
	@$(BIN)/pytest -n auto --ignore tests/browser

browser: .venv/test         ## a real Chromium plays whole matches in the page
	@$(BIN)/pytest -n auto tests/browser

compiled: .venv/test .venv-compiled/test  ## the tests on the compiled build, and that both play alike
	@$(FAST)/python -c 'import bactrian, sys; bactrian.compiled or sys.exit("nothing was compiled")'
	@$(FAST)/pytest -n auto --override-ini pythonpath=. --ignore tests/browser
	@$(FAST)/python -m bench.journals --against $(BIN)/python

bench: .venv/test .venv-compiled/test  ## how fast, compiled and plain, beside others (FULL=--full)
	@$(BIN)/python -m bench $(FULL)

strength: .venv-compiled/test  ## how strong the bots are: the tables of docs/bots.md (STRENGTH="--budget 8")
	@$(FAST)/python -m bench.strength $(STRENGTH)

lint: .venv/test            ## style, types, and who may import whom
	@$(BIN)/ruff format --check . && $(BIN)/ruff check . && $(BIN)/mypy && $(BIN)/lint-imports

soak: .venv/test            ## the tests with a hundred times as many random matches
	@BACTRIAN_SOAK=100 $(BIN)/pytest -n auto tests/conformance tests/expedition tests/samarkand tests/voyages

golden: .venv/test          ## write the golden playthroughs anew, to be read as a diff
	@$(BIN)/python -m tests.golden.write

clean:                      ## remove what was installed and cached
	@rm -rf .venv .venv-compiled build src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache

.venv/play: pyproject.toml
	@echo "Setting up Bactrian in .venv (once) …"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Bactrian needs Python 3.11 or newer: make PYTHON=python3.12 …")'
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --upgrade "pip>=25.1"
	@BACTRIAN_PURE=1 $(BIN)/python -m pip install --quiet --editable .
	@touch $@

.venv/test: .venv/play
	@echo "Installing the tools for tests …"
	@$(BIN)/python -m pip install --quiet --group dev
	@touch $@

.venv/research: .venv/test
	@echo "Installing what the environments for learners need, and Ray …"
	@BACTRIAN_PURE=1 $(BIN)/python -m pip install --quiet --editable '.[research,ray]'
	@touch $@

.venv-compiled/test: setup.py pyproject.toml $(shell find src -type f -not -name '*.pyc')
	@echo "Compiling into .venv-compiled (a minute or two) …"
	@$(PYTHON) -m venv .venv-compiled
	@$(FAST)/python -m pip install --quiet --upgrade "pip>=25.1"
	@$(FAST)/python -m pip install --quiet --group dev '.[research]'
	@touch $@
