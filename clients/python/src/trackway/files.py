"""Downloaded files."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import unquote

import httpx


@dataclass(frozen=True)
class File:
    """A file in memory."""

    content: bytes
    media_type: str
    name: str | None
    """Name that the server gives to the file."""

    def save(self, path: str | os.PathLike[str]) -> Path:
        Path(path).write_bytes(self.content)
        return Path(path)


def is_left_to_caller(response: httpx.Response) -> bool:
    """Whether the body of a response is read by the caller: files and streams of events.

    JSON and errors are received completely before, so that a connection that is lost in between is retried.
    """
    return response.is_success and re.search(r"[/+]json\b", response.headers.get("content-type", "")) is None


def file_of(response: httpx.Response) -> File:
    return File(response.content, response.headers.get("content-type", ""), _name_of(response))


def _name_of(response: httpx.Response) -> str | None:
    disposition = response.headers.get("content-disposition", "")
    encoded = re.search(r"filename\*=UTF-8''([^;]+)", disposition, re.IGNORECASE)
    if encoded:
        return unquote(encoded.group(1))
    plain = re.search(r'filename="?([^";]+)', disposition, re.IGNORECASE)
    return plain.group(1) if plain else None
