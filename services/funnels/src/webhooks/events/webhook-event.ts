import type {
  auditEntryRecorded,
  DataOf,
  Event,
  EventEnvelope,
  historyLineRecorded,
  messageReceived,
} from '@trackway/contracts';
import { isSubscribable, type WebhookKind } from './event-kinds';

export interface WebhookEvent {
  /** Also the `webhook-id` of all its delivery attempts. */
  readonly id: string;
  readonly kind: WebhookKind;
  readonly projectId: string | null;
  /** The funnel in which it happened; undefined if it applies to all funnels of the project. */
  readonly funnelId?: string;
  /** The key within which deliveries are ordered: the project, else the conversation, else the event itself. For the audit log, the frame. */
  readonly orderId: string;
  /** The exact bytes that are signed and sent. */
  readonly payload: string;
  /** Names the change for a search that must have applied it. Undefined if none was recorded. */
  readonly consistencyToken?: string | undefined;
  readonly occurredAt: Date;
}

type Cause = Pick<EventEnvelope, 'id' | 'time' | 'source' | 'frameid' | 'correlationid' | 'causationid' | 'depth'>;

/** A CloudEvent in JSON. CloudEvents allows only lower-case letters in the names of extension attributes. */
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

/** Empty for actions that are not webhook events. */
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
      consistencyToken: line.consistencytoken,
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
    consistencyToken: message.consistencytoken,
    occurredAt: new Date(message.time),
  };
}

/** Ordered by frame, so that a receiver gets the entries in the order of the chain. */
export function eventOfAuditEntry(event: Event<DataOf<typeof auditEntryRecorded>>): WebhookEvent {
  const kind = 'audit.entry_recorded';
  const { id, frameid: frameId, data, time } = event;
  const payload = payloadOf(kind, data.id, event, data);
  return { id, kind, projectId: null, orderId: frameId, payload, occurredAt: new Date(time) };
}

function idOf(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : undefined;
}
