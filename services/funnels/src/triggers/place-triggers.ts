import type { OutgoingEvent } from '@trackway/messaging';
import { AnnouncedEvents, newId } from '@trackway/runtime';
import type { Assignment } from '../assignments/assignment';
import type { AssignmentAction } from '../assignments/assignment-events';
import type { TriggerFact } from './trigger-fact';

/** What rules may listen to of a change of an assignment; `told` are the events that tell of it, the line of the history last. */
export function placeTriggers(
  { projectId, funnelId, stepId }: Assignment,
  { action, fromStepId }: { action: AssignmentAction; fromStepId?: string },
  told: readonly [OutgoingEvent, OutgoingEvent],
): TriggerFact[] {
  const at = { ...causeOf(told), projectId, funnelId, detail: {} };
  const entered = { ...at, id: newId(), type: 'entered', stepId } as const;
  const left = { ...at, id: newId(), type: 'left', stepId: fromStepId ?? stepId } as const;
  if (action === 'entered') return [entered];
  if (action === 'moved') return [left, entered];
  return action === 'left' ? [left] : [];
}

/** The cause that an event of ours is, and the token of what a search must have seen to know of it. */
export function causeOf(told: readonly OutgoingEvent[]) {
  const announced = new AnnouncedEvents('funnels');
  for (const { event } of told) announced.note(event);
  const [last] = told.slice(-1);
  if (!last) throw new Error('Something must tell of what happened.');
  const { event } = last;
  return {
    correlationId: event.correlationid,
    causationId: event.id,
    depth: event.depth,
    occurredAt: new Date(event.time),
    consistencyToken: announced.token(),
  };
}
