"""Imports and exports, with methods that wait for their results."""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Literal

from .generated import models as m
from .generated.async_resources import AsyncSpreadsheets
from .generated.resources import Spreadsheets
from .request import Options, Request, segment
from .typing_compat import Unpack
from .uploads import FileInput

MIN_POLL_INTERVAL_S = 0.2
MAX_POLL_INTERVAL_S = 2.0

OnProgress = Callable[[m.SpreadsheetOperation], None]


class ImportOptions(Options, total=False):
    """Options of an import."""

    mode: Literal["create", "update", "upsert"]
    match_by: str
    mapping: Mapping[str, str]
    """Maps headings of the workbook to column keys."""
    sheet: str
    form_id: int
    """The form of imported answers. Required for the type form_answer."""
    create_missing: bool
    dry_run: bool


class SpreadsheetJobs(Spreadsheets):
    def import_(
        self,
        kind: str,
        file: FileInput,
        **options: Unpack[ImportOptions],
    ) -> m.SpreadsheetOperation:
        """Uploads an XLSX workbook. Its rows are imported in the background."""
        form, others = _import_form(file, options)
        return self.start_import(kind, form, **others)

    def export(
        self,
        kind: str,
        body: m.StartExport | None = None,
        **options: Unpack[Options],
    ) -> m.SpreadsheetOperation:
        """Starts an export. Its rows are written in the background."""
        return self.start_export(kind, body, **options)

    def wait(
        self, operation: str, *, timeout: float | None = None, on_progress: OnProgress | None = None
    ) -> m.SpreadsheetOperation:
        """Polls an operation until it has ended. Row errors do not make it fail."""
        deadline = _deadline_of(timeout)
        attempt = 0
        while True:
            found = self.get(operation)
            if on_progress is not None:
                on_progress(found)
            if _has_ended(found):
                return found
            time.sleep(_interval(attempt, deadline))
            attempt += 1

    def download_to(self, operation: str, path: str | os.PathLike[str], **options: Unpack[Options]) -> Path:
        """Writes the file of an export to a path, without holding it in memory."""
        with self._api.stream(_download(operation, options)) as response, open(path, "wb") as target:
            for piece in response.iter_bytes():
                target.write(piece)
        return Path(path)


class AsyncSpreadsheetJobs(AsyncSpreadsheets):
    async def import_(
        self,
        kind: str,
        file: FileInput,
        **options: Unpack[ImportOptions],
    ) -> m.SpreadsheetOperation:
        """Uploads an XLSX workbook. Its rows are imported in the background."""
        form, others = _import_form(file, options)
        return await self.start_import(kind, form, **others)

    async def export(
        self,
        kind: str,
        body: m.StartExport | None = None,
        **options: Unpack[Options],
    ) -> m.SpreadsheetOperation:
        """Starts an export. Its rows are written in the background."""
        return await self.start_export(kind, body, **options)

    async def wait(
        self,
        operation: str,
        *,
        timeout: float | None = None,
        on_progress: OnProgress | None = None,
    ) -> m.SpreadsheetOperation:
        """Polls an operation until it has ended. Row errors do not make it fail."""
        deadline = _deadline_of(timeout)
        attempt = 0
        while True:
            found = await self.get(operation)
            if on_progress is not None:
                on_progress(found)
            if _has_ended(found):
                return found
            await asyncio.sleep(_interval(attempt, deadline))
            attempt += 1

    async def download_to(self, operation: str, path: str | os.PathLike[str], **options: Unpack[Options]) -> Path:
        """Writes the file of an export to a path, without holding it in memory."""
        async with self._api.stream(_download(operation, options)) as response:
            with open(path, "wb") as target:  # noqa: ASYNC230
                async for piece in response.aiter_bytes():
                    target.write(piece)
        return Path(path)


def _import_form(file: FileInput, options: ImportOptions) -> tuple[m.ImportForm, Options]:
    given: dict[str, Any] = dict(options)
    form: dict[str, Any] = {name: given.pop(name) for name in ("mode", "match_by", "sheet") if name in given}
    if "form_id" in given:
        form["form_id"] = str(given.pop("form_id"))
    for name in ("create_missing", "dry_run"):
        if name in given:
            form[name] = "true" if given.pop(name) else "false"
    if "mapping" in given:
        form["mapping"] = json.dumps(given.pop("mapping"))
    return {**form, "file": file}, given  # type: ignore[typeddict-item, return-value]


def _download(operation: str, options: Options) -> Request:
    path = f"/api/management/spreadsheet-operations/{segment(operation)}/download"
    return Request("GET", path, options=options)


def _has_ended(operation: m.SpreadsheetOperation) -> bool:
    return operation["status"] in ("completed", "failed")


def _deadline_of(timeout: float | None) -> float | None:
    return None if timeout is None else time.monotonic() + timeout


def _interval(attempt: int, deadline: float | None) -> float:
    if deadline is not None and time.monotonic() >= deadline:
        raise TimeoutError("The operation has not ended in time. It continues in the background.")
    return min(MIN_POLL_INTERVAL_S * 1.5 ** min(attempt, 10), MAX_POLL_INTERVAL_S)
