import type { Caller } from '@trackway/runtime';
import type { Mark, RetainedRow } from '../stores/applied-batches';
import type { ImportStores } from '../stores/import-stores';
import type { JournalEntry, JournalKind } from '../stores/journal';

/** The context of the rollback of one batch. */
export interface RollbackContext {
  readonly stores: ImportStores;
  readonly caller: Caller;
  readonly operationId: string;
  readonly now: Date;
  /** Projects that must be retained, because another service uses them or was unavailable. */
  readonly inUse: ReadonlyMap<string, 'in_use' | 'use_unknown'>;
  /** The records that later batches restored, by `markKey`. */
  readonly marks: ReadonlyMap<string, Mark>;
}

/** The result of restoring some entries. */
export interface RestoreResult {
  readonly done: readonly Mark[];
  readonly kept: readonly RetainedRow[];
}

interface Versioned {
  readonly version: number;
  readonly deletedAt: Date | null;
}

export function markKey(kind: JournalKind, id: string): string {
  return `${kind} ${id}`;
}

/** Why an entry must be retained: the record is not as the import left it. Undefined if it is. */
export function retentionReason(
  { marks }: RollbackContext,
  { kind, id, version }: JournalEntry,
  current: Versioned | undefined,
): RetainedRow['reason'] | undefined {
  if (!current || current.deletedAt) return 'gone';
  const mark = marks.get(markKey(kind, id));
  const standsAt = mark?.countsAs === version ? mark.standsAt : version;
  return current.version === standsAt ? undefined : 'changed_since';
}

export function kept({ row, kind, id }: JournalEntry, reason: RetainedRow['reason']): RetainedRow {
  return { row, kind, id, reason };
}
