"""Runs a command that takes long, and shows meanwhile for how long it has been running.

    python make/progress.py COMMAND ...

On a terminal, the seconds are counted in one line; elsewhere there is a line every now and then.
"""

import subprocess
import sys
import time

# Seconds between two lines where there is no terminal.
EVERY = 15


def main(command: list[str]) -> int:
    start = said = time.monotonic()
    process = subprocess.Popen(command)
    try:
        while True:
            try:
                status = process.wait(timeout=1)
                break
            except subprocess.TimeoutExpired:
                now = time.monotonic()
                if sys.stdout.isatty():
                    print(f"\r  {now - start:.0f} s so far ", end="", flush=True)
                elif now - said >= EVERY:
                    said = now
                    print(f"  {now - start:.0f} s so far", flush=True)
        wipe()
        return status
    except KeyboardInterrupt:
        # It was pressed for the command, too.
        process.wait()
        wipe()
        return 130


def wipe() -> None:
    if sys.stdout.isatty():
        print("\r" + " " * 20 + "\r", end="", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
