from __future__ import annotations

import pytest
from conftest import Driver
from fake_server import FakeServer, Prepared, failure

import trackway
from trackway import ApiError, InvalidRequestError, ServerError, TrackwayError


def test_an_error_has_code_validation_request_id_and_documentation(driver: Driver, server: FakeServer) -> None:
    body = {
        "response": False,
        "message": "validation_errors",
        "error": "name: This field is required.",
        "validation": {"name": ["This field is required."]},
        "doc_url": "/docs/errors#validation_errors",
    }
    server.prepare(Prepared(422, body, {"x-request-id": "r-1"}))

    with pytest.raises(InvalidRequestError, match=r"name: This field is required\.") as caught:
        driver.run(lambda client: client.projects.create({"name": ""}))

    error = caught.value
    assert isinstance(error, TrackwayError)
    assert (error.status, error.code, error.request_id) == (422, "validation_errors", "r-1")
    assert error.validation == {"name": ["This field is required."]}
    assert error.doc_url == "/docs/errors#validation_errors"


@pytest.mark.parametrize(
    ("status", "kind"),
    [
        (401, trackway.AuthenticationError),
        (403, trackway.PermissionDeniedError),
        (404, trackway.NotFoundError),
        (409, trackway.ConflictError),
        (410, trackway.NotFoundError),
        (412, trackway.OutdatedVersionError),
        (415, trackway.InvalidRequestError),
        (500, trackway.ServerError),
    ],
)
def test_statuses_have_their_own_errors(driver: Driver, server: FakeServer, status: int, kind: type[ApiError]) -> None:
    server.prepare(failure(status, "some_code"))

    with pytest.raises(kind) as caught:
        driver.run(lambda client: client.projects.get("1"))

    assert type(caught.value) is kind
    assert caught.value.code == "some_code"


def test_a_response_that_is_not_from_the_api_is_an_error(driver: Driver, server: FakeServer) -> None:
    server.prepare(Prepared(500, b"<h1>Bad gateway</h1>", {"content-type": "text/html"}))

    with pytest.raises(ServerError, match="status 500") as caught:
        driver.run(lambda client: client.projects.get("1"))

    assert caught.value.code == "unknown"
