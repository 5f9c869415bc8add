# Everything is installed into .venv inside the checkout, from locks with hashes, when it is first needed.

PYTHON ?= python3
UV ?= uv
ARGS ?=

BIN := .venv/bin
# Python compiles what it imports when it does: most of what is installed never is.
INSTALL := $(BIN)/python -m pip --disable-pip-version-check install --no-compile -qq
COMPILE := $(UV) pip compile --quiet --universal --python-version 3.11 --fork-strategy fewest --generate-hashes \
	--custom-compile-command "make lock" --extra fast --extra server

# Tests start Python hundreds of times: what it has compiled is kept, also where the environment asks for the opposite.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play web wheel test check bench soak load docs lock clean

# The browser part is built with the machine's Node; where there is none, or an old one, with one from PyPI.
NODE := $(shell node -e 'const [major, minor] = process.versions.node.split(".").map(Number); \
	process.exit(major < 20 || major == 20 && minor < 19 || major == 21 ? 1 : 0)' 2>/dev/null || echo .venv/.node)
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --no-update-notifier
# Two for each core: half of the time a test waits, for a browser, a server or a clock.
WORKERS = $(shell expr 2 '*' $$(getconf _NPROCESSORS_ONLN))
PAGES := src/emporion/server/web/pages/index.html
SOURCES := $(shell find web/src web/public web/scripts src/emporion/locales src/emporion/games -type f -not -name '*.py*') \
	$(wildcard web/*.ts web/*.js web/index.html)

help: ## Show this list
	@echo "Usage: make TARGET [ARGS='…'], where TARGET is one of"
	@sed -n 's/^\([a-z]*\):[^#]*## \(.*\)/\1|\2/p' $(firstword $(MAKEFILE_LIST)) | awk -F'|' '{ printf "  %-8s %s\n", $$1, $$2 }'

play: .venv/.play $(PAGES) ## Play Tyros in the browser (ARGS go to `emporion serve`)
	@$(BIN)/emporion serve --open $(ARGS)

web: $(PAGES) ## Build the browser part

wheel: .venv/.dev $(PAGES) ## Build dist/*.whl, with the pages and with rules compiled for common processors
	@rm -rf src/emporion/kernel/carried
	@$(BIN)/emporion warm --carry
	@$(BIN)/python -m hatchling build -t wheel

test: .venv/.dev $(PAGES) ## Run all tests (ARGS go to pytest)
	@.ci/packages
	@$(NPM) test
	@printf '%s\n' tyros tyrannos | xargs -n 1 -P 2 $(BIN)/emporion warm
	@$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(ARGS)

check: .venv/.dev web/node_modules/.installed ## Check style, types, layers and documentation
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/emporion rules
	$(NPM) run check
	@$(MAKE) --no-print-directory docs

bench: .venv/.dev $(PAGES) ## Measure how fast rules, bots and pages are (ARGS go to `emporion bench tyros`)
	@.ci/packages
	@$(BIN)/emporion bench tyros $(ARGS)
	@$(BIN)/python -m bench.tyrannos
	@$(BIN)/python -m bench.compiler
	@$(BIN)/python -m bench.browser

soak: .venv/.dev ## Try rules in every mode, the terminal and the server, for hours (ARGS go to tests/server/soak.py)
	@.ci/packages
	@$(BIN)/python -m tests.kernel.random_rules --rules 100000
	@$(BIN)/python -m tests.conformance.many_games
	@$(BIN)/emporion fuzz tyros --matches 20000 --bad 200000
	@$(BIN)/emporion fuzz tyrannos --matches 20000 --bad 200000
	@$(BIN)/python -m tests.cli.many_games
	@$(BIN)/python -m tests.server.soak $(ARGS)

load: .venv/.dev ## Measure the server under load (ARGS go to bench/load.py)
	@$(BIN)/python -m bench.load $(ARGS)

docs: .venv/.dev ## Build the documentation into docs/_build/html
	$(BIN)/sphinx-build -q -W --keep-going -b html docs docs/_build/html

lock: ## Write requirements/*.txt anew from pyproject.toml (needs uv; ARGS=--upgrade for newer versions)
	@command -v $(UV) >/dev/null || { echo "make lock needs uv: install it, or name it with UV=/path/to/uv." >&2; exit 1; }
	$(COMPILE) $(ARGS) --extra arena --extra charts --extra cluster --extra postgres --extra push --group dev --output-file requirements/dev.txt pyproject.toml
	$(COMPILE) --group build --constraints requirements/dev.txt --output-file requirements/play.txt pyproject.toml
	$(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --custom-compile-command "make lock" \
		$(ARGS) --group node --output-file requirements/node.txt

clean: ## Remove all that make has made, .venv included
	rm -rf .venv web/node_modules $(dir $(PAGES)) src/emporion/kernel/carried build dist docs/_build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
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

.venv/.node: requirements/node.txt | $(BIN)/pip
	@echo "Installing Node into .venv …"
	@$(INSTALL) --require-hashes -r requirements/node.txt
	@touch $@

# Not `npm ci`: it wants the packages of every platform in the lock. What is in the lock is taken as it says there.
web/node_modules/.installed: web/package-lock.json web/package.json $(NODE)
	@echo "Installing into web/node_modules …"
	@$(NPM) install --no-save --silent
	@touch $@

$(PAGES): $(SOURCES) web/node_modules/.installed
	@echo "Building the browser part …"
	@$(NPM) run --silent build
	@touch $@
