import type { OutgoingEvent } from '@trackway/messaging';
import { type Caller, currentContext, newId } from '@trackway/runtime';
import { causeOfEvent } from '../../shared/event-cause';
import type { BoardStores } from '../../unit-of-work';
import type { Assignment } from '../funnels/assignment';
import type { Funnel } from '../funnels/funnel';
import type { StepEvent } from '../funnels/step-event';
import { deadlinesOf } from '../times/deadline';
import { type AssignmentChange, assignmentEvents } from './assignment-events';

/** Records a change of an assignment: events for other services and the history, step events for rules, times and deadlines. */
export async function recordAssignmentChange(
  { outbox, stepEvents, ledger }: Pick<BoardStores, 'outbox' | 'stepEvents' | 'ledger'>,
  caller: Caller,
  funnel: Funnel,
  assignment: Assignment,
  change: AssignmentChange,
): Promise<void> {
  const [state, line] = assignmentEvents(caller, funnel, assignment, change);
  await outbox.add(state, line);
  // An undo restores a state, so its changes start no rules.
  if (!currentContext()?.undoId) await stepEvents.add(caller.frameId, stepEventsOf(assignment, change, line));
  const step = funnel.steps.find(({ id }) => id === assignment.stepId);
  await ledger.recordStay(caller.frameId, assignment, deadlinesOf(assignment, step));
}

function stepEventsOf(
  { projectId, funnelId, stepId }: Assignment,
  { action, fromStepId }: AssignmentChange,
  { event: line }: OutgoingEvent,
): StepEvent[] {
  const common = { ...causeOfEvent(line), projectId, funnelId, detail: {} };
  const entered = { ...common, id: newId(), type: 'entered', stepId } as const;
  const left = { ...common, id: newId(), type: 'left', stepId: fromStepId ?? stepId } as const;
  if (action === 'entered') return [entered];
  if (action === 'moved') return [left, entered];
  return action === 'left' ? [left] : [];
}
