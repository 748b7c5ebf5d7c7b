import { innerServiceNames } from '@trackway/contracts';
import { defineRoute, type Route } from '@trackway/http';
import { z } from 'zod';
import type { UsageOfHour } from '../identity/usage/usage-store';
import { type SearchMemory, searchMemoryStates } from '../search/memory/search-memory';
import type { FrameActivity, makeReadFrameActivity } from './read-frame-activity';

const MAX_HOURS = 168;
const COUNTED = 'Counted up to 10,000, so 10000 means that many or more';

const count = (description: string) => z.int().meta({ description });

const serviceSchema = z
  .object({
    name: z.enum(innerServiceNames),
    available: z.boolean().meta({ description: 'Whether the service responded within two seconds' }),
    outbox: z
      .object({
        waiting: count(`Events of the frame that the message broker has not acknowledged yet. ${COUNTED}`),
        oldest_at: z.iso.datetime().nullable().meta({ description: 'When the oldest of them was recorded' }),
        quarantined: count(`Events of the frame that the broker rejected. Operators replay them. ${COUNTED}`),
      })
      .nullable()
      .meta({ description: 'Null if the service is not available or publishes no events' }),
    delays: z
      .array(
        z.object({
          topic: z.string().meta({ description: 'Topic that the service reads' }),
          seconds: count(
            'How long the oldest event that the service has not processed has been waiting, at least: 1, 2, 5, 10 … 86400; 0 below one second. Frames share topics, so it can be an event of another frame',
          ),
        }),
      )
      .nullable()
      .meta({ description: 'Null if the service or the message broker is not available' }),
  })
  .meta({ id: 'ServiceActivity' });

const memorySchema = z.object({
  state: z.enum(searchMemoryStates).meta({
    description:
      'in_memory: searches use the index. loading: the index is being built. too_large: the frame does not fit into the limit. in_database: searched rarely, or the memory was needed. disabled: the limit is 0',
  }),
  projects: count('Projects in the index'),
  bytes: count('Approximate memory of the index'),
  limit_bytes: count('Memory of one replica, which all frames share'),
});

const hourSchema = z.object({
  hour: z.iso.datetime().meta({ description: 'Start of the hour' }),
  requests: count('Requests with a valid token, also rejected ones'),
  client_errors: count('Responses with 4xx, except 429'),
  server_errors: count('Responses with 5xx'),
  throttled: count('Responses with 429'),
});

const activitySchema = z
  .object({
    services: z.array(serviceSchema).meta({ description: 'The services behind the gateway' }),
    search_memory: memorySchema.meta({ description: 'Of the replica that served this request' }),
    requests: z.array(hourSchema).meta({ description: 'Each hour up to the current one, oldest first' }),
  })
  .meta({ id: 'Activity' });

const hoursQuery = z.object({
  hours: z.coerce
    .number()
    .int()
    .min(1)
    .max(MAX_HOURS)
    .default(24)
    .meta({ description: 'Hours of `requests`, with the current one' }),
});

/** What the services work on for the caller's frame. */
export function activityRoutes(readFrameActivity: ReturnType<typeof makeReadFrameActivity>): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/management/system/activity',
      operationId: 'readActivity',
      summary: 'Read what the services work on for the frame',
      description:
        'For each service, the events that wait to be published and the delay of the events that it processes; the memory of searches; and the requests of the last hours, at most a minute old. A service that does not respond is reported as not available. The numbers are those of the frame, except delays and the limit of the memory.',
      tag: 'System',
      scope: 'system:read',
      query: hoursQuery,
      response: { activity: activitySchema },
      handle: async ({ caller, query }) => ({ activity: present(await readFrameActivity(caller, query)) }),
    }),
  ];
}

function present({ services, searchMemory, hours }: FrameActivity) {
  return {
    services: services.map(presentService),
    search_memory: presentMemory(searchMemory),
    requests: hours.map(presentHour),
  };
}

function presentService({ name, activity }: FrameActivity['services'][number]) {
  const outbox = activity?.outbox;
  return {
    name,
    available: activity !== null,
    outbox: outbox
      ? { waiting: outbox.waiting, oldest_at: outbox.oldestAt?.toISOString() ?? null, quarantined: outbox.quarantined }
      : null,
    delays: activity?.delays?.map(({ topic, seconds }) => ({ topic, seconds })) ?? null,
  };
}

function presentMemory({ state, projects, bytes, limitBytes }: SearchMemory) {
  return { state, projects, bytes, limit_bytes: limitBytes };
}

function presentHour({ hour, requests, clientErrors, serverErrors, throttled }: UsageOfHour) {
  return {
    hour: hour.toISOString(),
    requests,
    client_errors: clientErrors,
    server_errors: serverErrors,
    throttled,
  };
}
