import { createHash } from 'node:crypto';
import { type Effect, type FieldChange, isSameValue, type RecordRef, withSortedKeys } from '@trackway/contracts';

/** What other services and clients see in place of a value that may contain a secret. Equal values look the same. */
export function digestOf({ kind, id }: Pick<RecordRef, 'kind' | 'id'>, field: string, value: unknown): string | null {
  if (isSameValue(value, null)) return null;
  const text = JSON.stringify([kind, id, field, withSortedKeys(value)]);
  return `(hidden) ${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
}

/** The change with digests in place of hidden values. */
export function hideChange(
  record: Pick<RecordRef, 'kind' | 'id'>,
  hidden: readonly string[],
  change: FieldChange,
): FieldChange {
  const { field, from, to } = change;
  if (!hidden.includes(field)) return change;
  return { field, from: digestOf(record, field, from), to: digestOf(record, field, to) };
}

/** The value with a digest, among those that recorded changes of the record had. Undefined if it is not stored. */
export function findHidden(
  record: Pick<RecordRef, 'kind' | 'id'>,
  field: string,
  digest: unknown,
  recorded: readonly Pick<Effect, 'changes'>[],
): { readonly value: unknown } | undefined {
  if (digest === null) return { value: null };
  for (const { changes } of recorded) {
    for (const change of changes) {
      if (change.field !== field) continue;
      const value = [change.from, change.to].find((one) => digestOf(record, field, one) === digest);
      if (value !== undefined) return { value };
    }
  }
  return undefined;
}
