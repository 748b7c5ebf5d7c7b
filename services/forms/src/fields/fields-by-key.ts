import type { FormField } from './field';

export type FieldsByKey = ReadonlyMap<string, FormField>;

/** The fields that expressions can name, by their keys. */
export function fieldsByKey(fields: readonly FormField[]): FieldsByKey {
  return new Map(fields.flatMap((field) => (field.key === null ? [] : [[field.key, field] as const])));
}
