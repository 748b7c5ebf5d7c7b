"""Requests before they are sent."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, TypedDict
from urllib.parse import quote

from .retry import REPEATABLE_METHODS

PER_PAGE = 100


class Options(TypedDict, total=False):
    """Options of every method."""

    if_match: str | int
    """Version that the change is based on, such as `3`. The change fails with 412 if there is a newer one."""
    idempotency_key: str
    """The same key and body identify the same request. Every POST without a key gets one."""
    headers: Mapping[str, str]
    timeout: float | None
    """Seconds to connect, to send and to wait for data. None waits without a limit."""


@dataclass(frozen=True)
class Request:
    """One call of an operation."""

    method: str
    path: str
    query: Mapping[str, Any] | None = None
    body: Any = None
    files: tuple[str, ...] = ()
    """Members of the body that are files. The body is then sent as a form, otherwise as JSON."""
    repeatable: bool | None = None
    """Whether to retry after an error that leaves open whether the request was executed."""
    options: Options | None = None

    def __post_init__(self) -> None:
        unknown = sorted((self.options or {}).keys() - Options.__annotations__.keys())
        if unknown:
            raise TypeError(f"Unknown options: {', '.join(unknown)}.")

    @property
    def is_repeatable(self) -> bool:
        if self.repeatable is not None:
            return self.repeatable
        return self.method in REPEATABLE_METHODS or "idempotency_key" in (self.options or {})

    def of_page(self, number: int, paged_by_body: bool) -> Request:
        if paged_by_body:
            return replace(self, body={"perPage": PER_PAGE, **(self.body or {}), "page": number})
        return replace(self, query={"perPage": PER_PAGE, **(self.query or {}), "page": number})


def segment(value: str | int) -> str:
    """A value as one segment of a path. URLs resolve dots to another path, also percent-encoded ones."""
    if value in {"", ".", ".."}:
        raise ValueError("An id in a path must not be empty or consist of dots.")
    return quote(str(value), safe="")
