import type { AppError } from '@trackway/errors';

/** Waits before another try; after them the work has failed. */
const DELAYS_MS = [1_000, 5_000, 15_000];

const MENDING: ReadonlySet<string> = new Set(['unavailable', 'timeout', 'too_many', 'internal']);

/** Faults of the network, neighbours that are away or broken, and too many requests. */
export function mayMend({ kind }: AppError): boolean {
  return MENDING.has(kind);
}

/** How long to wait after that many tries, the first being 1; undefined where none is left. */
export function waitAfter(attempt: number): number | undefined {
  return DELAYS_MS[attempt - 1];
}
