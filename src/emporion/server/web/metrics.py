"""What is counted, for Prometheus. With several workers their figures lie in files of a folder, and are summed up."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from emporion.engine.errors import EmporionError
from emporion.server.hub import Hub
from emporion.server.web.problems import problem_of

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The name in the environment by which prometheus_client itself knows the folder."""

REGISTRY: Final = CollectorRegistry()
SECONDS: Final = Histogram(
    "emporion_submission_seconds",
    "Submissions that were stored, with the time from their arrival to their acknowledgement",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
    registry=REGISTRY,
)
REFUSED: Final = Counter("emporion_submissions_refused", "Submissions that were refused", ["code"], registry=REGISTRY)
WATCHERS: Final = Gauge("emporion_watchers", "Open sockets and streams", registry=REGISTRY, multiprocess_mode="livesum")
TABLES: Final = Gauge("emporion_tables", "Tables in memory", registry=REGISTRY, multiprocess_mode="livesum")


@contextmanager
def counting() -> Iterator[None]:
    """Around a submission."""
    began = time.perf_counter()
    try:
        yield
    except EmporionError as error:
        REFUSED.labels(problem_of(error)[1].code).inc()
        raise
    SECONDS.observe(time.perf_counter() - began)


def written(hub: Hub) -> bytes:
    """All figures, as Prometheus reads them."""
    TABLES.set(hub.tables_in_memory)
    WATCHERS.set(hub.watchers)
    if FOLDER not in os.environ:
        return generate_latest(REGISTRY)
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return generate_latest(together)
