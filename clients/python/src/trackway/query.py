"""Query strings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any


def query_pairs(query: Mapping[str, Any] | None, prefix: str = "") -> list[tuple[str, str]]:
    """`{"page": 2, "filter": {"status": [1, 4]}}` becomes `page=2` and `filter[status]=1,4`. None is omitted."""
    pairs: list[tuple[str, str]] = []
    for key, value in (query or {}).items():
        name = f"{prefix}[{key}]" if prefix else key
        if isinstance(value, Mapping):
            pairs.extend(query_pairs(value, name))
        elif value is not None:
            pairs.append((name, _text_of(value)))
    return pairs


def _text_of(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Iterable) and not isinstance(value, str):
        return ",".join(_text_of(each) for each in value)
    return str(value)
