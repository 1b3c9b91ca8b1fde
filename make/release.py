"""Makes a release: make release VERSION=0.4.0

Checks that everything is committed and that the changelog says what is new; gives the version its number and date; runs
what CI runs; leaves the sdist, and a wheel for each Python of this machine, in dist; commits, and tags the commit. If
anything fails, the tree is as it was before. Nothing is published: that is one more command, and yours to give.
"""

import datetime
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
VERSION_FILE = ROOT / "src" / "fiefdom" / "version.py"
CHANGELOG = ROOT / "CHANGELOG.md"
UNRELEASED = "## Unreleased\n"


def git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def news(changelog: str) -> str:
    """What the changelog has under Unreleased."""
    return re.split(r"^## ", changelog.partition(UNRELEASED)[2], maxsplit=1, flags=re.M)[0].strip()


def problem(version: str, source: str, changelog: str) -> str:
    """Why this version can't be released; empty if it can."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        return f"“{version}” is not a version; expected three numbers, such as VERSION=0.4.0"
    [current] = re.findall(r'^VERSION = "(.*)"', source, flags=re.M)
    if numbers(version) < numbers(current) or f"## {version} " in changelog:
        return f"{version} is not newer than {current}"
    if not news(changelog):
        return "CHANGELOG.md has nothing under Unreleased"
    if "### Rules" in news(changelog) and f'RULES = "{version}"' not in source:
        return f'CHANGELOG.md has new rules: set RULES = "{version}" in version.py, and run make golden'
    return ""


def named(version: str, source: str) -> str:
    """The module of the version, with this one."""
    return re.sub(r'^VERSION = ".*"', f'VERSION = "{version}"', source, flags=re.M)


def dated(version: str, changelog: str, day: datetime.date) -> str:
    """The changelog, with what was unreleased under this version."""
    return changelog.replace(UNRELEASED, f"{UNRELEASED}\n## {version} – {day}\n", 1)


def release(version: str) -> None:
    source, changelog = VERSION_FILE.read_text(encoding="utf-8"), CHANGELOG.read_text(encoding="utf-8")
    wrong = problem(version, source, changelog)
    if not wrong and git("status", "--porcelain"):
        wrong = "not everything is committed"
    if not wrong and git("tag", "--list", f"v{version}"):
        wrong = f"there is already a tag v{version}"
    if wrong:
        sys.exit(f"Nothing was released: {wrong}.")
    try:
        VERSION_FILE.write_text(named(version, source), encoding="utf-8")
        CHANGELOG.write_text(dated(version, changelog, datetime.date.today()), encoding="utf-8")
        subprocess.run(["bash", ".ci/run"], cwd=ROOT, check=True, env=os.environ | {"FIEFDOM_DIST": str(ROOT / "dist")})
        git("commit", "--quiet", "--message", f"release: {version}", str(VERSION_FILE), str(CHANGELOG))
    except BaseException:
        VERSION_FILE.write_text(source, encoding="utf-8")
        CHANGELOG.write_text(changelog, encoding="utf-8")
        raise
    git("tag", "--annotate", f"v{version}", "--message", f"Fiefdom {version}\n\n{news(changelog)}")
    print(f"Fiefdom {version} is committed and tagged v{version}; the packages are in dist:")
    print(*sorted(path.name for path in (ROOT / "dist").iterdir()), sep="\n")
    print("To publish the tag: git push --follow-tags")


if __name__ == "__main__":
    try:
        release(*sys.argv[1:])
    except subprocess.CalledProcessError as failed:
        sys.exit(f"Nothing was released: {failed}")
