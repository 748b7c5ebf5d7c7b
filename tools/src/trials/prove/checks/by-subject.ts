import type { Operation } from '../history/operation';
import type { StepKind } from '../history/step';

/** The operations of these kinds, grouped by their subject. */
export function bySubject(operations: readonly Operation[], kinds: readonly StepKind[]): Map<string, Operation[]> {
  const selected = operations.filter(({ step }) => kinds.includes(step.kind));
  return Map.groupBy(selected, ({ step }) => step.subject ?? '');
}
