import { invalidInput } from '@trackway/errors';

/** No route expects deeper values, and recursive code would exhaust the stack. */
export const MAX_JSON_DEPTH = 64;

/** Limits the work of validators. The largest id lists that fit into 1 MB are below it. */
export const MAX_JSON_VALUES = 50_000;

/**
 * Checks the depth and the number of values of JSON data, without recursion.
 * @throws AppError `validation_errors` with the path of the first value that is too deep, or for the whole body.
 */
export function assertJsonLimits(value: unknown): void {
  const open: { readonly value: unknown; readonly depth: number; readonly path: Path }[] = [];
  const push = (child: unknown, depth: number, path: Path) => {
    if (typeof child === 'object' && child !== null) open.push({ value: child, depth, path });
  };
  push(value, 1, undefined);
  let count = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.depth > MAX_JSON_DEPTH) {
      throw invalidInput({ [textOf(next.path)]: [`Must not be nested deeper than ${MAX_JSON_DEPTH} levels.`] });
    }
    const children = Array.isArray(next.value) ? next.value : Object.keys(next.value as object);
    count += children.length;
    if (count > MAX_JSON_VALUES) throw invalidInput({ body: [TOO_MANY_VALUES] });
    for (const [key, child] of Object.entries(next.value as object)) {
      push(child, next.depth + 1, { key, parent: next.path });
    }
  }
}

const TOO_MANY_VALUES = `Must not hold more than ${MAX_JSON_VALUES} values, counting the members of objects and the items of arrays.`;

/** A linked list, so that only the path of a rejected value is built. */
type Path = { readonly key: string; readonly parent: Path } | undefined;

function textOf(path: Path): string {
  const keys: string[] = [];
  for (let at = path; at; at = at.parent) keys.unshift(at.key);
  return keys.join('.') || 'body';
}
