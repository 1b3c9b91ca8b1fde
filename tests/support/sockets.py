"""Where the servers of the tests put their sockets: the path of a socket is short, and other users have to reach it."""

import os
import tempfile

SOCKETS = "/tmp" if os.access("/tmp", os.W_OK) else tempfile.gettempdir()
