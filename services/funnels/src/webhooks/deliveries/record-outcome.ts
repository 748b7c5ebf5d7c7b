import { historyLineRecorded } from '@trackway/contracts';
import { actorOf, makeEvent, outgoing } from '@trackway/messaging';
import type { Caller } from '@trackway/runtime';
import type { WebhookStores } from '../../unit-of-work';
import type { WebhookKind } from '../events/event-kinds';
import { payloadOf } from '../events/webhook-event';
import { type RecordDeps, recordEvents } from './record-events';

/** The outcome of automated work: a run of a rule or an execution of an agent. */
export interface Outcome {
  readonly actor: Caller;
  /** Also the action in the history. */
  readonly kind: WebhookKind;
  readonly projectId: string | null;
  /** The rule or agent. Outcomes without a project are ordered by it. */
  readonly subjectId: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly at: Date;
  /** The cause of the work. */
  readonly cause: { readonly correlationId: string; readonly causationId: string | null; readonly depth: number };
}

/**
 * Records an outcome in the history of its project, from which webhooks receive it. Outcomes without a project are
 * recorded as webhook events.
 */
export async function recordOutcome(
  stores: Pick<WebhookStores, 'outbox' | 'webhooks' | 'deliveries' | 'assignments' | 'feed'>,
  { actor, kind, projectId, subjectId: byId, details, at, cause }: Outcome,
  recordDeps: RecordDeps,
): Promise<void> {
  const { frameId } = actor;
  const common = { actor: actorOf(actor), changes: [], details };
  const causes = {
    correlationid: cause.correlationId,
    ...(cause.causationId ? { causationid: cause.causationId } : {}),
    depth: cause.depth,
  };
  if (projectId) {
    const data = { project_id: projectId, action: kind, request_id: null, ...common };
    const made = makeEvent(historyLineRecorded, { source: 'funnels', frameId, key: projectId, time: at, data });
    const { causationid: _, ...line } = made;
    await stores.outbox.add(outgoing(historyLineRecorded, { ...line, ...causes }));
    return;
  }
  const event = { id: recordDeps.newId(), time: at.toISOString(), source: 'funnels', frameid: frameId, ...causes };
  const payload = payloadOf(kind, byId, event, { project_id: null, ...common });
  const recorded = { id: event.id, kind, projectId, orderId: byId, payload, occurredAt: at };
  await recordEvents(stores, frameId, [recorded], recordDeps);
}
