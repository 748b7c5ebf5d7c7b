import type { ConditionResult } from '../rules/conditions';
import type { Condition } from '../rules/rule';

/** What conditions read of a project when something happened, by what they looked at. */
export type Readings = Readonly<Record<string, unknown>>;

/** What a condition looks at: its field, and what narrows it. Operator and value make no difference. */
export function readingOf({ field, arguments: narrowed }: Condition): string {
  const by = Array.isArray(narrowed) && narrowed.length > 0 ? JSON.stringify(narrowed) : '';
  return `${String(field)}${by}`;
}

/** Undefined where nothing was read. */
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
