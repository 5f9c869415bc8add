# Everything is installed into .venv inside the checkout, from locks with hashes, when it is first needed.

PYTHON ?= python3
UV ?= uv
ARGS ?=

BIN := .venv/bin
INSTALL := $(BIN)/python -m pip --disable-pip-version-check install -qq
COMPILE := $(UV) pip compile --quiet --universal --python-version 3.11 --fork-strategy fewest --generate-hashes \
	--custom-compile-command "make lock" --extra fast --extra server

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test check bench soak load docs lock clean

help: ## Show this list
	@echo "Usage: make TARGET [ARGS='…'], where TARGET is one of"
	@sed -n 's/^\([a-z]*\):[^#]*## \(.*\)/\1|\2/p' $(firstword $(MAKEFILE_LIST)) | awk -F'|' '{ printf "  %-8s %s\n", $$1, $$2 }'

play: .venv/.play ## Play Tyros against bots (ARGS go to `emporion play tyros`)
	@$(BIN)/emporion play tyros $(ARGS)

test: .venv/.dev ## Run all tests (ARGS go to pytest)
	@.ci/packages
	@$(BIN)/emporion warm tyros
	@$(BIN)/python -m pytest -n auto $(ARGS)

check: .venv/.dev ## Check style, types, layers and documentation
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	@$(MAKE) --no-print-directory docs

bench: .venv/.play ## Measure how fast the rules run (ARGS go to `emporion bench tyros`)
	@$(BIN)/emporion bench tyros $(ARGS)

soak: .venv/.dev ## Try the server for long: crashes, bad input, bad lines (ARGS go to tests/server/soak.py)
	@.ci/packages
	@$(BIN)/python -m tests.server.soak $(ARGS)

load: .venv/.dev ## Measure the server under load (ARGS go to bench/load.py)
	@$(BIN)/python bench/load.py $(ARGS)

docs: .venv/.dev ## Build the documentation into docs/_build/html
	$(BIN)/sphinx-build -q -W --keep-going -b html docs docs/_build/html

lock: ## Write requirements/*.txt anew from pyproject.toml (needs uv; ARGS=--upgrade for newer versions)
	@command -v $(UV) >/dev/null || { echo "make lock needs uv: install it, or name it with UV=/path/to/uv." >&2; exit 1; }
	$(COMPILE) $(ARGS) --extra arena --extra charts --extra cluster --extra postgres --group dev --output-file requirements/dev.txt pyproject.toml
	$(COMPILE) --group build --constraints requirements/dev.txt --output-file requirements/play.txt pyproject.toml

clean: ## Remove all that make has made, .venv included
	rm -rf .venv build dist docs/_build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests bench docs -name __pycache__ -prune -exec rm -rf {} +

$(BIN)/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Emporion needs Python 3.11 or newer: install it, or name it with PYTHON=/path/to/python3." >&2; exit 1; }
	@$(PYTHON) -m venv .venv >/dev/null || \
		{ echo "Python cannot make a virtual environment: install python3-venv (apt install python3-venv) and run make again." >&2; exit 1; }

.venv/.play: requirements/play.txt pyproject.toml | $(BIN)/pip
	@echo "Installing into .venv …"
	@$(INSTALL) --require-hashes -r requirements/play.txt
	@$(INSTALL) --no-deps --no-build-isolation -e .
	@touch $@

# All that play needs is in dev.txt, too, with the same versions.
.venv/.dev: requirements/dev.txt requirements/play.txt pyproject.toml | $(BIN)/pip
	@echo "Installing into .venv what tests and checks need …"
	@$(INSTALL) --require-hashes -r requirements/dev.txt
	@$(INSTALL) --no-deps --no-build-isolation -e .
	@touch .venv/.play $@
