import type { Body, Operation, Violation } from '../history/operation';
import type { StepKind } from '../history/step';
import type { Observed } from './final-state';

/** The action that the history records for each kind of write. */
const ACTIONS: Partial<Record<StepKind, string>> = {
  'project.create': 'project.created',
  'project.patch': 'project.updated',
  'project.delete': 'project.deleted',
  'project.restore': 'project.restored',
  'code.claim': 'project.created',
  'assignment.enter': 'funnel.entered',
  'assignment.move': 'funnel.moved',
  'assignment.leave': 'funnel.left',
  'answer.put': 'form.answered',
  'undo.write': 'project.updated',
};

/** The history of a project has one entry for each write, with its request id, and each entry has one event. */
export function findUnexplainedChanges(observed: Observed): Violation[] {
  return [...missingEntries(observed), ...missingEvents(observed)];
}

function missingEntries({ operations, final }: Observed): Violation[] {
  const entries = Map.groupBy([...final.histories.values()].flat(), ({ request_id }) => request_id);
  return operations.flatMap((operation) => {
    const action = ACTIONS[operation.step.kind];
    if (action === undefined) return [];
    const count = (entries.get(operation.requestId) ?? []).filter((entry) => entry.action === action).length;
    if (isExpected(operation, count)) return [];
    const problem = `the ${operation.outcome} request has ${count} entries ${action} in the history`;
    return [{ check: 'history', subject: operation.step.subject ?? '', problem, operations: [operation] }];
  });
}

/** A retry with an idempotency key can be answered from the stored response, so its entry is there as well. */
function isExpected({ outcome }: Operation, count: number): boolean {
  if (outcome === 'ok') return count === 1;
  return outcome === 'unknown' ? count <= 1 : count === 0;
}

function missingEvents({ final }: Observed): Violation[] {
  const events = Map.groupBy(final.events, ({ id }) => id);
  return [...final.histories.values()].flat().flatMap((entry: Body) => {
    const count = events.get(entry.id)?.length ?? 0;
    if (count === 1) return [];
    const problem = `the entry ${entry.action} ${entry.id} has ${count} events`;
    return [{ check: 'events', subject: entry.project_id, problem, operations: [] }];
  });
}
