from __future__ import annotations

from dataclasses import replace

import httpx
import pytest
from conftest import Driver
from fake_server import FakeServer, Prepared, failure, ok

from trackway import Client, NetworkError, NotFoundError, RateLimitError, RequestTimeoutError, ServerError
from trackway.retry import retry_delay

LOST = Prepared(disconnects=True)
WAITING = Prepared(waits=True)
UNAVAILABLE = failure(503, "service_unavailable")
MISSING = failure(404, "webhook_model_not_found")


def test_retries_reads_after_lost_connections_and_while_a_service_is_unavailable(
    driver: Driver, server: FakeServer
) -> None:
    server.prepare(LOST, UNAVAILABLE, ok(project={"id": "1"}))

    assert driver.run(lambda client: client.projects.get("1")) == {"id": "1"}
    assert len(server.received) == 3


def test_retries_reads_whose_response_was_cut_off(driver: Driver, server: FakeServer) -> None:
    server.prepare(replace(ok(project={"id": "0"}), is_cut_off=True), ok(project={"id": "1"}))

    assert driver.run(lambda client: client.projects.get("1")) == {"id": "1"}


def test_reports_a_change_whose_response_was_cut_off(driver: Driver, server: FakeServer) -> None:
    server.prepare(replace(ok(project={"id": "1"}), is_cut_off=True))

    with pytest.raises(NetworkError, match=r"^PATCH http://"):
        driver.run(lambda client: client.projects.update("1", {"name": "Roof"}))


def test_does_not_retry_a_change_that_may_have_been_executed(driver: Driver, server: FakeServer) -> None:
    server.prepare(UNAVAILABLE)

    with pytest.raises(ServerError, match=r"No\.") as error:
        driver.run(lambda client: client.projects.update("1", {"name": "Roof"}))

    assert error.value.code == "service_unavailable"
    assert len(server.received) == 1


def test_retries_a_creation_with_the_same_generated_key(driver: Driver, server: FakeServer) -> None:
    server.prepare(LOST, UNAVAILABLE, ok(project={"id": "1"}))

    driver.run(lambda client: client.projects.create({"name": "Roof"}))

    keys = {one.headers["idempotency-key"] for one in server.received}
    assert len(server.received) == 3
    assert len(keys) == 1


def test_retries_a_change_with_a_given_key(driver: Driver, server: FakeServer) -> None:
    server.prepare(UNAVAILABLE, ok(project={}))

    driver.run(lambda client: client.projects.update("1", {"name": "Roof"}, idempotency_key="K"))

    assert [one.headers["idempotency-key"] for one in server.received] == ["K", "K"]


def test_retries_any_request_that_was_rejected_before_its_execution(driver: Driver, server: FakeServer) -> None:
    server.prepare(failure(429, "too_many_requests"), ok(project={}))

    driver.run(lambda client: client.projects.update("1", {"name": "Roof"}))

    assert len(server.received) == 2


def test_does_not_retry_earlier_than_the_server_allows(driver: Driver, server: FakeServer) -> None:
    server.prepare(replace(UNAVAILABLE, headers={"retry-after": "3600"}))

    with pytest.raises(ServerError):
        driver.run(lambda client: client.projects.get("1"))

    assert len(server.received) == 1


def test_fails_after_the_last_retry(driver: Driver, server: FakeServer) -> None:
    server.prepare(*[failure(429, "too_many_requests")] * 3)

    with pytest.raises(RateLimitError):
        driver.run(lambda client: client.projects.get("1"), retries=2)

    assert len(server.received) == 3


def test_fails_with_an_error_of_the_client_if_there_is_no_response(driver: Driver, server: FakeServer) -> None:
    server.prepare(LOST)

    with pytest.raises(NetworkError, match=r"^GET http://127\.0\.0\.1:\d+/\S+ got no response: ") as caught:
        driver.run(lambda client: client.projects.get("1"), retries=0)

    assert caught.value.method == "GET"
    assert caught.value.url.endswith("/projects/1")
    assert "may have been executed" in caught.value.hint
    assert isinstance(caught.value.__cause__, httpx.TransportError)


def test_reports_a_port_without_a_server() -> None:
    with Client("http://127.0.0.1:1", token="secret", retries=0) as client, pytest.raises(NetworkError) as caught:
        client.projects.get("1")

    assert caught.value.hint == "Check that the API runs at http://127.0.0.1:1."


def test_limits_the_time_of_a_request(driver: Driver, server: FakeServer) -> None:
    server.prepare(WAITING)

    with pytest.raises(RequestTimeoutError):
        driver.run(lambda client: client.projects.get("1", timeout=0.1), retries=0)


def test_waits_as_long_as_the_server_requests_otherwise_with_increasing_delays() -> None:
    assert retry_delay(0, "3") == 3
    assert retry_delay(0, "3600") == 3600
    assert retry_delay(0, "Wed, 21 Oct 2015 07:28:00 GMT") == 0
    assert 0.1 <= retry_delay(0) <= 0.2
    assert 0.8 <= retry_delay(3, "soon") <= 1.6
    assert retry_delay(5_000) <= 30


@pytest.mark.parametrize("first", [LOST, UNAVAILABLE])
def test_returns_nothing_if_a_lost_attempt_has_deleted(driver: Driver, server: FakeServer, first: Prepared) -> None:
    server.prepare(first, MISSING)

    assert driver.run(lambda client: client.webhooks.delete("1")) is None
    assert len(server.received) == 2


@pytest.mark.parametrize("responses", [(MISSING,), (failure(429, "too_many_requests"), MISSING)])
def test_reports_a_missing_resource_that_no_attempt_has_deleted(
    driver: Driver, server: FakeServer, responses: tuple[Prepared, ...]
) -> None:
    server.prepare(*responses)

    with pytest.raises(NotFoundError):
        driver.run(lambda client: client.webhooks.delete("1"))


def test_reports_a_missing_resource_of_other_methods(driver: Driver, server: FakeServer) -> None:
    server.prepare(LOST, MISSING)

    with pytest.raises(NotFoundError):
        driver.run(lambda client: client.webhooks.get("1"))


def test_retries_a_delivered_message_with_the_same_external_id(driver: Driver, server: FakeServer) -> None:
    server.prepare(UNAVAILABLE, ok())

    driver.run(lambda client: client.channels.deliver("site", {"message": "Hello"}))

    assert len(server.received) == 2
    assert len({one.json["external_id"] for one in server.received}) == 1
