from __future__ import annotations

import asyncio
from urllib.parse import parse_qs, urlsplit

import pytest
from conftest import Driver
from fake_server import FakeServer, Prepared, ok

from trackway import AsyncClient, Client


def test_sends_the_token_and_a_json_body(driver: Driver, server: FakeServer) -> None:
    server.prepare(ok(project={"id": "1", "name": "Roof"}))

    project = driver.run(lambda client: client.projects.create({"name": "Roof"}))

    (sent,) = server.received
    assert project == {"id": "1", "name": "Roof"}
    assert (sent.method, sent.path, sent.json) == ("POST", "/api/management/projects", {"name": "Roof"})
    assert sent.headers["authorization"] == "Bearer T"
    assert sent.headers["content-type"] == "application/json"
    assert sent.headers["user-agent"].startswith("trackway-python/")


def test_encodes_paths_and_queries(driver: Driver, server: FakeServer) -> None:
    server.prepare(ok(project={}))

    driver.run(lambda client: client.projects.get("a/b", {"fields": ["name", "budget"]}))

    address = urlsplit(server.received[0].path)
    assert address.path == "/api/management/projects/a%2Fb"
    assert parse_qs(address.query) == {"fields": ["name,budget"]}


def test_sends_options_as_headers(driver: Driver, server: FakeServer) -> None:
    server.prepare(ok(project={}))

    driver.run(
        lambda client: client.projects.update("1", {"name": "Roof"}, if_match=3, headers={"X-Request-Id": "r-9"})
    )

    assert server.received[0].headers["if-match"] == '"3"'
    assert server.received[0].headers["x-request-id"] == "r-9"


@pytest.mark.parametrize("funnel", ["", ".", ".."])
def test_rejects_ids_that_are_another_path(driver: Driver, funnel: str) -> None:
    with pytest.raises(ValueError, match="must not be empty or consist of dots"):
        driver.run(lambda client: client.funnels.get(funnel))


def test_rejects_unknown_options(driver: Driver) -> None:
    with pytest.raises(TypeError, match="Unknown options: nmae"):
        driver.run(lambda client: client.projects.get("1", nmae=1))


def test_returns_nothing_if_the_response_has_no_members(driver: Driver, server: FakeServer) -> None:
    server.prepare(ok(), Prepared(204, b""))

    assert driver.run(lambda client: client.auth.revoke_token({"token": "T"})) is None
    assert driver.run(lambda client: client.steps.assistants.delete("1", "2")) is None


def test_sends_the_consistency_tokens_of_recent_writes(server: FakeServer) -> None:
    server.prepare(Prepared(body={"project": {}}, headers={"x-consistency-token": "projects:7"}), ok(project={}))

    with Client(server.url, "T") as client:
        client.projects.create({"name": "Roof"})
        client.projects.get("1")

    assert [one.headers.get("x-consistency-token") for one in server.received] == [None, "projects:7"]


def test_calls_the_token_function_before_every_request(server: FakeServer) -> None:
    server.prepare(ok(project={}), ok(project={}), ok(project={}))
    tokens = iter(["A", "B", "C"])

    async def renewed() -> str:
        return next(tokens)

    async def read() -> None:
        async with AsyncClient(server.url, renewed) as client:
            await client.projects.get("1")

    with Client(server.url, lambda: next(tokens)) as client:
        client.projects.get("1")
        client.projects.get("1")
    asyncio.run(read())

    assert [one.headers["authorization"] for one in server.received] == ["Bearer A", "Bearer B", "Bearer C"]


def test_parses_server_sent_events(server: FakeServer) -> None:
    text = b': connected\n\nevent: progress\ndata: {"percentage": 50}\n\nevent: end\ndata: {"percentage": 100}\n\n'
    server.prepare(*[Prepared(body=text, headers={"content-type": "text/event-stream"})] * 2)

    async def read() -> list[str]:
        async with AsyncClient(server.url, "T") as client:
            return [event.event async for event in client.spreadsheets.stream("1")]

    with Client(server.url, "T") as client:
        events = list(client.spreadsheets.stream("1"))

    assert [(event.event, event.data["percentage"]) for event in events] == [("progress", 50), ("end", 100)]
    assert asyncio.run(read()) == ["progress", "end"]
