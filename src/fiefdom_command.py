"""Where the command `fiefdom` begins: Ctrl-C is as quiet while the program is loaded as it is later.

It stands beside the package, because whatever is inside loads the package first.
"""


def main() -> int:
    try:
        from fiefdom.cli.main import main as run

        return run()
    except KeyboardInterrupt:
        return 130
