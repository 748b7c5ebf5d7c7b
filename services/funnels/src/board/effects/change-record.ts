import {
  type FieldChange,
  findConflict,
  isSameValue,
  type RecordChange,
  type RecordOutcome,
} from '@trackway/contracts';
import type { Caller, Clock } from '@trackway/runtime';
import type { BoardStores, UnitOfWork } from '../../unit-of-work';
import type { AssignmentChange } from '../assignments/assignment-events';
import { recordAssignmentChange } from '../assignments/record-change';
import type { Assignment, AssignmentStatus } from '../funnels/assignment';
import type { Funnel } from '../funnels/funnel';
import { parseAssignmentId, valuesOf } from './read-records';

/**
 * Restores fields of an assignment for an undo. The gate does not apply, because the project was in the step before; a
 * full step rejects the change.
 */
export function makeChangeRecord(deps: { unitOfWork: UnitOfWork<BoardStores>; clock: Clock }) {
  return (caller: Caller, { record, changes }: RecordChange): Promise<RecordOutcome> =>
    deps.unitOfWork.run(caller.frameId, async (stores) => {
      const { funnelId, projectId } = parseAssignmentId(record);
      const funnel = await stores.funnels.lockShared(caller.frameId, funnelId);
      const current = await stores.assignments.lock(caller.frameId, funnelId, projectId);
      if (!funnel || funnel.deletedAt || !current) return rejected('The funnel was deleted.');
      const values = valuesOf(current);
      const conflict = findConflict(changes, values);
      if (conflict) return conflict;
      const due = changes.filter(({ field, to }) => !isSameValue(values[field], to));
      if (due.length === 0) return { result: 'changed' };

      const restored = restore(current, due, deps.clock());
      const problem = await findProblem(stores, caller.frameId, funnel, current, restored);
      if (problem) return rejected(problem);
      await stores.assignments.update(caller.frameId, restored);
      await recordAssignmentChange(stores, caller, funnel, restored, describe(current, restored, due));
      return { result: 'changed' };
    });
}

function restore(current: Assignment, changes: readonly FieldChange[], now: Date): Assignment {
  const to = new Map(changes.map((change) => [change.field, change.to]));
  const nextValue = <T>(field: string, otherwise: T): T => (to.has(field) ? (to.get(field) as T) : otherwise);
  const stepId = nextValue<string | null>('step_id', current.leftAt ? null : current.stepId);
  const status = nextValue<AssignmentStatus>('status', current.status);
  return {
    ...current,
    stepId: stepId ?? current.stepId,
    leftAt: stepId === null ? (current.leftAt ?? now) : null,
    linkedAt: to.has('step_id') && stepId !== null ? now : current.linkedAt,
    status,
    statusAt: status === current.status ? current.statusAt : now,
    forecastDate: nextValue('forecast_date', current.forecastDate),
    tagIds: nextValue('tag_ids', current.tagIds),
    executorIds: nextValue('executor_ids', current.executorIds),
    updatedAt: now,
    version: current.version + 1,
  };
}

/** Why the assignment cannot be restored, for users. */
async function findProblem(
  { assignments }: BoardStores,
  frameId: string,
  funnel: Funnel,
  current: Assignment,
  { stepId, status, leftAt }: Assignment,
): Promise<string | undefined> {
  if (leftAt) return undefined;
  const step = funnel.steps.find(({ id }) => id === stepId);
  if (!step) return 'The step was deleted.';
  const takesNoPlace = status !== 'open' || (!current.leftAt && current.stepId === stepId && current.status === 'open');
  if (step.wipLimit === null || takesNoPlace) return undefined;
  const open = await assignments.lockAndCountOpen(frameId, step.id);
  return open < step.wipLimit ? undefined : `The step ${step.name} has its limit of ${step.wipLimit} open projects.`;
}

function describe(before: Assignment, after: Assignment, due: readonly FieldChange[]): AssignmentChange {
  const changes = due.filter(({ field }) => field !== 'step_id');
  if (after.leftAt && !before.leftAt) return { action: 'left', changes };
  if (before.leftAt && !after.leftAt) return { action: 'entered', changes };
  return before.stepId === after.stepId
    ? { action: 'updated', changes }
    : { action: 'moved', fromStepId: before.stepId, changes };
}

function rejected(message: string): RecordOutcome {
  return { result: 'rejected', message };
}
