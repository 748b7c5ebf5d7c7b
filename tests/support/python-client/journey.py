"""Uses the Python client against a running system, and fails at the first unexpected result."""

import asyncio
import io
import os
import uuid

from trackway import AsyncClient, Client, InvalidRequestError, NotFoundError, OutdatedVersionError

URL = os.environ["TRACKWAY_URL"]
TOKEN = os.environ["TRACKWAY_TOKEN"]


def change_projects(client: Client) -> None:
    key = str(uuid.uuid4())
    first = client.projects.create({"name": "Solar roof", "budget": 1_250}, idempotency_key=key)
    again = client.projects.create({"name": "Solar roof", "budget": 1_250}, idempotency_key=key)
    assert first["id"] == again["id"], "The same key creates one project."
    client.projects.update(first["id"], {"name": "Solar roof 2"}, if_match=1)
    try:
        client.projects.update(first["id"], {"name": "Solar roof 3"}, if_match=1)
        raise AssertionError("An outdated version must be rejected.")
    except OutdatedVersionError as error:
        assert error.status == 412, error.status
    found = client.projects.search({"filters": [{"field": "name", "operator": "equals", "value": "Solar roof 2"}]})
    assert [project["id"] for project in found] == [first["id"]], "A search includes the writes of its client."
    listed = client.projects.list({"filter": {"id": first["id"]}, "fields": ["name", "budget"]}).all()
    assert [(each["name"], each["budget"]) for each in listed] == [("Solar roof 2", 1_250)], listed
    outcome = client.projects.delete_many({"ids": [first["id"]]})
    assert outcome["meta"]["succeeded"] == 1, outcome
    try:
        client.projects.get(first["id"])
        raise AssertionError("A deleted project must not be found.")
    except NotFoundError as missing:
        assert missing.code == "project_model_not_found", missing.code
        assert missing.request_id, "An error has the id of its request."
        assert missing.doc_url and "#" in missing.doc_url, missing.doc_url


def report_errors(client: Client) -> None:
    try:
        client.projects.create({"name": ""})
        raise AssertionError("An empty name must be rejected.")
    except InvalidRequestError as error:
        assert error.code == "validation_errors", error.code
        assert list(error.validation) == ["name"], error.validation


def import_and_export(client: Client) -> None:
    with open("projects.xlsx", "rb") as file:
        content = file.read()
    for source in ("projects.xlsx", content, io.BytesIO(content)):
        started = client.spreadsheets.import_("project", source, dry_run=True)
        events = list(client.spreadsheets.stream(started["id"]))
        assert events[-1].data["status"] == "completed", events[-1]
    assert client.spreadsheets.wait(started["id"], timeout=60)["processed_rows"] == 2_000
    rejected = client.spreadsheets.errors(started["id"]).all()
    assert rejected, "The workbook has wrong rows on purpose."
    export = client.spreadsheets.export("project", {"columns": ["project.code"]})
    client.spreadsheets.wait(export["id"], timeout=60)
    file_of_export = client.spreadsheets.download(export["id"])
    path = client.spreadsheets.download_to(export["id"], "export.xlsx")
    assert path.read_bytes() == file_of_export.content, "Both downloads have the same content."
    assert file_of_export.content.startswith(b"PK"), "An export is a workbook."
    assert file_of_export.name and file_of_export.name.endswith(".xlsx"), file_of_export.name


async def work_asynchronously() -> None:
    async with AsyncClient(URL, TOKEN) as client:
        names = [f"Parallel {number}" for number in range(20)]
        created = await asyncio.gather(*(client.projects.create({"name": name}) for name in names))
        listed = client.projects.list({"filter": {"id": [project["id"] for project in created]}, "perPage": 7})
        assert {project["id"] async for project in listed} == {project["id"] for project in created}
        started = await client.spreadsheets.import_("project", "projects.xlsx", dry_run=True)
        assert (await client.spreadsheets.wait(started["id"], timeout=60))["status"] == "completed"


def main() -> None:
    with Client(URL, lambda: TOKEN) as client:
        change_projects(client)
        report_errors(client)
        import_and_export(client)
    asyncio.run(work_asynchronously())
    print("The journey succeeded.")


main()
