import type { Caller } from '@trackway/runtime';
import type { Funnel } from '../funnels/funnel';
import { placeTriggers } from '../triggers/place-triggers';
import type { Stores } from '../unit-of-work';
import type { Assignment } from './assignment';
import { assignmentEvents } from './assignment-events';

/** Tells of a change of an assignment: to other services, to the history, and to the rules that listen. */
export async function announceAssignment(
  { outbox, triggers }: Pick<Stores, 'outbox' | 'triggers'>,
  caller: Caller,
  funnel: Funnel,
  assignment: Assignment,
  what: Parameters<typeof assignmentEvents>[3],
): Promise<void> {
  const told = assignmentEvents(caller, funnel, assignment, what);
  await outbox.add(...told);
  await triggers.add(caller.frameId, placeTriggers(assignment, what, told));
}
