import type { Operation } from '../history/operation';
import type { StepKind } from '../history/step';
import type { Observed } from './final-state';

/** Writes whose effect the history of a project records with the request id. */
const RECORDED: readonly StepKind[] = [
  'project.create',
  'project.patch',
  'project.bulk',
  'project.delete',
  'project.restore',
  'assignment.enter',
  'assignment.move',
  'assignment.leave',
  'answer.put',
  'answer.clear',
  'member.add',
  'member.remove',
  'project.merge',
  'project.unmerge',
];

/**
 * Decides operations with an unknown outcome by the final history: with an entry they took effect before the final
 * reads, without one they never did. This keeps the number of possible orders small, and finds effects without an entry.
 */
export function resolveUnknown({ operations, final, variables }: Observed): Operation[] {
  const entries = Map.groupBy([...final.histories.values()].flat(), ({ request_id }) => request_id);
  const lastEnd = Math.min(...operations.filter(isFinal).map(({ startedAt }) => startedAt));
  return operations.map((operation) => {
    const { outcome, step, requestId } = operation;
    if (outcome !== 'unknown' || !RECORDED.includes(step.kind)) return operation;
    const projects = (entries.get(requestId) ?? []).map(({ project_id }) => project_id);
    if (projects.length === 0) return { ...operation, outcome: 'rejected' };
    const effects = [...variables].filter(([, id]) => projects.includes(id)).map(([name]) => name);
    return { ...operation, endedAt: lastEnd, effects };
  });
}

const isFinal = ({ client, step }: Operation) => client < 0 && /\.(read|list)$/.test(step.kind);
