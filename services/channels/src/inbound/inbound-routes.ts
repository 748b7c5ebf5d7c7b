import { Readable } from 'node:stream';
import { invalidInput } from '@trackway/errors';
import { defineRoute, type Route, receiveBytes, StreamReply, textParameter } from '@trackway/http';
import type { Clock } from '@trackway/runtime';
import { z } from 'zod';
import type { Application } from '../application';
import { CHANNEL_INACTIVE } from '../channels/read-channels';
import type { ChannelLimit } from './channel-limit';
import { inboundBody } from './inbound-schemas';
import { MAX_DELIVERY_BYTES } from './parse-body';
import { signatureOf } from './verify-signature';

const MAX_CHALLENGE_LENGTH = 1_024;

const common = {
  path: '/api/management/channels/inbound/:external_ref',
  tag: 'Channels',
  scope: 'public',
  ignoresUnknownParameters: true,
  params: { external_ref: textParameter('channel', "The channel's external reference") },
} as const;

const deliveryDescription =
  'The body is JSON (at most 64 levels deep and 50,000 values) or form-encoded (at most 1,000 members), of at most 1 MB. ' +
  '`message` is required (a text of 1 to 65,536 bytes). Optional members: `external_id` (a repetition gets the same ' +
  'response and changes nothing), `sender` {id, name, phone, email}, `sent_at`, `attachments` [{url, name, mime_type}], ' +
  '`project_id` and `metadata`. Other members are stored in `metadata.extra`, up to 16 KB. If the channel has a secret, ' +
  'deliveries must be signed according to Standard Webhooks. The response is sent once the message is durable. Retry after ' +
  '408, 429 and 5xx.';

/** Public routes for connectors. */
export function inboundRoutes({ commands, queries }: Application, clock: Clock, limit: ChannelLimit): Route[] {
  return [
    defineRoute({
      ...common,
      method: 'post',
      operationId: 'receiveMessage',
      summary: 'Deliver a message to a channel',
      description: deliveryDescription,
      rawBody: inboundBody,
      response: {},
      failures: [CHANNEL_INACTIVE, 'channel_model_not_found', 'invalid_signature', 'too_many_requests'],
      handle: async ({ params: { external_ref }, request }) => {
        const channel = await queries.findReceivingChannel(external_ref);
        limit.take(channel.id, clock());
        await commands.processDelivery(channel, {
          contentType: request.get('content-type'),
          signed: signatureOf(request),
          body: () => receiveBytes(request, MAX_DELIVERY_BYTES),
        });
        return {};
      },
    }),
    defineRoute({
      ...common,
      method: 'get',
      operationId: 'answerChallenge',
      summary: "Answer a connector's verification handshake",
      description: 'Returns the value of `challenge` (or `hub.challenge`) unchanged.',
      query: z.looseObject({ challenge: z.unknown().optional().meta({ type: 'string' }) }),
      response: { mediaType: 'text/plain' },
      failures: [CHANNEL_INACTIVE, 'channel_model_not_found'],
      handle: async ({ params: { external_ref }, query }) => {
        await queries.findReceivingChannel(external_ref);
        const challenge = query.challenge ?? query['hub.challenge'];
        if (typeof challenge !== 'string' || challenge === '' || challenge.length > MAX_CHALLENGE_LENGTH) {
          throw invalidInput({ challenge: [`Must be a text of 1 to ${MAX_CHALLENGE_LENGTH} characters.`] });
        }
        const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' };
        return new StreamReply(Readable.from([challenge]), { headers });
      },
    }),
  ];
}
