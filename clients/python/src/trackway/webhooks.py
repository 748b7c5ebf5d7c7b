"""Verification of received webhooks."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import time
from collections.abc import Mapping

PREFIX = "whsec_"
# Older deliveries may be replayed by an attacker.
TOLERANCE_S = 300


def verify_webhook(secret: str, headers: Mapping[str, str], body: bytes) -> bool:
    """Verifies the Standard Webhooks signature of a delivery, and that it is at most five minutes old.

    `body` is the exact bytes of the request, before they are parsed.
    """
    received = {name.lower(): value for name, value in headers.items()}
    delivery = received.get("webhook-id", "")
    timestamp = received.get("webhook-timestamp", "")
    if not delivery or not timestamp.isdecimal() or len(timestamp) > 15:
        return False
    if abs(time.time() - int(timestamp)) > TOLERANCE_S:
        return False
    key = _bytes_of(secret.removeprefix(PREFIX))
    if not key:
        return False
    expected = hmac.digest(key, f"{delivery}.{timestamp}.".encode() + body, hashlib.sha256)
    signatures = received.get("webhook-signature", "").split(" ")
    return any(
        hmac.compare_digest(_bytes_of(signature[3:]), expected)
        for signature in signatures
        if signature.startswith("v1,")
    )


def _bytes_of(text: str) -> bytes:
    try:
        return base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        return b""
