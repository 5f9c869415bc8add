"""The files in deploy/ start a server that this release knows."""

from __future__ import annotations

import configparser
import ipaddress
import json
import pathlib
import re
import shlex

from emporion.cli.main import make_parser

DEPLOY = pathlib.Path(__file__).parents[2] / "deploy"
CONTAINER = (DEPLOY / "Containerfile").read_text(encoding="utf-8")


def unit() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None)
    parser.read(DEPLOY / "emporion.service", encoding="utf-8")
    return parser["Service"]


def test_the_container_serves_behind_a_proxy_with_tls() -> None:
    command = re.search(r"^CMD (.*)$", CONTAINER, re.MULTILINE)
    assert command is not None
    parsed = make_parser("serve").parse_args(json.loads(command[1])[1:])
    assert parsed.secure
    assert parsed.host == "0.0.0.0"


def test_the_container_believes_a_proxy_on_its_host_and_nobody_on_the_internet() -> None:
    networks = re.search(r"^ENV FORWARDED_ALLOW_IPS=(\S+)$", CONTAINER, re.MULTILINE)
    assert networks is not None
    believed = [ipaddress.ip_network(network) for network in networks[1].split(",")]

    def is_believed(address: str) -> bool:
        return any(ipaddress.ip_address(address) in network for network in believed)

    assert all(map(is_believed, ("127.0.0.1", "172.17.0.1", "10.88.0.1", "10.0.2.2", "192.168.1.2", "fd00::1")))
    assert not any(map(is_believed, ("203.0.113.5", "2001:db8::1", "8.8.8.8")))


def test_the_service_reads_settings_that_only_root_may_read() -> None:
    words = shlex.split(unit()["ExecStart"])
    credential, source = unit()["LoadCredential"].split(":")
    parsed = make_parser("serve").parse_args(words[1:])
    assert parsed.settings == "${CREDENTIALS_DIRECTORY}/" + credential
    assert source == "/etc/emporion.toml"


def test_the_service_takes_a_breath_before_it_starts_again() -> None:
    assert unit()["Restart"] == "on-failure"
    assert int(unit()["RestartSec"]) >= 1
    assert unit()["RestartPreventExitStatus"] == "2", "the status of bad input: see emporion.cli.main"
