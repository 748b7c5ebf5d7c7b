from __future__ import annotations

import asyncio
from urllib.parse import parse_qs, urlsplit

from conftest import Driver
from fake_server import FakeServer, Prepared, ok

from trackway import AsyncClient, Client

PAGES = [["a", "b"], ["c", "d"], ["e"]]


def page(number: int) -> Prepared:
    meta = {"current_page": number, "last_page": 3, "total": 5, "per_page": 2, "from": 1, "to": 2}
    return ok(projects=[{"id": name} for name in PAGES[number - 1]], meta=meta)


def test_reads_all_pages_in_order(driver: Driver, server: FakeServer) -> None:
    server.prepare(page(1), page(2), page(3))

    projects = driver.run(lambda client: client.projects.list({"filter": {"status": [1, 4]}}).all())

    queries = [parse_qs(urlsplit(one.path).query) for one in server.received]
    assert [project["id"] for project in projects] == ["a", "b", "c", "d", "e"]
    assert queries == [{"perPage": ["100"], "filter[status]": ["1,4"], "page": [str(n)]} for n in (1, 2, 3)]


def test_pages_of_a_search_are_in_its_body(driver: Driver, server: FakeServer) -> None:
    server.prepare(page(2))

    found = driver.run(lambda client: client.projects.search({"perPage": 2}).page(2))

    assert server.received[0].json == {"perPage": 2, "page": 2}
    assert (len(found.items), found.meta["total"]) == (2, 5)


def test_requests_no_page_after_the_iteration_has_ended(server: FakeServer) -> None:
    server.prepare(page(1), page(1))

    async def read_one() -> None:
        async with AsyncClient(server.url, "T") as client:
            async for project in client.projects.list():
                assert project["id"] == "a"
                break

    with Client(server.url, "T") as client:
        for project in client.projects.list():
            if project["id"] == "b":
                break
    asyncio.run(read_one())

    assert len(server.received) == 2
