"""What is counted."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()

STORED = Counter("emporion_submissions_stored", "Submissions that were stored", registry=REGISTRY)
REFUSED = Counter("emporion_submissions_refused", "Submissions that were refused", ["code"], registry=REGISTRY)
SECONDS = Histogram(
    "emporion_submission_seconds",
    "From a submission to its acknowledgement",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
    registry=REGISTRY,
)
WATCHERS = Gauge("emporion_watchers", "Open sockets and streams", registry=REGISTRY)
TABLES = Gauge("emporion_tables_in_memory", "Tables in memory", registry=REGISTRY)
