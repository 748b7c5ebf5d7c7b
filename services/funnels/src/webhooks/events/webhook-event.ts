import type { DataOf, Event, EventEnvelope, historyLineRecorded, messageReceived } from '@trackway/contracts';
import { isSubscribable, type WebhookKind } from './event-kinds';

/** Something that webhooks are told of. */
export interface WebhookEvent {
  /** Also the `webhook-id` of its deliveries, at every attempt. */
  readonly id: string;
  readonly kind: WebhookKind;
  readonly projectId: string | null;
  /** Where it happened; undefined for wherever the project stands. */
  readonly funnelId?: string;
  /** What keeps its order: the project, else the conversation, else the event by itself. */
  readonly orderId: string;
  /** The exact bytes that are signed and sent. */
  readonly payload: string;
  readonly occurredAt: Date;
}

type Cause = Pick<EventEnvelope, 'id' | 'time' | 'source' | 'frameid' | 'correlationid' | 'causationid' | 'depth'>;

/** A CloudEvent in JSON; its extension attributes are lower-case letters only, as CloudEvents demands. */
export function payloadOf(kind: WebhookKind, subject: string | null, cause: Cause, data: unknown): string {
  return JSON.stringify({
    specversion: '1.0',
    id: cause.id,
    source: cause.source,
    type: kind,
    ...(subject ? { subject } : {}),
    time: cause.time,
    datacontenttype: 'application/json',
    frameid: cause.frameid,
    correlationid: cause.correlationid,
    ...(cause.causationid ? { causationid: cause.causationid } : {}),
    depth: cause.depth,
    data,
  });
}

/** None where the line tells of something that is no kind of event for the world outside. */
export function eventsOfLine(line: Event<DataOf<typeof historyLineRecorded>>): WebhookEvent[] {
  const { action: kind, project_id: projectId, actor, changes, details } = line.data;
  if (!isSubscribable(kind)) return [];
  const funnelId = idOf(details['funnel']);
  return [
    {
      id: line.id,
      kind,
      projectId,
      ...(funnelId ? { funnelId } : {}),
      orderId: projectId,
      payload: payloadOf(kind, projectId, line, { project_id: projectId, actor, changes, details }),
      occurredAt: new Date(line.time),
    },
  ];
}

export function eventOfMessage(message: Event<DataOf<typeof messageReceived>>): WebhookEvent {
  const { project_id: projectId, conversation_id: conversationId } = message.data;
  const kind = 'message.received';
  return {
    id: message.id,
    kind,
    projectId,
    orderId: projectId ?? conversationId,
    payload: payloadOf(kind, projectId ?? conversationId, message, message.data),
    occurredAt: new Date(message.time),
  };
}

function idOf(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : undefined;
}
