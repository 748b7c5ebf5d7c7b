from __future__ import annotations

import base64
import hashlib
import hmac
import time

import pytest

from trackway import verify_webhook

KEY = b"0123456789abcdef01234567"
SECRET = "whsec_" + base64.b64encode(KEY).decode()
BODY = b'{"type": "project.created"}'


def signed(body: bytes = BODY, *, age: int = 0, key: bytes = KEY) -> dict[str, str]:
    timestamp = str(int(time.time()) - age)
    signature = hmac.digest(key, f"msg_1.{timestamp}.".encode() + body, hashlib.sha256)
    return {
        "Webhook-Id": "msg_1",
        "Webhook-Timestamp": timestamp,
        "Webhook-Signature": f"v1,{base64.b64encode(signature).decode()}",
    }


def test_accepts_a_valid_delivery() -> None:
    assert verify_webhook(SECRET, signed(), BODY)


def test_accepts_one_of_several_signatures() -> None:
    headers = signed()
    headers["Webhook-Signature"] = f"v1,AAAA v2,xyz {headers['Webhook-Signature']}"

    assert verify_webhook(SECRET, headers, BODY)


@pytest.mark.parametrize(
    ("secret", "headers", "body"),
    [
        (SECRET, signed(), BODY + b" "),
        (SECRET, signed(age=400), BODY),
        (SECRET, signed(age=-400), BODY),
        (SECRET, signed(key=b"another key"), BODY),
        (SECRET, {**signed(), "Webhook-Timestamp": "soon"}, BODY),
        (SECRET, {**signed(), "Webhook-Signature": "v1,not base64"}, BODY),
        (SECRET, {}, BODY),
        ("whsec_", signed(key=b""), BODY),
    ],
)
def test_rejects_any_other(secret: str, headers: dict[str, str], body: bytes) -> None:
    assert not verify_webhook(secret, headers, body)
