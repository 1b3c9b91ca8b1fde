"""`python -m fiefdom`: the same as the command `fiefdom`."""

import sys

from fiefdom.cli.main import main

sys.exit(main())
