import { TwoGenerationCache } from '../limits/two-generation-cache';
import type { CellDirectory } from './cell-directory';
import type { Reference } from './reference-of';

/** The frame of a reference in one cell. Rejects if the cell does not respond. */
export type FindInCell = (reference: Reference) => Promise<string | undefined>;

/** In each of the two generations of the cache. */
const MAX_ENTRIES = 50_000;
/** After this time, a known reference is looked up again, because an external reference can get another tenant. */
const FRESH_MS = 60_000;
/** How long a reference that no cell knows is not looked up again. */
const UNKNOWN_MS = 5_000;

/** Some cells did not respond, and the others do not know the reference. */
export class UnansweredError extends Error {}

interface Entry {
  readonly frameId: string | undefined;
  readonly at: number;
}

/**
 * Finds the frame of a reference that does not contain it: asks all cells, and caches the result. While a cell does not
 * respond, older results are used. After a tenant has moved, both cells know the reference for some time; both return
 * the same frame, whose placement decides. If cells return different frames, the result of the cell that its frame is
 * placed on is used.
 */
export function makeFindFrame(deps: {
  /** By name, with this installation. */
  cells: () => ReadonlyMap<string, FindInCell>;
  directory: Pick<CellDirectory, 'placementOf'>;
  now: () => number;
}) {
  const { cells, directory, now } = deps;
  const cache = new TwoGenerationCache<Entry>(MAX_ENTRIES);
  const running = new Map<string, Promise<string | undefined>>();

  return async (reference: Reference): Promise<string | undefined> => {
    const key = `${reference.kind} ${reference.value}`;
    const known = cache.get(key);
    const freshMs = known?.frameId === undefined ? UNKNOWN_MS : FRESH_MS;
    if (known && now() - known.at < freshMs) return known.frameId;
    const search = running.get(key) ?? start(key, reference);
    return search.catch((error: unknown) => {
      if (known?.frameId === undefined) throw error;
      return known.frameId;
    });
  };

  /** Concurrent requests share one search. */
  function start(key: string, reference: Reference): Promise<string | undefined> {
    const search = findInCells(reference)
      .then((frameId) => {
        cache.set(key, { frameId, at: now() });
        return frameId;
      })
      .finally(() => running.delete(key));
    running.set(key, search);
    return search;
  }

  async function findInCells(reference: Reference): Promise<string | undefined> {
    const found = await Promise.allSettled(
      [...cells()].map(async ([cell, find]) => ({ cell, frameId: await find(reference) })),
    );
    const answers = found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const known = answers.filter(({ frameId }) => frameId !== undefined);
    const placed = known.find(
      ({ cell, frameId }) => frameId !== undefined && directory.placementOf(frameId)?.cell === cell,
    );
    const chosen = placed ?? known[0];
    if (!chosen && answers.length < found.length) throw new UnansweredError('A cell did not respond.');
    return chosen?.frameId;
  }
}
