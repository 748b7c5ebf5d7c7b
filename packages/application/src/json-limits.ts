import { invalidInput } from '@trackway/errors';

/** No route expects deeper values, and recursive code would exhaust the stack. */
export const MAX_JSON_DEPTH = 64;

/** Limits the work of validators. The largest id lists that fit into 1 MB are below it. */
export const MAX_JSON_VALUES = 50_000;

/** Validators take several times as long for an object as for a number or text. */
export const MAX_JSON_CONTAINERS = 20_000;

/**
 * Checks the depth of JSON data and the number of its values, objects and lists, without recursion.
 * @throws AppError `validation_errors` with the path of the first value that is too deep, or for the whole body.
 */
export function assertJsonLimits(value: unknown): void {
  const open: Opened[] = [];
  if (isContainer(value)) open.push({ value, depth: 1, path: undefined });
  let values = 0;
  let containers = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    containers += 1;
    if (next.depth > MAX_JSON_DEPTH) {
      throw invalidInput({ [textOf(next.path)]: [`Must not be nested deeper than ${MAX_JSON_DEPTH} levels.`] });
    }
    values += Array.isArray(next.value) ? pushItems(next, next.value, open) : pushMembers(next, open);
    if (values > MAX_JSON_VALUES) throw invalidInput({ body: [TOO_MANY_VALUES] });
    if (containers + open.length > MAX_JSON_CONTAINERS) throw invalidInput({ body: [TOO_MANY_CONTAINERS] });
  }
}

interface Opened {
  readonly value: object;
  readonly depth: number;
  readonly path: Path;
}

// Entries of large objects are not built: that takes several times as long as JSON.parse.

function pushItems({ depth, path }: Opened, items: readonly unknown[], open: Opened[]): number {
  if (items.length > MAX_JSON_VALUES) return items.length;
  for (let index = 0; index < items.length; index += 1) {
    const value = items[index];
    if (isContainer(value)) open.push({ value, depth: depth + 1, path: { key: index, parent: path } });
  }
  return items.length;
}

function pushMembers({ value, depth, path }: Opened, open: Opened[]): number {
  const keys = Object.keys(value);
  if (keys.length > MAX_JSON_VALUES) return keys.length;
  const members = value as Readonly<Record<string, unknown>>;
  for (const key of keys) {
    const child = members[key];
    if (isContainer(child)) open.push({ value: child, depth: depth + 1, path: { key, parent: path } });
  }
  return keys.length;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

const TOO_MANY_VALUES = `Must not hold more than ${MAX_JSON_VALUES} values, counting the members of objects and the items of arrays.`;

const TOO_MANY_CONTAINERS = `Must not hold more than ${MAX_JSON_CONTAINERS} objects and lists.`;

/** A linked list, so that only the path of a rejected value is built. */
type Path = { readonly key: string | number; readonly parent: Path } | undefined;

function textOf(path: Path): string {
  const keys: string[] = [];
  for (let at = path; at; at = at.parent) keys.unshift(String(at.key));
  return keys.join('.') || 'body';
}
