import { innerServiceNames } from '@trackway/contracts';
import { defineRoute, type PathParameter, type Route } from '@trackway/http';
import { z } from 'zod';
import type {
  EventOfService,
  makeDiscardQuarantinedEvent,
  makeListQuarantinedEvents,
  makeReplayQuarantinedEvent,
} from './manage-quarantine';

interface QuarantineOperations {
  readonly listQuarantinedEvents: ReturnType<typeof makeListQuarantinedEvents>;
  readonly replayQuarantinedEvent: ReturnType<typeof makeReplayQuarantinedEvent>;
  readonly discardQuarantinedEvent: ReturnType<typeof makeDiscardQuarantinedEvent>;
}

const path = '/api/management/system/quarantined-events';
const tag = 'System';
const failures = ['quarantined_event_model_not_found'];
const params = {
  service: {
    schema: z.enum(innerServiceNames),
    model: 'quarantined_event',
    description: 'The service of the event',
  },
  quarantined_event: {
    schema: z.string().regex(/^[0-9a-f-]{1,36}$/),
    model: 'quarantined_event',
    description: 'Id of the event in the quarantine of its service',
  },
} satisfies Record<string, PathParameter>;

const eventSchema = z
  .object({
    id: z.string().meta({ description: 'Id in the quarantine of the service' }),
    service: z.enum(innerServiceNames).meta({ description: 'The service that could not publish the event' }),
    event_id: z.string().nullable().meta({ description: 'Id of the event; null if its header is not readable' }),
    type: z.string().nullable().meta({ description: 'Type of the event; null if its header is not readable' }),
    topic: z.string().meta({ description: 'Topic to which the event belongs' }),
    aggregate_id: z.string().meta({ description: 'Id of the object that the event is about' }),
    bytes: z.int().meta({ description: 'Size of the event' }),
    reason: z.string().meta({ description: 'What the message broker reported' }),
    occurred_at: z.string().nullable().meta({ description: 'When it happened; null if its header is not readable' }),
    quarantined_at: z.iso.datetime().meta({ description: 'When the broker rejected it' }),
  })
  .meta({ id: 'QuarantinedEvent' });

/** Events that the broker rejected permanently, such as those that exceed the limit of their topic. */
export function quarantineRoutes(operations: QuarantineOperations): Route[] {
  const ofEvent = { params, tag, failures, response: { quarantined_event: eventSchema } } as const;
  return [
    defineRoute({
      method: 'get',
      path,
      operationId: 'listQuarantinedEvents',
      summary: 'List the events of the frame that the message broker rejected',
      description:
        'Of each service, at most 100 events, oldest first. Consumers do not know these events until they are replayed: history entries, search results or starts of rules can be missing. A service that does not respond is in `unavailable_services`.',
      tag,
      scope: 'system:read',
      query: z.object({}),
      response: {
        quarantined_events: z.array(eventSchema),
        unavailable_services: z.array(z.enum(innerServiceNames)).meta({ description: 'Their events are missing' }),
      },
      handle: async ({ caller }) => {
        const { events, unavailable } = await operations.listQuarantinedEvents(caller);
        return { quarantined_events: events.map(present), unavailable_services: [...unavailable] };
      },
    }),
    defineRoute({
      ...ofEvent,
      method: 'post',
      path: `${path}/:service/:quarantined_event/replay`,
      operationId: 'replayQuarantinedEvent',
      summary: 'Publish a quarantined event again',
      description:
        'Correct the cause first, such as the limit of the topic: an event that the broker rejects again returns to quarantine with another id. The event is published at most once by this request; a repetition is 404. Consumers ignore versions that are older than what they know. The audit log names the replay.',
      scope: 'system:write',
      handle: async ({ caller, params: { service, quarantined_event: id } }) => ({
        quarantined_event: present(await operations.replayQuarantinedEvent(caller, { service, id })),
      }),
    }),
    defineRoute({
      ...ofEvent,
      method: 'delete',
      path: `${path}/:service/:quarantined_event`,
      operationId: 'discardQuarantinedEvent',
      summary: 'Delete a quarantined event',
      description: 'Consumers never receive the event. The audit log names the deletion.',
      scope: 'system:write',
      handle: async ({ caller, params: { service, quarantined_event: id } }) => ({
        quarantined_event: present(await operations.discardQuarantinedEvent(caller, { service, id })),
      }),
    }),
  ];
}

function present({ service, event }: EventOfService) {
  return {
    id: event.id,
    service,
    event_id: event.eventId,
    type: event.type,
    topic: event.topic,
    aggregate_id: event.aggregateId,
    bytes: event.bytes,
    reason: event.reason,
    occurred_at: event.occurredAt,
    quarantined_at: event.quarantinedAt.toISOString(),
  };
}
