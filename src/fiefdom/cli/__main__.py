"""The same as the command `fiefdom`: python -m fiefdom.cli."""

import sys

from fiefdom.cli.main import main

sys.exit(main())
