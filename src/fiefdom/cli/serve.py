"""`fiefdom serve`: tables where people meet over a network."""

from __future__ import annotations

import argparse
import asyncio
import os
import re
from collections.abc import Iterable
from ipaddress import ip_address
from pathlib import Path

from fiefdom.cli.options import split_names, whole_option
from fiefdom.cli.output import tell
from fiefdom.cli.parser import Commands
from fiefdom.errors import Complaint, Names
from fiefdom.locale.layout import whole
from fiefdom.locale.speaker import Speaker
from fiefdom.packages import install_command
from fiefdom.server.limits import LEAST, MOST, USUAL, Limits

DAYS = {"h": 1 / 24, "d": 1, "w": 7, "y": 365}


def add(commands: Commands) -> None:
    say = commands.say
    serve = commands.add("serve", run_serve)
    serve.add_argument("--host", metavar="ADDRESS", default="127.0.0.1", help=say.say("cli-serve-host"))
    serve.add_argument("--port", metavar="N", default="8770", help=say.say("cli-serve-port"))
    serve.add_argument("--public", action="store_true", help=say.say("cli-serve-public"))
    in_environment = os.environ.get("FIEFDOM_DATABASE") or None
    serve.add_argument("--name", metavar="NAMES", help=say.say("cli-serve-name"))
    serve.add_argument("--database", metavar="URL", default=in_environment, help=say.say("cli-serve-database"))
    serve.add_argument("--workers", metavar="N", default="1", help=say.say("cli-serve-workers"))
    serve.add_argument("--thinkers", metavar="N", default="2", help=say.say("cli-serve-thinkers"))
    serve.add_argument("--keep", metavar="TIME", default="90d", help=say.say("cli-serve-keep"))
    serve.add_argument("--origin", metavar="URLS", help=say.say("cli-serve-origin"))
    serve.add_argument("--proxy", metavar="ADDRESSES", help=say.say("cli-serve-proxy"))
    serve.add_argument("--limit", metavar="LIMIT", action="append", default=[], help=limits_help(say))
    serve.add_argument("--unlimited", action="store_true", help=say.say("cli-serve-unlimited"))
    serve.add_argument("--certificate", metavar="FILE.pem", help=say.say("cli-serve-certificate"))
    serve.add_argument("--key", metavar="FILE.pem", help=say.say("cli-serve-key"))
    serve.add_argument("--log", choices=("error", "warning", "info"), default="warning", help=say.say("cli-serve-log"))
    serve.add_argument("--backup", metavar="FILE", help=say.say("cli-serve-backup"))
    serve.add_argument("--force", action="store_true", help=say.say("cli-force"))
    serve.add_argument("--restore", metavar="FILE", help=say.say("cli-serve-restore"))


def run_serve(options: argparse.Namespace, say: Speaker) -> int:
    try:
        from fiefdom.server.backup import back_up, restore
        from fiefdom.server.door import server_names
        from fiefdom.server.serve import Settings, run
    except ModuleNotFoundError as missing:
        raise Complaint("serve-extra", package=missing.name or "", command=whole(install_command())) from missing

    if options.backup and options.restore:
        raise Complaint("cli-alone", option="--backup", other="--restore")
    if options.backup:
        saved = asyncio.run(back_up(options.database, options.backup, replaces=options.force))
        tell(say.say("serve-backed-up", n=saved.tables, database=saved.database, file=options.backup))
        return 0
    if options.restore:
        put_back = asyncio.run(restore(Path(options.restore), options.database))
        tell(say.say("serve-restored", n=put_back.tables, database=put_back.database, file=options.restore))
        return 0
    if not is_loopback(options.host) and not options.public:
        raise Complaint("serve-public", host=options.host)
    if (options.certificate is None) != (options.key is None):
        raise Complaint("serve-certificate-key")
    settings = Settings(
        host=options.host,
        port=whole_option("--port", options.port, 0, 65_535),
        database=options.database,
        certificate=options.certificate,
        key=options.key,
        origins=tuple(split_names(options.origin)),
        proxies=tuple(split_names(options.proxy)),
        names=server_names(split_names(options.name), options.host, is_public=options.public),
        thinkers=whole_option("--thinkers", options.thinkers, 1, 64),
        keep_days=days(options.keep),
        limits=(Limits.none() if options.unlimited else Limits()).changed(limits_named(options.limit)),
        card_files=tuple(options.cards_file),
        log=options.log,
    )
    workers = whole_option("--workers", options.workers, 1, 64)

    def ready(address: str) -> None:
        tell(say.say("serve-ready", address=address))
        if settings.card_files:
            tell(say.say("serve-own-cards", files=", ".join(settings.card_files)))

    run(settings, workers, ready)
    return 0


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def days(text: str) -> float:
    """How many days `90d` or `12h` is."""
    found = re.fullmatch(r"([0-9]{1,6})([hdwy])", text.strip())
    if not found or not int(found[1]):
        raise Complaint("serve-keep", text=text)
    return int(found[1]) * DAYS[found[2]]


def limits_help(say: Speaker) -> str:
    """What `--limit` does, and a line for each limit with its number."""
    lines = [f"{name}={number}: {say.say(f'limit-{name}')}" for name, number in USUAL.items()]
    return "\n".join([say.say("cli-serve-limit"), *lines])


def limits_named(texts: Iterable[str]) -> dict[str, int]:
    """The numbers given as `tables=500`."""
    numbers: dict[str, int] = {}
    for text in texts:
        name, sign, number = (part.strip() for part in text.partition("="))
        if not sign:
            raise Complaint("serve-limit-form", text=text)
        if name not in USUAL:
            raise Complaint("serve-limit-name", name=name, names=Names("limit-name", tuple(USUAL)))
        numbers[name] = whole_option(f"--limit {name}", number, LEAST[name], MOST)
    return numbers
