import { parseInput } from '@trackway/application';
import { defineRoute, type Route, receiveBytes, textParameter } from '@trackway/http';
import type { Clock } from '@trackway/runtime';
import type { Application } from '../application';
import { CHANNEL_INACTIVE } from '../channels/read-channels';
import { MAX_DELIVERY_BYTES, parseBody } from '../inbound/parse-body';
import { signatureOf, verifySignature } from '../inbound/verify-signature';
import { messageStatusBody } from './message-schemas';

/** Route for status reports of connectors. */
export function statusRoutes({ commands, queries }: Application, clock: Clock): Route[] {
  return [
    defineRoute({
      method: 'post',
      path: '/api/management/channels/inbound/:external_ref/statuses',
      operationId: 'tellMessageStatus',
      summary: 'Report the status of an outbound message',
      description: 'Signed in the same way as deliveries. A repeated or late report changes nothing.',
      tag: 'Channels',
      scope: 'public',
      ignoresUnknownParameters: true,
      params: { external_ref: textParameter('channel', "The channel's external reference") },
      rawBody: messageStatusBody,
      response: {},
      failures: [CHANNEL_INACTIVE, 'channel_model_not_found', 'media_item_model_not_found', 'invalid_signature'],
      handle: async ({ params: { external_ref }, request }) => {
        const channel = await queries.findReceivingChannel(external_ref);
        const delivery = { ...signatureOf(request), body: await receiveBytes(request, MAX_DELIVERY_BYTES) };
        verifySignature(channel, delivery, clock());
        const body = parseInput(messageStatusBody, parseBody(delivery.body, request.get('content-type')));
        await commands.recordStatus(channel, {
          mediaItemId: body.media_item_id,
          externalId: body.external_id,
          status: body.status,
          failure: body.error,
        });
        return {};
      },
    }),
  ];
}
