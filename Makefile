# Needs python3 (3.11 or newer) and git; everything else is installed into .venv when a target first needs it.
# make PYTHON=python3.12 ...        creates .venv with another Python
# make play ARGS='--bots strong'    passes options on to fiefdom play, pytest, tests/soak games or benchmarks/bench.py
PYTHON ?= python3
ARGS ?=

BIN := .venv/bin
# No bytecode yet: Python makes it for each module when that is first used.
INSTALL := -m pip --disable-pip-version-check install -qq --no-compile
NO_PACKAGES := { echo 'The packages could not be installed: the first time, this needs a connection to a package index.'; exit 1; }
# $(call install_many,LOCK): with uv, in a tenth of the time, or with pip if uv is missing or fails.
install_many = { $(BIN)/python $(INSTALL) --require-hashes --only-binary :all: -r locks/uv.txt \
	&& $(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r $(1); } >build/uv.log 2>&1 \
	|| { echo 'uv could not install them (build/uv.log says why). Trying pip, which takes a minute.'; \
	$(BIN)/python $(INSTALL) --require-hashes -r $(1); } || $(NO_PACKAGES)
# If something was missing to compile the engine, look for it again; not empty if it is there now.
CAN_COMPILE := $(if $(wildcard .venv/play),$(if $(wildcard build/missing.log),$(shell $(BIN)/python hatch_build.py)))
# $(call quoted,TEXT): TEXT as one word for the shell.
quoted = '$(subst ','\'',$(1))'
PURE := PYTHONPATH=$(call quoted,$(CURDIR)/build/pure)
# One process more than there are processors, because some tests wait for servers and browsers; more than nine want more
# memory than most machines have.
# The tests of a file stay together, so that its server or its search is started once; those of the pages come last.
PYTEST := $(BIN)/pytest -n $$($(BIN)/python -c 'import os; print(min(os.cpu_count(), 8) + 1)') --dist loadfile \
	--no-loadscope-reorder
LOCK := build/lock-venv/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-header --no-annotate
COMPILED := $(wildcard $(shell sed -n '/^compile = /,/^]/s/^ *"\(.*\)",$$/\1/p' pyproject.toml))

# $(call check_args,PYTHON): finds mistakes in the options of `make play` before anything is installed.
check_args = $(if $(and $(filter play,$(MAKECMDGOALS)),$(ARGS)),$(1) -I make/args.py $(ARGS))

CLIENT := $(shell find web -name node_modules -prune -o -type f -print) $(wildcard src/fiefdom/boxes/*/emblems.svg src/fiefdom/boxes/*/icons.csv)

# Without stored bytecode, each of the many processes of a test run would compile all modules again.
unexport PYTHONPATH PYTHONHOME PYTHONDONTWRITEBYTECODE
.PHONY: help play web web-dev web-check web-types looks test coverage check extras agents torch packages release soak mutants card golden docs site pictures bench lock clean pure always

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p; s/^# \(make .*\)/  \1/p' Makefile

play: .venv/play ## play a game; give it options with ARGS='--bots strong'
	@FIEFDOM_MAKE=$(call quoted,$(PWD)) $(BIN)/fiefdom play $(ARGS)

web: build/web.done ## build the browser client into src/fiefdom/web

web-dev: web/node_modules/done ## serve the browser client with reload, in front of a running fiefdom serve
	@$(BIN)/python web/build.py npm run --silent dev

web-check: web/node_modules/done ## check types and format of the browser client, and run its tests
	@$(BIN)/python web/build.py npm run --silent check

web-types: .venv/dev ## write web/src/protocol.ts from the structs of the server
	$(BIN)/python web/make_types.py

looks: .venv/dev build/web.done ## keep the pictures of pages that tests compare with; look at them before you commit them
	@FIEFDOM_LOOKS=accept $(BIN)/pytest -q tests/web/test_web_looks.py $(ARGS)

# If none of the chosen tests is one of those, pytest ends with status 5.
test: .venv/dev pure build/web.done web/node_modules/done ## run the tests on the compiled engine, then those of the rules on the uncompiled one
	@$(BIN)/fiefdom --version
	@if [ -n "$$(find src -name '*.so')" ]; then set -ex; \
		$(PYTEST) $(COVERED_FIRST) $(ARGS) $(AGAIN); \
		$(PURE) $(BIN)/fiefdom --version; \
		$(PURE) $(PYTEST) -m $(if $(filter all,$(FIEFDOM_TESTS)),rules,builds) $(COVERED_TOO) $(ARGS) || [ $$? = 5 -a -n $(call quoted,$(ARGS)) ]; \
	else set -x; \
		$(PYTEST) $(COVERED) $(ARGS) $(AGAIN); \
	fi

