import type { Model, Timed } from '../models/model';

/** States that are explored for one resource before the check gives up. */
const MAX_EXPLORED = 500_000;

export type LinearizabilityResult = 'linearizable' | 'not linearizable' | 'too many interleavings';

/**
 * Searches an order of the operations that the model accepts and in which no operation precedes one that ended before
 * it started (Wing and Gong, with the memory of Lowe, "Testing for linearizability", 2016). Operations with
 * an unknown outcome may be left out.
 */
export function checkLinearizability<State, Input>(
  model: Model<State, Input>,
  operations: readonly Timed<Input>[],
): LinearizabilityResult {
  const sorted = [...operations].sort((one, other) => one.startedAt - other.startedAt);
  const isDone = new Uint8Array(sorted.length);
  const explored = new Set<string>();
  let pending = sorted.filter(({ endedAt }) => endedAt !== Number.POSITIVE_INFINITY).length;

  // All operations before `from` are done, and none from `to` on.
  const search = (state: State, from: number, to: number): boolean => {
    if (pending === 0) return true;
    const first = firstLeft(isDone, from);
    const memo = `${first} ${isDone.subarray(first, to).join('')} ${model.key(state)}`;
    if (explored.has(memo) || explored.size > MAX_EXPLORED) return false;
    explored.add(memo);
    for (const index of candidates(sorted, isDone, first)) {
      const operation = sorted[index] as Timed<Input>;
      const next = model.apply(state, operation.input);
      if (next === undefined) continue;
      const isPending = operation.endedAt !== Number.POSITIVE_INFINITY;
      isDone[index] = 1;
      if (isPending) pending -= 1;
      if (search(next, first, Math.max(to, index + 1))) return true;
      isDone[index] = 0;
      if (isPending) pending += 1;
    }
    return false;
  };

  if (search(model.initial, 0, 0)) return 'linearizable';
  return explored.size > MAX_EXPLORED ? 'too many interleavings' : 'not linearizable';
}

function firstLeft(isDone: Uint8Array, from: number): number {
  const index = isDone.indexOf(0, from);
  return index < 0 ? isDone.length : index;
}

/** Indexes of the operations that may be next: those that started before any other one that is left has ended. */
function candidates(sorted: readonly Timed<unknown>[], isDone: Uint8Array, first: number): number[] {
  const found: number[] = [];
  let firstEnd = Number.POSITIVE_INFINITY;
  for (let index = first; index < sorted.length; index += 1) {
    if (isDone[index] === 1) continue;
    const { startedAt, endedAt } = sorted[index] as Timed<unknown>;
    if (startedAt > firstEnd) break;
    found.push(index);
    firstEnd = Math.min(firstEnd, endedAt);
  }
  return found;
}
