from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from conftest import Driver
from fake_server import FakeServer, Prepared, failure, ok

from trackway import RateLimitError, Upload

CONTENT = b"PK\x03\x04 rows"


class OneWay(io.BytesIO):
    def seekable(self) -> bool:
        return False


@pytest.fixture
def workbook(tmp_path: Path) -> Path:
    (tmp_path / "rows.xlsx").write_bytes(CONTENT)
    return tmp_path / "rows.xlsx"


def test_uploads_a_path_with_its_name_after_the_fields(driver: Driver, server: FakeServer, workbook: Path) -> None:
    server.prepare(ok(spreadsheet_operation={"id": "1"}))

    operation = driver.run(
        lambda client: client.spreadsheets.import_(
            "project", workbook, mode="upsert", dry_run=True, mapping={"Title": "project.name"}
        )
    )

    (sent,) = server.received
    assert operation == {"id": "1"}
    assert sent.path == "/api/management/spreadsheet-operations/import/project"
    assert b'filename="rows.xlsx"' in sent.body
    assert b'{"Title": "project.name"}' in sent.body
    assert sent.body.index(b"upsert") < sent.body.index(CONTENT)
    assert b'name="dry_run"\r\n\r\ntrue' in sent.body


@pytest.mark.parametrize(
    "file", [CONTENT, io.BytesIO(CONTENT), OneWay(CONTENT), Upload(CONTENT, "rows.xlsx", "application/zip")]
)
def test_uploads_bytes_and_streams(driver: Driver, server: FakeServer, file: Any) -> None:  # noqa: ANN401
    if isinstance(file, OneWay):
        file.seek(0)
    server.prepare(ok(spreadsheet_operation={"id": "1"}))

    driver.run(lambda client: client.spreadsheets.import_("project", file))

    assert CONTENT in server.received[0].body


def test_sends_the_whole_file_again_in_a_retry(driver: Driver, server: FakeServer, workbook: Path) -> None:
    server.prepare(failure(429, "too_many_requests"), ok(spreadsheet_operation={"id": "1"}))

    with workbook.open("rb") as file:
        driver.run(lambda client: client.spreadsheets.import_("project", file))

    assert [CONTENT in one.body for one in server.received] == [True, True]


def test_does_not_retry_a_stream_that_cannot_be_rewound(driver: Driver, server: FakeServer) -> None:
    server.prepare(failure(429, "too_many_requests"))

    with pytest.raises(RateLimitError):
        driver.run(lambda client: client.spreadsheets.import_("project", OneWay(CONTENT)))

    assert len(server.received) == 1


def test_waits_for_the_end_of_an_operation(driver: Driver, server: FakeServer) -> None:
    server.prepare(
        ok(spreadsheet_operation={"status": "processing"}), ok(spreadsheet_operation={"status": "completed"})
    )
    seen: list[str] = []

    ended = driver.run(
        lambda client: client.spreadsheets.wait("1", on_progress=lambda operation: seen.append(operation["status"]))
    )

    assert (ended["status"], seen) == ("completed", ["processing", "completed"])


def test_stops_waiting_after_the_timeout(driver: Driver, server: FakeServer) -> None:
    server.prepare(ok(spreadsheet_operation={"status": "processing"}))

    with pytest.raises(TimeoutError, match="continues in the background"):
        driver.run(lambda client: client.spreadsheets.wait("1", timeout=0))


def test_downloads_into_memory_or_to_a_path(driver: Driver, server: FakeServer, tmp_path: Path) -> None:
    headers = {"content-type": "text/csv", "content-disposition": "attachment; filename*=UTF-8''K%C3%B6ln.csv"}
    server.prepare(*[Prepared(body=CONTENT, headers=headers)] * 2)

    file = driver.run(lambda client: client.spreadsheets.download("1"))
    path = driver.run(lambda client: client.spreadsheets.download_to("1", tmp_path / "all.csv"))

    assert (file.content, file.media_type, file.name) == (CONTENT, "text/csv", "Köln.csv")
    assert file.save(tmp_path / "copy.csv").read_bytes() == CONTENT
    assert path.read_bytes() == CONTENT
