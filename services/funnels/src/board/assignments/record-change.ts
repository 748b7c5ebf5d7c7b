import type { OutgoingEvent } from '@trackway/messaging';
import { type Caller, currentContext, newId } from '@trackway/runtime';
import { causeOfEvent } from '../../shared/event-cause';
import type { BoardStores } from '../../unit-of-work';
import type { Assignment } from '../funnels/assignment';
import type { Funnel } from '../funnels/funnel';
import type { StepEvent } from '../funnels/step-event';
import { deadlinesOf } from '../times/deadline';
import { type AssignmentChange, assignmentEvents } from './assignment-events';

type ChangeStores = Pick<BoardStores, 'outbox' | 'stepEvents' | 'ledger'>;

/** Records a change of an assignment: events for other services and the history, step events for rules, times and deadlines. */
export function recordAssignmentChange(
  stores: ChangeStores,
  caller: Caller,
  funnel: Funnel,
  assignment: Assignment,
  change: AssignmentChange,
): Promise<void> {
  return recordAssignmentChanges(stores, caller, funnel, [assignment], change);
}

/** Records the same change of several assignments of a funnel. */
export async function recordAssignmentChanges(
  { outbox, stepEvents, ledger }: ChangeStores,
  caller: Caller,
  funnel: Funnel,
  assignments: readonly Assignment[],
  change: AssignmentChange,
): Promise<void> {
  const recorded = assignments.map((assignment) => {
    const [state, line] = assignmentEvents(caller, funnel, assignment, change);
    return { assignment, state, line };
  });
  await outbox.add(...recorded.flatMap(({ state, line }) => [state, line]));
  // An undo restores a state, so its changes start no rules.
  if (!currentContext()?.undoId) {
    const events = recorded.flatMap(({ assignment, line }) => stepEventsOf(assignment, change, line));
    await stepEvents.add(caller.frameId, events);
  }
  const steps = new Map(funnel.steps.map((step) => [step.id, step]));
  const stays = assignments.map((assignment) => {
    return { assignment, deadlines: deadlinesOf(assignment, steps.get(assignment.stepId)) };
  });
  await ledger.recordStays(caller.frameId, stays);
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
