import type { History, Operation } from '../history/operation';
import type { StepKind } from '../history/step';
import type { PositionInput } from '../models/position-model';

/** Translates an operation on the position of a project. A full step rejects entries without a conclusion about the project. */
export function positionInput(operation: Operation, variables: History['variables']): PositionInput | undefined {
  const { step, outcome, status, body } = operation;
  const target = variables.get(String(step.body?.['step_id']).slice(1, -1)) ?? '';
  if (outcome === 'rejected') return rejectedInput(step.kind, status);
  if (step.kind === 'assignment.enter') return { type: 'enter', step: target };
  if (step.kind === 'assignment.move') return { type: 'move', step: target };
  if (step.kind === 'assignment.leave') return { type: 'leave' };
  if (step.kind !== 'assignment.read' || outcome === 'unknown') return undefined;
  return { type: 'read', step: body.assignment.step_id };
}

/** A move that lost against a concurrent one gets 409 as well, so 409 shows nothing for a move. */
function rejectedInput(kind: StepKind, status: number): PositionInput | undefined {
  if (status === 404 && kind.startsWith('assignment.')) return { type: 'read', step: null };
  return kind === 'assignment.enter' && status === 409 ? { type: 'taken' } : undefined;
}
