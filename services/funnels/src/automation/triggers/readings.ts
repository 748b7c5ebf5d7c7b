import type { ConditionResult } from '../rules/conditions';
import type { Condition } from '../rules/rule';

/** Values that conditions read of a project when an event happened, by field. */
export type Readings = Readonly<Record<string, unknown>>;

/** The key of a condition's value: its field and arguments. Operator and value do not matter. */
export function readingOf({ field, arguments: narrowed }: Condition): string {
  const by = Array.isArray(narrowed) && narrowed.length > 0 ? JSON.stringify(narrowed) : '';
  return `${String(field)}${by}`;
}

/** Undefined if no value was read. */
export function readingsOf(
  conditions: readonly Condition[],
  seen: readonly (ConditionResult | undefined)[],
): Readings | undefined {
  const read = conditions.flatMap((condition, index) => {
    const of = seen[index];
    return of ? [[readingOf(condition), of.seen] as const] : [];
  });
  return read.length > 0 ? Object.fromEntries(read) : undefined;
}
