"""Writing files: all or nothing, and only over what may be replaced; links, modes, pipes and devices stay."""

from __future__ import annotations

import errno
import os
import stat
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from patience import ENOUGH

from fiefdom.errors import Complaint
from fiefdom.files import append_bytes, check_writable, read_whole_lines, write_text

NOBODY = 65534  # the user that owns nothing

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs the links, modes, pipes and devices of POSIX")


def contents(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.iterdir())}


def test_a_file_is_only_replaced_if_it_may_be(tmp_path: Path) -> None:
    file = tmp_path / "file"
    write_text(str(file), "Ä\n")
    for replaces, key in [(None, "file-exists"), ("B", "file-other")]:
        with pytest.raises(Complaint) as complaint:
            write_text(str(file), "new\n", replaces)
        assert complaint.value.key == key
        with pytest.raises(Complaint) as complaint:
            check_writable(str(file), replaces)
        assert complaint.value.key == key
    assert contents(tmp_path) == {"file": "Ä\n"}
    write_text(str(file), "new\n", "Ä")
    write_text(str(file), "newer\n", "")
    assert contents(tmp_path) == {"file": "newer\n"}


@pytest.mark.parametrize("failing", ["os.write", "os.fsync", "pathlib.Path.replace"])
def test_a_file_that_cannot_be_written_whole_stays_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "")

    (tmp_path / "file").write_text("old", encoding="utf-8")
    monkeypatch.setattr(failing, full)
    with pytest.raises(Complaint, match="no space left"):
        write_text(str(tmp_path / "file"), "new", "")
    assert contents(tmp_path) == {"file": "old"}


@pytest.mark.parametrize("mode", [0o600, 0o644, 0o664])
def test_a_file_keeps_its_mode_and_its_owner(tmp_path: Path, mode: int) -> None:
    file = tmp_path / "file"
    file.touch()
    file.chmod(mode)
    if os.getuid() == 0:
        os.chown(file, 1234, 4321)
    before = file.stat()
    write_text(str(file), "text", "")
    after = file.stat()
    assert file.read_text(encoding="utf-8") == "text"
    assert (after.st_mode, after.st_uid, after.st_gid) == (before.st_mode, before.st_uid, before.st_gid)
    assert after.st_ino != before.st_ino


def test_a_new_file_has_the_mode_that_all_new_files_have(tmp_path: Path) -> None:
    (tmp_path / "usual").touch()
    write_text(str(tmp_path / "file"), "text")
    assert (tmp_path / "file").stat().st_mode == (tmp_path / "usual").stat().st_mode


@pytest.mark.parametrize("is_there", [True, False])
def test_a_link_is_followed(tmp_path: Path, is_there: bool) -> None:
    (tmp_path / "there").mkdir()
    target = tmp_path / "there" / "file"
    if is_there:
        target.touch(0o600)
    (tmp_path / "link").symlink_to(Path("there") / "file")
    (tmp_path / "link to link").symlink_to("link")
    write_text(str(tmp_path / "link to link"), "text", "")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "link to link").is_symlink()
    assert contents(tmp_path / "there") == {"file": "text"}
    assert stat.S_IMODE(target.stat().st_mode) == 0o600 or not is_there


def test_links_that_lead_nowhere_are_told(tmp_path: Path) -> None:
    (tmp_path / "round").symlink_to("round")
    (tmp_path / "away").symlink_to(Path("no folder") / "file")
    for name in ("round", "away"):
        with pytest.raises(Complaint) as complaint:
            write_text(str(tmp_path / name), "text", "")
        assert complaint.value.key == "file-unwritable"
        assert (tmp_path / name).is_symlink()


def test_a_pipe_that_nobody_reads_is_told_and_not_waited_for(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    check_writable(str(pipe))
    with pytest.raises(Complaint, match="nobody is reading from it"):
        write_text(str(pipe), "text")
    assert pipe.is_fifo()


def test_a_pipe_is_written_to(tmp_path: Path) -> None:
    pipe, text = tmp_path / "pipe", b"text " * 50_000
    os.mkfifo(pipe)
    read = bytearray()
    # Opened like this, it does not have to wait for a writer.
    descriptor = os.open(pipe, os.O_RDWR)

    def listen() -> None:
        while len(read) < len(text):
            read.extend(os.read(descriptor, 65536))

    reader = threading.Thread(target=listen, daemon=True)
    reader.start()
    write_text(str(pipe), text.decode())
    reader.join(ENOUGH)
    os.close(descriptor)
    assert read == text
    assert pipe.is_fifo()


@pytest.mark.parametrize("replaces", [None, "", "fiefdom"])
def test_a_device_is_written_to_and_stays(replaces: str | None) -> None:
    write_text("/dev/null", "text", replaces)
    assert Path("/dev/null").is_char_device()
    with pytest.raises(Complaint, match="no space left"):
        write_text("/dev/full", "text", replaces)
    assert Path("/dev/full").is_char_device()


def test_what_is_printed_to_is_not_replaced(tmp_path: Path) -> None:
    code = "from fiefdom.files import write_text; print('one'); write_text('/dev/stdout', 'two\\n'); print('three')"
    with (tmp_path / "out").open("w") as out:
        subprocess.run([sys.executable, "-c", code], stdout=out, check=True)
    assert contents(tmp_path) == {"out": "one\ntwo\nthree\n"}


@contextmanager
def folder_of_somebody_who_is_not_root() -> Iterator[Path]:
    """A folder of the user who runs this; root, who may write anywhere, becomes another user meanwhile."""
    # Not a folder of pytest: root's are closed to everybody else.
    with tempfile.TemporaryDirectory() as folder:
        if os.geteuid() != 0:
            yield Path(folder)
            return
        os.chown(folder, NOBODY, NOBODY)
        os.setresuid(NOBODY, NOBODY, 0)
        try:
            yield Path(folder)
        finally:
            os.setresuid(0, 0, 0)


@pytest.mark.skipif(not hasattr(os, "setresuid"), reason="root needs this to become another user and root again")
def test_a_file_in_a_folder_that_stays_as_it_is() -> None:
    with folder_of_somebody_who_is_not_root() as folder:
        (folder / "file").touch()
        folder.chmod(0o500)
        try:
            write_text(str(folder / "file"), "text", "")
            with pytest.raises(Complaint, match="permission denied"):
                check_writable(str(folder / "other"))
        finally:
            folder.chmod(0o700)
        assert contents(folder) == {"file": "text"}


def test_a_home_that_nobody_has_is_a_folder_that_is_not_there() -> None:
    with pytest.raises(Complaint, match="no such folder"):
        write_text("~nobody-of-this-name/file", "text")


def test_a_torn_line_is_no_line(tmp_path: Path) -> None:
    file = tmp_path / "file"
    write_text(str(file), "one\n")
    append_bytes(str(file), "zwö\n".encode())
    assert read_whole_lines(str(file)) == "one\nzwö\n"
    append_bytes(str(file), "thrée".encode()[:4])
    assert read_whole_lines(str(file)) == "one\nzwö\n"
