import type { OutgoingEvent } from '@trackway/messaging';
import { newId } from '@trackway/runtime';
import type { Assignment } from '../assignments/assignment';
import type { AssignmentAction } from '../assignments/assignment-events';
import { causeOfEvent } from './cause-of-event';
import type { TriggerFact } from './trigger-fact';

/** What rules may listen to of a change of an assignment; `line` of the history tells of it. */
export function placeTriggers(
  { projectId, funnelId, stepId }: Assignment,
  { action, fromStepId }: { action: AssignmentAction; fromStepId?: string },
  { event: line }: OutgoingEvent,
): TriggerFact[] {
  const at = { ...causeOfEvent(line), projectId, funnelId, detail: {} };
  const entered = { ...at, id: newId(), type: 'entered', stepId } as const;
  const left = { ...at, id: newId(), type: 'left', stepId: fromStepId ?? stepId } as const;
  if (action === 'entered') return [entered];
  if (action === 'moved') return [left, entered];
  return action === 'left' ? [left] : [];
}