# Compiled code is not traced: what covers it is the second run.
coverage: export FIEFDOM_TESTS := all
# On a busy machine a test with servers and browsers may come too late for once: those that failed are run again, alone.
coverage: AGAIN = || $(BIN)/pytest --last-failed --last-failed-no-failures none --cov --cov-append --cov-report= \
	--cov-fail-under=0
coverage: COVERED_FIRST := --cov --cov-report= --cov-fail-under=0
coverage: COVERED_TOO := --cov --cov-append
coverage: COVERED := --cov
coverage: .venv/dev-agents test ## do the same with those that take long, and fail if the tests leave too much out

check: .venv/dev ## check format, lint, types and imports
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest tests/repository/test_imports.py

extras: .venv/extras ## install what the lab needs to run on a cluster
	@echo 'Done: you can now use fiefdom simulate --cluster.'

agents: .venv/dev-agents ## install OpenSpiel and Ray, whose tests are skipped without them
	@echo 'Done: make test now runs the tests of OpenSpiel.'

# Not in a lock: of the builds of PyTorch this is the one for CPUs, which not every package index has.
torch: .venv/dev ## install PyTorch for CPUs, sb3-contrib and TorchRL, for the examples that train
	@$(BIN)/python $(INSTALL) torch==2.13.0+cpu sb3-contrib==2.9.2 torchrl==0.14.1 \
		|| { echo 'This package index has no PyTorch for CPUs: tests of training are skipped.'; exit 1; }

packages: .venv/dev ## build wheel and sdist, install each into empty environments, and play there in a browser
	$(BIN)/python tests/soak packages

release: .venv/dev ## check everything, make the packages, commit and tag: make release VERSION=0.4.0
	@$(BIN)/python make/release.py $(call quoted,$(VERSION))

soak: .venv/dev ## check that 10,000 random games obey the rules; try 10,000 broken inputs, frames and requests, and attacks
	$(BIN)/python tests/soak games $(ARGS)
	$(BIN)/python tests/soak hostile
	$(BIN)/python tests/soak fuzz
	$(BIN)/python tests/soak leaks
	$(BIN)/python tests/soak attacks
	$(BIN)/python tests/soak club

mutants: .venv/dev web/node_modules/done ## plant faults in copies of the sources, one at a time, and say which ones no test notices
	$(BIN)/python tests/mutants/plant.py $(ARGS)

golden: .venv/dev ## write the golden games again; read the difference before you commit it
	PYTHONPATH=tests/support $(BIN)/python tests/golden/test_golden.py

card: ## write the stubs of a new card: make card NAME='Sea Dog' BOX=seaside
	@$(PYTHON) make/card.py $(call quoted,$(NAME)) $(call quoted,$(BOX))

docs: .venv/dev ## regenerate docs/cards, docs/badges, the functions in docs/own-cards.md, the order in docs/notebooks/ranks.md and the tables in docs/agents.md
	$(BIN)/python docs/make_cards.py
	$(BIN)/python docs/make_words.py
	$(BIN)/python docs/make_ranks.py
	$(BIN)/python docs/make_agents.py
	$(BIN)/python docs/make_badges.py

site: build/site-venv/done ## build the site of the documentation; ARGS=serve shows it while you write
	@build/site-venv/bin/python docs/make_site.py $(ARGS)

pictures: .venv/play build/pictures-venv/done ## regenerate the pictures in the README and the docs (needs Chromium)
	build/pictures-venv/bin/python docs/make_pictures.py $(call quoted,$(CURDIR)/$(BIN)/fiefdom)

bench: .venv/dev build/bench-venv/done pure ## measure games per second, and instructions per game if valgrind is installed
	$(BIN)/python benchmarks/bench.py --pyminion build/bench-venv/bin/python --pure build/pure $(ARGS)

