from __future__ import annotations

import ipaddress
from collections.abc import Iterable

import pytest

from emporion.server.errors import BadRequest
from emporion.server.people.addresses import Rules, Target, checked_ips, is_public, read_url

STRICT = Rules()


def check(*ips: str, rules: Rules = STRICT) -> tuple[str, ...]:
    asked: list[tuple[str, int]] = []

    def resolve(host: str, port: int) -> Iterable[str]:
        asked.append((host, port))
        return ips

    found = checked_ips(read_url("https://example.org/", STRICT), rules, resolve)
    assert asked == [("example.org", 443)]
    return found


@pytest.mark.parametrize(
    "ip",
    [
        *("0.0.0.0", "10.0.0.1", "100.64.0.1", "127.0.0.1", "127.8.8.8", "169.254.169.254", "172.16.0.1"),
        *("192.0.0.8", "192.0.2.1", "192.88.99.1", "192.168.1.1", "198.18.0.1", "198.51.100.1", "203.0.113.1"),
        *("224.0.0.1", "224.0.1.1", "239.1.1.1", "240.0.0.1", "255.255.255.255"),
        *("::", "::1", "::127.0.0.1", "::8.8.8.8", "fe80::1", "fe80::1%1", "fec0::1", "fc00::1", "fd00::1"),
        *("ff02::1", "ff0e::1", "100::1", "2001::1", "2001:db8::1", "3fff::1", "4000::1", "5f00::1"),
        *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:169.254.169.254", "::ffff:0:127.0.0.1"),
        *("2002:7f00:1::", "2002:a00:1::1", "2002:c0a8:101::", "2002:a9fe:a9fe::"),
        *("64:ff9b::7f00:1", "64:ff9b::10.0.0.1", "64:ff9b::169.254.169.254", "64:ff9b:1::8.8.8.8"),
        # Teredo, with a public server and with a private one behind it.
        *("2001:0:808:808::", "2001:0:7f00:1:0:ffff:f5ff:fffe"),
    ],
)
def test_an_ip_inside_is_refused_even_behind_public_ones(ip: str) -> None:
    with pytest.raises(BadRequest, match=r"example\.org is not on the public internet"):
        check("8.8.8.8", ip)
    assert check(ip, rules=Rules(private=True)) == (ip,)


@pytest.mark.parametrize(
    "ip",
    ["8.8.8.8", "193.0.6.139", "2a00:1450:4001::1", "2606:4700::1111", "64:ff9b::8.8.8.8", "2002:808:808::1"],
)
def test_a_public_ip_is_public(ip: str) -> None:
    assert is_public(ipaddress.ip_address(ip))


def test_the_checked_ips_are_those_to_connect_to() -> None:
    assert check("8.8.8.8", "2606:4700::1111", "8.8.8.8") == ("8.8.8.8", "2606:4700::1111")


def test_a_name_that_resolves_to_nothing_is_refused() -> None:
    def fail(host: str, port: int) -> Iterable[str]:
        raise OSError("Name or service not known")

    with pytest.raises(BadRequest, match=r"example\.org is not found"):
        checked_ips(read_url("https://example.org/", STRICT), STRICT, fail)
    with pytest.raises(BadRequest, match=r"example\.org is not found"):
        check()


@pytest.mark.parametrize("host", ["127.1", "2130706433", "0x7f.0.0.1", "localhost", "[::1]", "[::ffff:7f00:1]"])
def test_the_system_resolves_other_spellings_of_this_machine_which_are_refused(host: str) -> None:
    with pytest.raises(BadRequest, match="not on the public internet"):
        checked_ips(read_url(f"https://{host}/", STRICT), STRICT)


def test_a_url_is_taken_apart() -> None:
    assert read_url("https://Example.org:8443/a/b?c=d#e", STRICT) == Target(
        "https", "example.org", 8443, "Example.org:8443", "/a/b?c=d"
    )
    assert read_url("https://[2606:4700::1111]", STRICT) == Target(
        "https", "2606:4700::1111", 443, "[2606:4700::1111]", "/"
    )
    assert read_url("http://example.org", Rules(http=True)).port == 80


@pytest.mark.parametrize(
    ("url", "complaint"),
    [
        ("http://example.org/", "must begin with https://$"),
        ("ftp://example.org/", "must begin with https://$"),
        ("file:///etc/passwd", "must begin with https://$"),
        ("example.org", "must begin with"),
        ("", "at most 2000 characters"),
        ("https://example.org/" + "x" * 2000, "at most 2000 characters"),
        ("https://example.org/\r\nX: y", "none a space"),
        ("https://example.org/a b", "none a space"),
        ("https://exämple.org/", "ASCII"),
        ("https:///path", "the name of a host"),
        ("https://ann:secret@example.org/", "without a user"),
        ("https://example.org\\@127.0.0.1/", "without a user"),
        ("https://exa_mple.org/", "the name of a host"),
        ("https://-x.org/", "the name of a host"),
        ("https://[::1/", "this is no URL"),
        ("https://[fe80::1%25eth0]/", "the name of a host|no URL"),
        ("https://example.org:99999/", "this is no URL"),
        ("https://example.org:25/", "the port"),
    ],
)
def test_a_url_that_will_not_do(url: str, complaint: str) -> None:
    with pytest.raises(BadRequest, match=complaint):
        read_url(url, STRICT)
