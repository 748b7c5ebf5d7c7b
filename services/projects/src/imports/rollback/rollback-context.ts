import type { Caller } from '@trackway/runtime';
import type { RestoredRecord, RetainedRow } from '../stores/applied-batches';
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
  /** The records that later batches restored, by `recordKey`. */
  readonly restored: ReadonlyMap<string, RestoredRecord>;
}

/** The result of restoring some entries. */
export interface RestoreResult {
  readonly restored: readonly RestoredRecord[];
  readonly retained: readonly RetainedRow[];
}

interface Versioned {
  readonly version: number;
  readonly deletedAt: Date | null;
}

export function recordKey(kind: JournalKind, id: string): string {
  return `${kind} ${id}`;
}

/** Why an entry must be retained: the record is not as the import left it. Undefined if it is. */
export function retentionReason(
  { restored }: RollbackContext,
  { kind, id, version }: JournalEntry,
  current: Versioned | undefined,
): RetainedRow['reason'] | undefined {
  if (!current || current.deletedAt) return 'gone';
  const record = restored.get(recordKey(kind, id));
  const expected = record?.restoredVersion === version ? record.version : version;
  return current.version === expected ? undefined : 'changed_since';
}

export function toRetainedRow({ row, kind, id }: JournalEntry, reason: RetainedRow['reason']): RetainedRow {
  return { row, kind, id, reason };
}
