import { invalidInput, unknownName } from '@trackway/errors';
import { defineRoute, type Route } from '@trackway/http';
import { z } from 'zod';
import type { Application } from '../../application';
import { isSubscribable, subscribableKinds, type WebhookKind } from '../events/event-kinds';
import { LATEST } from './read-events';

const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 500;

const eventsQuery = z.object({
  after: z
    .string()
    .max(100)
    .optional()
    .meta({
      description: `\`next\` of the previous response. Default: the oldest retained event. \`${LATEST}\`: no events, only the cursor after the newest one`,
    }),
  kinds: z.string().max(2_000).optional().meta({
    description:
      'Kinds of events, separated by commas. Default: all except audit.entry_recorded. GET webhooks/kinds lists them',
  }),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(MAX_LIMIT)
    .default(DEFAULT_LIMIT)
    .meta({
      description: `Maximum number of events in the response, 1 to ${MAX_LIMIT}. A response has at most about 4 MB`,
    }),
});

const eventSchema = z
  .looseObject({
    specversion: z.literal('1.0'),
    id: z.uuid(),
    source: z.string().meta({ description: 'The service that published the event' }),
    type: z.string().meta({ description: 'Kind of the event' }),
    subject: z.string().optional().meta({ description: 'The project, conversation or webhook of the event' }),
    time: z.string().meta({ description: 'When it happened (UTC, ISO 8601)' }),
    frameid: z.uuid().meta({ description: 'Id of the frame' }),
    correlationid: z.string().meta({ description: 'Identifies the first cause of the chain' }),
    causationid: z.string().optional().meta({ description: 'The cause; absent for a request' }),
    data: z.record(z.string(), z.unknown()).meta({ description: 'Depends on the kind, as for webhooks' }),
  })
  .meta({ id: 'Event', description: 'A CloudEvent, the same body that webhooks receive' });

/** Events for clients that cannot receive webhooks. */
export function eventRoutes({ queries }: Application): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/management/events',
      operationId: 'readEvents',
      summary: 'Read events in their order',
      description:
        'Returns the events of the last 30 days, or the configured retention, after a cursor. Store `next` after you have processed the events, and repeat: immediately if `has_more` is true, otherwise after a pause. An event may be returned again if you repeat a request; recognize it by its `id`. Needs the read scopes of the kinds, like a webhook.',
      tag: 'Webhooks',
      scope: 'automations:read',
      query: eventsQuery,
      response: {
        events: z.array(eventSchema),
        next: z.string().meta({ description: 'Cursor for `after` of the next request, also if there are no events' }),
        has_more: z.boolean().meta({ description: 'Whether more events follow now' }),
      },
      failures: ['cursor_expired'],
      handle: async ({ caller, query: { after, kinds, limit } }) => {
        const page = await queries.readEvents(caller, { after, kinds: readKinds(kinds), limit });
        return { events: page.events, next: page.next, has_more: page.hasMore };
      },
    }),
  ];
}

function readKinds(text: string | undefined): readonly (WebhookKind | '*')[] {
  const names = (text ?? '').split(',').flatMap((name) => name.trim() || []);
  if (names.length === 0) return ['*'];
  return names.map((name) => {
    if (name === '*' || isSubscribable(name)) return name;
    throw invalidInput({ kinds: [unknownName('kind', name, subscribableKinds)] });
  });
}
