"""Channels, with a method that delivers messages as a connector does."""

from __future__ import annotations

import uuid

from .generated import models as m
from .generated.async_resources import AsyncChannels
from .generated.resources import Channels
from .request import Options, Request, segment
from .typing_compat import Unpack


class ChannelDeliveries(Channels):
    def deliver(self, external_ref: str, message: m.InboundMessage, **options: Unpack[Options]) -> None:
        """Delivers a message to a channel without a secret. A repetition with the same `external_id` has no effect."""
        self._api.json(_delivery(external_ref, message, options))


class AsyncChannelDeliveries(AsyncChannels):
    async def deliver(self, external_ref: str, message: m.InboundMessage, **options: Unpack[Options]) -> None:
        """Delivers a message to a channel without a secret. A repetition with the same `external_id` has no effect."""
        await self._api.json(_delivery(external_ref, message, options))


def _delivery(external_ref: str, message: m.InboundMessage, options: Options) -> Request:
    body = {**message, "external_id": message.get("external_id") or str(uuid.uuid4())}
    path = f"/api/management/channels/inbound/{segment(external_ref)}"
    return Request("POST", path, body=body, repeatable=True, options=options)
