import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '@trackway/runtime';

/** A changed value. `before` is absent if it was added, `after` if it was removed. */
export interface ValueChange {
  /** Such as `actions.2.then.0.value`. */
  readonly path: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** The differences of two JSON values: the smallest values that differ, with their paths. */
export function diffValues(before: unknown, after: unknown, path = ''): readonly ValueChange[] {
  if (isDeepStrictEqual(before, after)) return [];
  const [left, right] = [membersOf(before), membersOf(after)];
  if (!left || !right || Array.isArray(before) !== Array.isArray(after)) {
    return [{ path, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) }];
  }
  const names = [...new Set([...left.keys(), ...right.keys()])];
  return names.flatMap((name) => diffValues(left.get(name), right.get(name), path === '' ? name : `${path}.${name}`));
}

function membersOf(value: unknown): ReadonlyMap<string, unknown> | undefined {
  if (Array.isArray(value)) return new Map(value.map((one, index) => [String(index), one]));
  return isRecord(value) ? new Map(Object.entries(value)) : undefined;
}
