"""Which requests are retried, and when."""

from __future__ import annotations

from datetime import datetime, timezone
from email.utils import parsedate_to_datetime
from random import random

INITIAL_DELAY_S = 0.2
MAX_DELAY_S = 30.0
"""A request is not retried if the server requests a longer delay."""
TEMPORARY_STATUSES = {429, 502, 503, 504}
REPEATABLE_METHODS = {"GET", "HEAD", "PUT", "DELETE"}


def is_retryable(status: int, repeatable: bool) -> bool:
    """A request rejected with 429 was not executed. After any other error, that is unknown."""
    return status == 429 or (repeatable and status in TEMPORARY_STATUSES)


def retry_delay(attempt: int, retry_after: str | None = None) -> float:
    """Seconds: `Retry-After` of the server, else exponential back-off with jitter."""
    requested = _seconds_of(retry_after)
    if requested is not None:
        return max(requested, 0.0)
    longest = min(INITIAL_DELAY_S * 2.0 ** min(attempt, 20), MAX_DELAY_S)
    return longest / 2 + longest / 2 * random()  # noqa: S311


def _seconds_of(retry_after: str | None) -> float | None:
    if retry_after is None:
        return None
    if retry_after.isdecimal():
        return float(retry_after)
    try:
        return (parsedate_to_datetime(retry_after) - datetime.now(timezone.utc)).total_seconds()
    except (TypeError, ValueError):
        return None
