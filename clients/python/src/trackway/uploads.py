"""Forms with files."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import IO, Any, TypeAlias

FileSource: TypeAlias = "str | os.PathLike[str] | bytes | IO[bytes]"


@dataclass(frozen=True)
class Upload:
    """A file with its name and media type."""

    content: FileSource
    name: str
    media_type: str | None = None


FileInput: TypeAlias = "FileSource | Upload"
"""A path, bytes, a file that is open in binary mode, or an `Upload`, which names the file."""


@dataclass
class Form:
    """An encoded form. Files are read while they are sent."""

    fields: dict[str, str] = field(default_factory=dict)
    files: dict[str, tuple[str, bytes | IO[bytes], str]] = field(default_factory=dict)

    @property
    def is_seekable(self) -> bool:
        return all(isinstance(content, bytes) or content.seekable() for _, content, _ in self.files.values())

    def rewind(self) -> None:
        for _, content, _ in self.files.values():
            if not isinstance(content, bytes) and content.seekable():
                content.seek(0)


def open_form(body: Mapping[str, Any], files: tuple[str, ...], stack: ExitStack) -> Form:
    """Opens the files of a form. The stack closes those that were given as a path."""
    form = Form()
    for name, value in body.items():
        if value is None:
            continue
        if name in files:
            form.files[name] = _open(value, stack)
        else:
            form.fields[name] = value if isinstance(value, str) else json.dumps(value)
    return form


def _open(value: FileInput, stack: ExitStack) -> tuple[str, bytes | IO[bytes], str]:
    upload = value if isinstance(value, Upload) else Upload(value, _name_of(value))
    content = upload.content
    if isinstance(content, (str, os.PathLike)):
        content = stack.enter_context(open(content, "rb"))  # noqa: SIM115
    return upload.name, content, upload.media_type or "application/octet-stream"


def _name_of(source: FileSource) -> str:
    path = getattr(source, "name", None) if not isinstance(source, (str, os.PathLike)) else source
    return os.path.basename(path) if isinstance(path, (str, os.PathLike)) else "file"
