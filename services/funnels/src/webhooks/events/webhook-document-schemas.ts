import type { WebhookDescription } from '@trackway/http';
import { z } from 'zod';
import { eventKinds, type WebhookKind, webhookKinds } from './event-kinds';

/** The requests to webhooks, for the OpenAPI document. */
export function webhookDocument(): WebhookDescription[] {
  return webhookKinds.map((kind) => ({
    name: kind,
    summary: eventKinds[kind].summary,
    tag: 'Webhooks',
    headers: signedHeaders,
    body: eventSchema(kind),
    response: '2xx accepts the event. 410 disables the webhook. Any other status is retried for one day.',
  }));
}

const signedHeaders = z.object({
  'webhook-id': z.uuid().meta({ description: 'The id of the event, the same at each attempt' }),
  'webhook-timestamp': z.string().meta({ description: 'Time of the attempt in seconds since 1970' }),
  'webhook-signature': z.string().meta({
    description:
      'According to Standard Webhooks: `v1,` and base64. Two signatures, separated by a space, for one day after a rotation',
  }),
});

export function eventSchema(kind: WebhookKind) {
  return z.looseObject({
    specversion: z.literal('1.0'),
    id: z.uuid(),
    source: z.string().meta({ description: 'The service that published the event' }),
    type: z.literal(kind),
    subject: z.string().optional().meta({ description: 'The project, conversation or webhook of the event' }),
    time: z.iso.datetime(),
    datacontenttype: z.literal('application/json'),
    frameid: z.uuid(),
    correlationid: z.string().meta({ description: 'Identifies the first cause of the chain' }),
    causationid: z.string().optional().meta({ description: 'The cause; absent if a user or client caused it' }),
    depth: z.int().meta({ description: 'Number of causes between the first one and this event' }),
    data: eventKinds[kind].data,
  });
}
