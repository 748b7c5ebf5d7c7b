import { EXISTS, type RecordChange, type RecordKind, type RecordRef } from '@trackway/contracts';
import { isOwnSubject, keyOf, subjectOf } from './record-keys';

/**
 * A record that the undo deletes, and the records of such a project or funnel, keep their values, so that restoring it
 * restores them too.
 */
export function withoutDeleted(steps: readonly RecordChange[]): RecordChange[] {
  const deleted = new Set(steps.filter((step) => deletes(step)).map(({ record }) => subjectOf(record)));
  return steps.flatMap((step) => {
    if (deleted.has(funnelOf(step.record) ?? '')) return [];
    if (!deleted.has(subjectOf(step.record))) return [step];
    if (!isOwnSubject(step.record)) return [];
    return [{ ...step, changes: step.changes.filter(({ field }) => field === EXISTS) }];
  });
}

/** The funnel of a step, as `keyOf` names it. */
function funnelOf({ kind, id }: RecordRef): string | undefined {
  return kind === 'step' ? keyOf({ kind: 'funnel', id: id.split('/')[0] ?? '' }) : undefined;
}

/** Records are linked only to others that exist, so those are restored first and deleted last. */
export function inOrder(steps: readonly RecordChange[]): RecordChange[] {
  return steps.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** The number of phases of an undo in parts. */
export const PHASES = 8;

/**
 * The phase of an undo in parts in which a step is executed, because records of several parts may depend on each other.
 * Steps of records of the same phase do not, apart from those of settings.
 */
export function phaseOf(step: RecordChange): number {
  return Math.min(Math.floor(rankOf(step)), PHASES - 1);
}

/** Each kind may depend on those before it. */
const DEPENDENCIES: readonly RecordKind[] = [
  'form',
  'form_link',
  'ai_agent',
  'channel',
  'funnel',
  'step',
  'intake_link',
  'webhook',
  'automation',
  'assistant',
];

/** Records without a project that refer to projects, so they change between those that are restored and deleted. */
const OF_PROJECTS: ReadonlySet<RecordKind> = new Set(['conversation', 'project_share']);

function rankOf(step: RecordChange): number {
  const { kind, projectId } = step.record;
  if (OF_PROJECTS.has(kind)) return 4;
  if (projectId === null) {
    const order = (DEPENDENCIES.indexOf(kind) + 1) / 100;
    return deletes(step) ? 8 - order : restores(step) ? order : 1 + order;
  }
  if (kind !== 'project') return 4;
  if (deletes(step)) return 6;
  if (restores(step)) return 2;
  return step.changes.some(({ field, to }) => field === 'merged_id' && to !== null) ? 5 : 3;
}

function deletes({ record, changes }: RecordChange): boolean {
  return isOwnSubject(record) && changes.some(({ field, to }) => field === EXISTS && to === false);
}

function restores({ changes }: RecordChange): boolean {
  return changes.some(({ field, to }) => field === EXISTS && to === true);
}
