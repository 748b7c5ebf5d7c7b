import { Readable } from 'node:stream';
import { invalidInput } from '@trackway/errors';
import { defineRoute, parseInput, type Route, StreamReply, textParameter } from '@trackway/http';
import type { Clock } from '@trackway/runtime';
import { z } from 'zod';
import type { Application } from '../application';
import { toInboundMessage } from './inbound-message';
import { inboundBody } from './inbound-schemas';
import { parseBody, readBytes } from './read-body';
import { refuseUnsigned, signedDelivery } from './signed-delivery';

const LONGEST_CHALLENGE = 1_024;

const common = {
  path: '/api/management/channels/inbound/:external_ref',
  tag: 'Channels',
  scope: 'public',
  params: { external_ref: textParameter('channel', "The channel's external reference") },
} as const;

const deliveryDescription = `The body is JSON or form-encoded, of 1 MB at most, with \`message\` (a text of 1 to 65,536 bytes) and, where
the connector has them, \`external_id\` (the same one again is answered alike and changes nothing), \`sender\` {id, name, phone, email},
\`sent_at\`, \`attachments\` [{url, name, mime_type}], \`project_id\` and \`metadata\`. Other members are kept in \`metadata.extra\`, up to 16 KB.
Where the channel has a secret, the delivery is signed as Standard Webhooks says. The answer comes once the message is durable; try again after
408, 429 and 5xx.`;

/** The public way in for connectors. */
export function inboundRoutes({ commands, queries }: Application, clock: Clock): Route[] {
  return [
    defineRoute({
      ...common,
      method: 'post',
      operationId: 'receiveMessage',
      summary: 'Deliver a message to a channel',
      description: deliveryDescription,
      rawBody: inboundBody,
      response: {},
      failures: ['channel_model_not_found', 'invalid_signature'],
      handle: async ({ params: { external_ref }, request }) => {
        const channel = await queries.findOpenChannel(external_ref);
        const bytes = await readBytes(request);
        const delivery = signedDelivery(request, bytes);
        const isSigned = channel.secrets.length > 0;
        if (isSigned) refuseUnsigned(channel, delivery, clock());
        const body = parseInput(inboundBody, parseBody(bytes, request.get('content-type')));
        await commands.receiveMessage(channel, toInboundMessage(body, isSigned ? delivery.id : undefined));
        return {};
      },
    }),
    defineRoute({
      ...common,
      method: 'get',
      operationId: 'answerChallenge',
      summary: "Answer a connector's verification handshake",
      description: 'The value of `challenge` (or `hub.challenge`) comes back as it is.',
      query: z.looseObject({ challenge: z.unknown().optional().meta({ type: 'string' }) }),
      response: { mediaType: 'text/plain' },
      failures: ['channel_model_not_found'],
      handle: async ({ params: { external_ref }, query }) => {
        await queries.findOpenChannel(external_ref);
        const challenge = query.challenge ?? query['hub.challenge'];
        if (typeof challenge !== 'string' || challenge === '' || challenge.length > LONGEST_CHALLENGE) {
          throw invalidInput({ challenge: [`Must be a text of 1 to ${LONGEST_CHALLENGE} characters.`] });
        }
        const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' };
        return new StreamReply(Readable.from([challenge]), { headers });
      },
    }),
  ];
}
