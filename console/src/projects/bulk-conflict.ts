import type { SparseProject as ProjectRow } from '@trackway/client';
import { conflictsOf } from '../edit/draft';
import type { TextKey } from '../text/english';
import { BULK_FIELDS, type BulkOutcome } from './bulk-fields';

/** A field that another user changed between the preview and the confirmation. */
export interface FieldConflict {
  readonly title: TextKey;
  readonly before: string;
  readonly now: string;
}

const FIELDS = [
  { name: 'name', title: 'ui.name', show: (value: unknown) => String(value ?? '—') },
  { name: 'code', title: 'project.code', show: (value: unknown) => String(value ?? '—') },
  ...BULK_FIELDS,
] as const;

export function isChangedMeanwhile(outcome: BulkOutcome | undefined): boolean {
  return outcome?.response === false && outcome.message === 'precondition_failed';
}

/** The fields in which two states of a project differ. Empty if only others differ. */
export function fieldConflicts(before: ProjectRow, now: ProjectRow): readonly FieldConflict[] {
  const seen: Readonly<Record<string, string>> = shownOf(before);
  return conflictsOf(seen, seen, shownOf(now)).map(({ field, before: old, now: stored }) => {
    const title = FIELDS.find(({ name }) => name === field)?.title ?? 'ui.name';
    return { title, before: old, now: stored };
  });
}

function shownOf(row: ProjectRow): Readonly<Record<string, string>> {
  return Object.fromEntries(FIELDS.map(({ name, show }) => [name, show(row[name])]));
}
