"""`fiefdom serve`: tables where people meet over a network."""

from __future__ import annotations

import argparse
import asyncio
import re
from ipaddress import ip_address
from pathlib import Path

from fiefdom.cli.options import split_names, whole_option
from fiefdom.cli.parser import Commands
from fiefdom.errors import Complaint
from fiefdom.locale.speaker import Speaker

DAYS = {"h": 1 / 24, "d": 1, "w": 7, "y": 365}


def add(commands: Commands) -> None:
    say = commands.say
    serve = commands.add("serve", run_serve)
    serve.add_argument("--host", metavar="ADDRESS", default="127.0.0.1", help=say.say("cli-serve-host"))
    serve.add_argument("--port", metavar="N", default="8770", help=say.say("cli-serve-port"))
    serve.add_argument("--public", action="store_true", help=say.say("cli-serve-public"))
    serve.add_argument("--database", metavar="URL", help=say.say("cli-serve-database"))
    serve.add_argument("--workers", metavar="N", default="1", help=say.say("cli-serve-workers"))
    serve.add_argument("--thinkers", metavar="N", default="1", help=say.say("cli-serve-thinkers"))
    serve.add_argument("--keep", metavar="TIME", default="90d", help=say.say("cli-serve-keep"))
    serve.add_argument("--origin", metavar="URLS", help=say.say("cli-serve-origin"))
    serve.add_argument("--proxy", metavar="ADDRESSES", help=say.say("cli-serve-proxy"))
    serve.add_argument("--unlimited", action="store_true", help=say.say("cli-serve-unlimited"))
    serve.add_argument("--certificate", metavar="FILE.pem", help=say.say("cli-serve-certificate"))
    serve.add_argument("--key", metavar="FILE.pem", help=say.say("cli-serve-key"))
    serve.add_argument("--log", choices=("error", "warning", "info"), default="warning", help=say.say("cli-serve-log"))
    serve.add_argument("--backup", metavar="FILE", help=say.say("cli-serve-backup"))
    serve.add_argument("--force", action="store_true", help=say.say("cli-force"))
    serve.add_argument("--restore", metavar="FILE", help=say.say("cli-serve-restore"))


def run_serve(options: argparse.Namespace, say: Speaker) -> int:
    try:
        from fiefdom.server.backup import restore
        from fiefdom.server.serve import Settings, back_up, run
    except ModuleNotFoundError as missing:
        raise Complaint("serve-extra", package=missing.name or "") from missing

    if options.backup and options.restore:
        raise Complaint("cli-alone", option="--backup", other="--restore")
    if options.backup:
        asyncio.run(back_up(options.database, options.backup, replaces=options.force))
        print(say.say("serve-backed-up", file=options.backup))
        return 0
    if options.restore:
        asyncio.run(restore(Path(options.restore), options.database))
        print(say.say("serve-restored", file=options.restore))
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
        thinkers=whole_option("--thinkers", options.thinkers, 1, 64),
        keep_days=days(options.keep),
        is_unlimited=options.unlimited,
        card_files=tuple(options.cards_file),
        log=options.log,
    )
    workers = whole_option("--workers", options.workers, 1, 64)
    run(settings, workers, lambda address: print(say.say("serve-ready", address=address), flush=True))
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
