from __future__ import annotations

import base64
import pathlib
import subprocess
import sys
from types import SimpleNamespace

import pytest

from emporion.engine.errors import BadOption
from emporion.server.people.push_keys import read_push_key
from tests.server import pretended_push
from tests.server.pretended_push import PRIVATE, PUBLIC, PretendedVapid

PEM = f"-----BEGIN EC PRIVATE KEY-----\n{PRIVATE[:20]}\n{PRIVATE[20:]}\n-----END EC PRIVATE KEY-----\n"


@pytest.fixture
def pretended(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, module in pretended_push.MODULES.items():
        monkeypatch.setitem(sys.modules, name, module)


@pytest.mark.usefixtures("pretended")
@pytest.mark.parametrize("text", [PRIVATE, PEM])
def test_a_key_is_told_or_lies_in_a_file(tmp_path: pathlib.Path, text: str) -> None:
    file = tmp_path / "push.pem"
    file.write_text(f"{text}\n")
    assert read_push_key(text).public == PUBLIC
    assert read_push_key(str(file)).public == PUBLIC


@pytest.mark.usefixtures("pretended")
@pytest.mark.parametrize("told", ["", "secret", "/nowhere/secret.pem", PEM.replace("Y", "secret") * 20, "a\0secret"])
def test_what_is_no_key_is_told_in_one_sentence_without_it(told: str) -> None:
    with pytest.raises(BadOption, match="neither a key nor the path of a file") as refused:
        read_push_key(told)
    assert "secret" not in str(refused.value)


@pytest.mark.usefixtures("pretended")
@pytest.mark.parametrize("content", [b"secret", b"\xff\xfe", b""])
def test_a_file_without_a_key_is_named(tmp_path: pathlib.Path, content: bytes) -> None:
    file = tmp_path / "push.pem"
    file.write_bytes(content)
    with pytest.raises(BadOption, match=r"the file .*push\.pem holds none$") as refused:
        read_push_key(str(file))
    assert "secret" not in str(refused.value)


@pytest.mark.usefixtures("pretended")
def test_a_file_that_cannot_be_read_is_named(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> str:
        raise PermissionError(13, "Permission denied")

    file = tmp_path / "push.pem"
    file.write_text(PRIVATE)
    monkeypatch.setattr(pathlib.Path, "read_text", refuse)
    with pytest.raises(BadOption, match=r"push\.pem cannot be read \(Permission denied\)"):
        read_push_key(str(file))


@pytest.mark.usefixtures("pretended")
def test_browsers_know_one_curve(monkeypatch: pytest.MonkeyPatch) -> None:
    other = SimpleNamespace(from_string=lambda text: PretendedVapid(text, "secp256k1"))
    monkeypatch.setitem(sys.modules, "py_vapid", SimpleNamespace(Vapid=other))
    with pytest.raises(BadOption, match="on the curve P-256"):
        read_push_key(PRIVATE)


# ------------------------------------------------------------------------------------------------ the packages


def make_key(folder: pathlib.Path, *how: str) -> str:
    """As docs/operating.md says."""
    file = folder / "push.pem"
    subprocess.run(["openssl", "genpkey", *how, "-out", str(file)], check=True, capture_output=True)
    return str(file)


def test_the_package_reads_the_same_key() -> None:
    assert read_push_key(PRIVATE).public == PUBLIC


def test_the_package_reads_what_openssl_makes(tmp_path: pathlib.Path) -> None:
    key = read_push_key(make_key(tmp_path, "-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-256"))
    assert len(base64.urlsafe_b64decode(f"{key.public}=")) == 65
    signed = key.signer.sign({"sub": "mailto:us@x.example", "aud": "https://push.example"})
    assert signed["Authorization"].endswith(f"k={key.public}")


@pytest.mark.parametrize(
    "how",
    [("-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:secp384r1"), ("-algorithm", "RSA")],
    ids=["P-384", "RSA"],
)
def test_the_package_reads_other_keys_but_browsers_do_not(tmp_path: pathlib.Path, how: tuple[str, ...]) -> None:
    with pytest.raises(BadOption, match=r"push\.pem holds none"):
        read_push_key(make_key(tmp_path, *how))
