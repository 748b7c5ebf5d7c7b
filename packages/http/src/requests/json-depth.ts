import { invalidInput } from '@trackway/errors';

/** Deeper values are no data that any route expects, and recursive code would exhaust the stack. */
export const MAX_JSON_DEPTH = 64;

/**
 * Checks how deep objects and arrays are nested, without recursion.
 * @throws AppError `validation_errors` with the path of the first value that is too deep.
 */
export function assertDepth(value: unknown): void {
  const open: { readonly value: unknown; readonly depth: number; readonly path: Path }[] = [];
  const push = (child: unknown, depth: number, path: Path) => {
    if (typeof child === 'object' && child !== null) open.push({ value: child, depth, path });
  };
  push(value, 1, undefined);
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.depth > MAX_JSON_DEPTH) {
      throw invalidInput({ [textOf(next.path)]: [`Must not be nested deeper than ${MAX_JSON_DEPTH} levels.`] });
    }
    for (const [key, child] of Object.entries(next.value as object)) {
      push(child, next.depth + 1, { key, parent: next.path });
    }
  }
}

/** A linked list, so that only the path of a rejected value is built. */
type Path = { readonly key: string; readonly parent: Path } | undefined;

function textOf(path: Path): string {
  const keys: string[] = [];
  for (let at = path; at; at = at.parent) keys.unshift(at.key);
  return keys.join('.') || 'body';
}