lock: build/lock-venv/done ## pin the newest versions of all dependencies
	$(PYTHON) -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' \
		| $(LOCK) pyproject.toml - --output-file locks/run.txt
	$(LOCK) --group light --constraints locks/run.txt --output-file locks/light.txt
	echo ray | $(LOCK) - --constraints locks/run.txt --output-file locks/extras.txt
	$(LOCK) --group dev --constraints locks/run.txt --constraints locks/light.txt --constraints locks/extras.txt \
		--output-file locks/dev.txt
	$(LOCK) --group dev-agents --constraints locks/run.txt --constraints locks/extras.txt --constraints locks/dev.txt \
		--output-file locks/dev-agents.txt
	$(LOCK) --group bench --output-file locks/bench.txt
	$(LOCK) --group node --output-file locks/node.txt
	$(LOCK) --group pictures --output-file locks/pictures.txt
	$(LOCK) --group site --output-file locks/site.txt
	echo uv | $(LOCK) - --output-file locks/uv.txt

clean: ## remove everything that make has made
	rm -rf .venv build dist .hypothesis .coverage* .*_cache web/node_modules src/fiefdom/web
	find . -name __pycache__ -prune -exec rm -rf {} +
	find src -name '*.so' -delete

# A stamp has the time when its install began, so that files edited meanwhile are installed next time.
.venv/play: .venv/bin/python pyproject.toml hatch_build.py locks/run.txt $(COMPILED) $(if $(CAN_COMPILE),always)
	@$(call check_args,$(BIN)/python)
	@echo 'Installing the packages that Fiefdom needs into .venv.'
	@touch $@.new
	@mkdir -p build
	@$(call install_many,locks/run.txt)
	@$(BIN)/python hatch_build.py
	@$(BIN)/python make/progress.py $(BIN)/python $(INSTALL) --no-deps --no-build-isolation -e .
	@mv $@.new $@
	@for log in build/missing.log build/compile.log build/web.log; do if [ -f $$log ]; then head -n 1 $$log; fi; done
	@$(BIN)/fiefdom --version

.venv/extras: locks/extras.txt | .venv/play
	@echo 'Installing what a cluster needs into .venv: a few seconds.'
	@$(call install_many,locks/extras.txt)
	@touch $@

.venv/dev: locks/dev.txt | .venv/play
	@echo 'Installing the tools for tests and checks into .venv: a few seconds.'
	@$(call install_many,locks/dev.txt)
	@touch $@

.venv/dev-agents: locks/dev-agents.txt | .venv/dev
	@echo 'Installing OpenSpiel and Ray for their tests into .venv: a few seconds.'
	@$(call install_many,locks/dev-agents.txt)
	@touch $@

web/node_modules/done: web/package-lock.json | .venv/play
	@echo 'Installing what the browser client is built and checked with into web/node_modules: about half a minute.'
	@$(BIN)/python web/build.py npm ci --ignore-scripts --no-audit --no-fund --silent
	@touch $@

# The first install has built it already; this is for what has changed since.
build/web.done: $(CLIENT) | .venv/play
	@$(BIN)/python web/build.py
	@touch $@

build/bench-venv/done: build/bench-venv/bin/python locks/bench.txt
	@build/bench-venv/bin/python $(INSTALL) --require-hashes -r locks/bench.txt
	@touch $@

build/pictures-venv/done: build/pictures-venv/bin/python locks/pictures.txt
	@build/pictures-venv/bin/python $(INSTALL) --require-hashes -r locks/pictures.txt
	@touch $@

build/site-venv/done: build/site-venv/bin/python locks/site.txt
	@build/site-venv/bin/python $(INSTALL) --require-hashes -r locks/site.txt
	@touch $@

build/lock-venv/done: build/lock-venv/bin/python locks/uv.txt
	@build/lock-venv/bin/python $(INSTALL) --require-hashes -r locks/uv.txt
	@touch $@

%/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo 'Fiefdom needs Python 3.11 or newer: name one with make PYTHON=...'; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
		|| { echo 'This Python cannot create a virtual environment: install the package python3-venv.'; exit 1; }
	@$(call check_args,$(PYTHON))
	@echo 'Creating a virtual environment in $*; nothing is installed into your system.'
	@$(PYTHON) -m venv $*

always:

pure:
	@rm -rf build/pure
	@mkdir -p build/pure
	@cp -Rp src/fiefdom build/pure/
	@find build/pure -name '*.so' -delete
