import { invalidInput } from '@trackway/errors';

const MAX_DEPTH = 64;

interface Level {
  readonly value: unknown;
  readonly depth: number;
  readonly path: string;
}

/** Walks without recursion, which deep values would overflow. @throws AppError 422 with the path of the first member that is too deep. */
export function limitDepth(body: unknown): void {
  const open: Level[] = [{ value: body, depth: 0, path: '' }];
  for (let level = open.pop(); level; level = open.pop()) {
    const { value, depth, path } = level;
    if (typeof value !== 'object' || value === null) continue;
    if (depth === MAX_DEPTH) {
      throw invalidInput({ [path.slice(1)]: [`Must not be nested deeper than ${MAX_DEPTH} levels.`] });
    }
    for (const [name, member] of Object.entries(value)) {
      if (typeof member === 'object') open.push({ value: member, depth: depth + 1, path: `${path}.${name}` });
    }
  }
}
