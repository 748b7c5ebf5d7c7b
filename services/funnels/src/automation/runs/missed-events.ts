import type { UnitOfWork } from '../../unit-of-work';
import { matchesWaitEvent } from '../triggers/matches-rule';
import type { TriggerEvent } from '../triggers/trigger-event';
import type { WaitedEvent, Waiting } from './run';
import type { RunContext } from './run-context';

/**
 * An event can be recorded by a transaction that does not see the wait yet. A new wait is therefore checked once after
 * this time: no such transaction is that long.
 */
const CHECK_AFTER_MS = 5_000;

/** When a new wait is checked. */
export function checkTimeOf({ since }: Waiting): Date {
  return new Date(Date.parse(since) + CHECK_AFTER_MS);
}

/** When a run that waits has to be resumed at the latest. */
export function dueTimeOf(waiting: Waiting): Date {
  const resumesAt = new Date(waiting.resumesAt);
  const checkedAt = checkTimeOf(waiting);
  return waiting.reason === 'event' && !waiting.isChecked && checkedAt < resumesAt ? checkedAt : resumesAt;
}

/** Events of the first seconds of a wait, from the record of all triggers. */
export async function findMissedEvents(
  unitOfWork: UnitOfWork,
  { actor: { frameId }, run }: RunContext,
  waiting: Waiting,
): Promise<readonly WaitedEvent[]> {
  const { projectId } = run;
  if (!projectId) return [];
  const from = new Date(waiting.since);
  const period = { from, to: checkTimeOf(waiting) };
  const recorded = await unitOfWork.run(frameId, ({ triggers }) => triggers.ofProject(frameId, projectId, period));
  const known = new Set(waiting.events.map(({ id }) => id));
  return recorded.filter((event) => endsWait(waiting, event) && !known.has(event.id)).map(toWaitedEvent);
}

/** Whether a run that waits has to evaluate the event. Earlier events happened before the wait. */
export function endsWait({ reason, since, event }: Waiting, trigger: TriggerEvent): boolean {
  if (trigger.occurredAt < new Date(since)) return false;
  // A changed project may have another date.
  if (reason === 'date') return trigger.type === 'event' || trigger.type === 'form_answered';
  return event !== undefined && matchesWaitEvent(event, trigger);
}

export function toWaitedEvent({ id, type, detail, consistencyToken }: TriggerEvent): WaitedEvent {
  return { id, type, detail, ...(consistencyToken ? { consistencyToken } : {}) };
}
