import { historyLineRecorded } from '@trackway/contracts';
import { makeEvent, outgoing } from '@trackway/messaging';
import type { Caller } from '@trackway/runtime';
import type { WebhookStores } from '../../unit-of-work';
import type { WebhookKind } from '../events/event-kinds';
import { payloadOf } from '../events/webhook-event';
import { type RecordDeps, recordEvents } from './record-events';

/** What something that acts by itself has come to: a run of a rule, an execution of an agent. */
export interface Outcome {
  readonly actor: Caller;
  /** Also the action of the line in the history. */
  readonly kind: WebhookKind;
  readonly projectId: string | null;
  /** The rule or the agent: what is of no project comes in its order. */
  readonly subjectId: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly at: Date;
  /** What the work itself was caused by; what it does is caused by the work. */
  readonly cause: { readonly correlationId: string; readonly causationId: string | null; readonly depth: number };
}

/** Tells the history of the project, from which webhooks hear of it. What is of no project is told to webhooks alone. */
export async function recordOutcome(
  stores: Pick<WebhookStores, 'outbox' | 'webhooks' | 'deliveries' | 'assignments'>,
  { actor: { kind: actorKind, id, name, frameId }, kind, projectId, subjectId: byId, details, at, cause }: Outcome,
  noting: RecordDeps,
): Promise<void> {
  const told = { actor: { kind: actorKind, id, name: name ?? null }, changes: [], details };
  const causes = {
    correlationid: cause.correlationId,
    ...(cause.causationId ? { causationid: cause.causationId } : {}),
    depth: cause.depth,
  };
  if (projectId) {
    const data = { project_id: projectId, action: kind, request_id: null, ...told };
    const made = makeEvent(historyLineRecorded, { source: 'funnels', frameId, key: projectId, time: at, data });
    const { causationid: _, ...line } = made;
    await stores.outbox.add(outgoing(historyLineRecorded, { ...line, ...causes }));
    return;
  }
  const event = { id: noting.newId(), time: at.toISOString(), source: 'funnels', frameid: frameId, ...causes };
  const payload = payloadOf(kind, byId, event, { project_id: null, ...told });
  const noted = { id: event.id, kind, projectId, orderId: byId, payload, occurredAt: at };
  await recordEvents(stores, frameId, [noted], noting);
}
