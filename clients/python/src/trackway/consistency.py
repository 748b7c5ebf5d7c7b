"""Read-your-writes: tokens of recent writes are sent with later requests."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

HEADER = "X-Consistency-Token"

# Number of recent writes whose tokens are sent. Older writes are visible by then.
MAX_TOKENS = 5
# After this time every search includes a write, or reports that it is behind.
LIFETIME_S = 30.0


class ConsistencyTokens:
    """Tokens of recent writes, so that later reads include those writes."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._latest: tuple[tuple[str, float], ...] = ()

    def record(self, headers: Mapping[str, str]) -> None:
        token = headers.get(HEADER)
        if token:
            self._latest = (*self._latest, (token, self._now()))[-MAX_TOKENS:]

    def headers(self) -> dict[str, str]:
        """Header of the next request; empty without recent writes."""
        now = self._now()
        self._latest = tuple(entry for entry in self._latest if now - entry[1] < LIFETIME_S)
        return {HEADER: ",".join(token for token, _ in self._latest)} if self._latest else {}
