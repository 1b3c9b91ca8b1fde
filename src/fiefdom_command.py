"""The entry point of the command `fiefdom`: keeps Ctrl-C quiet even while the program is still loading.

It is outside the package, because importing anything inside loads the package first.
"""


def main() -> int:
    try:
        from fiefdom.cli.main import main as run

        return run()
    except KeyboardInterrupt:
        return 130
