import type { Caller } from '@trackway/runtime';
import type { Funnel } from '../funnels/funnel';
import { deadlinesOf } from '../times/deadline';
import { placeTriggers } from '../triggers/place-triggers';
import type { Stores } from '../unit-of-work';
import type { Assignment } from './assignment';
import { assignmentEvents } from './assignment-events';

/** Tells of a change of an assignment: to other services, to the history, to the rules that listen, and to the ledger of times. */
export async function announceAssignment(
  { outbox, triggers, ledger }: Pick<Stores, 'outbox' | 'triggers' | 'ledger'>,
  caller: Caller,
  funnel: Funnel,
  assignment: Assignment,
  what: Parameters<typeof assignmentEvents>[3],
): Promise<void> {
  const told = assignmentEvents(caller, funnel, assignment, what);
  await outbox.add(...told);
  await triggers.add(caller.frameId, placeTriggers(assignment, what, told[1]));
  const step = funnel.steps.find(({ id }) => id === assignment.stepId);
  await ledger.note(caller.frameId, assignment, deadlinesOf(assignment, step));
}
