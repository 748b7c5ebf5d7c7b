import type { WebhookDescription } from '@trackway/http';
import { z } from 'zod';
import { eventKinds, type WebhookKind, webhookKinds } from './event-kinds';

/** Every kind of event as it is posted, for the API description. */
export function webhookDocument(): WebhookDescription[] {
  return webhookKinds.map((kind) => ({
    name: kind,
    summary: eventKinds[kind].summary,
    tag: 'Webhooks',
    headers: signedHeaders,
    body: eventSchema(kind),
    response: 'Any 2xx takes the event. 410 switches the webhook off; anything else is tried again for a day.',
  }));
}

const signedHeaders = z.object({
  'webhook-id': z.uuid().meta({ description: 'The id of the event, the same at each attempt' }),
  'webhook-timestamp': z.string().meta({ description: 'Of the attempt, in seconds since 1970' }),
  'webhook-signature': z.string().meta({
    description:
      'As Standard Webhooks says: v1, and base64; two of them, with a space between, for a day after a rotation',
  }),
});

/** The whole body of an event of that kind. */
export function eventSchema(kind: WebhookKind) {
  return z.looseObject({
    specversion: z.literal('1.0'),
    id: z.uuid(),
    source: z.string().meta({ description: 'The service that says so' }),
    type: z.literal(kind),
    subject: z
      .string()
      .optional()
      .meta({ description: 'The project, the conversation or the webhook that it is about' }),
    time: z.iso.datetime(),
    datacontenttype: z.literal('application/json'),
    frameid: z.uuid(),
    correlationid: z.string().meta({ description: 'The first cause of the chain that this belongs to' }),
    causationid: z.string().optional().meta({ description: 'What caused it; absent where a person or program asked' }),
    depth: z.int().meta({ description: 'How many causes lie between the first one and this' }),
    data: eventKinds[kind].data,
  });
}
