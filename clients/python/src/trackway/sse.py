"""Server-sent events."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class ServerSentEvent:
    event: str
    data: Any
    """Parsed JSON."""


class EventParser:
    """Collects the lines of a stream. Comments and unknown fields are ignored."""

    def __init__(self) -> None:
        self._event = "message"
        self._data: list[str] = []

    def feed(self, line: str) -> ServerSentEvent | None:
        """Returns an event when its last line was fed."""
        if line == "":
            return self._complete()
        name, _, value = line.partition(":")
        if name == "data":
            self._data.append(value.removeprefix(" "))
        elif name == "event":
            self._event = value.removeprefix(" ")
        return None

    def _complete(self) -> ServerSentEvent | None:
        event, data = self._event, self._data
        self._event, self._data = "message", []
        return ServerSentEvent(event, json.loads("\n".join(data))) if data else None
