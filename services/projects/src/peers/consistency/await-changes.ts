import { setTimeout as pause } from 'node:timers/promises';
import { type ConsistencyToken, readConsistencyTokens } from '@trackway/runtime';
import type { ProcessedEvents } from './processed-events';

const MAX_WAIT_MS = 1_000;
const MAX_PAUSE_MS = 50;

interface Deps {
  readonly processedEvents: ProcessedEvents;
  readonly maxWaitMs?: number;
}

/**
 * Waits until searches include the changes that consistency tokens name. Returns the services whose changes are missing
 * after a second. @throws AppError `malformed_request` for an invalid token.
 */
export function makeAwaitChanges({ processedEvents, maxWaitMs = MAX_WAIT_MS }: Deps) {
  return async (text: string): Promise<readonly string[]> => {
    let missing = readConsistencyTokens(text);
    const end = Date.now() + maxWaitMs;
    for (let wait = 5; ; wait = Math.min(wait * 2, MAX_PAUSE_MS)) {
      missing = await stillMissing(processedEvents, missing);
      const left = end - Date.now();
      if (missing.length === 0 || left <= 0) return [...new Set(missing.map(({ service }) => service))];
      await pause(Math.min(wait, left));
    }
  };
}

async function stillMissing(
  processedEvents: ProcessedEvents,
  tokens: readonly ConsistencyToken[],
): Promise<readonly ConsistencyToken[]> {
  const missing = await processedEvents.missing(tokens.flatMap(({ events }) => events));
  return tokens.filter(({ events }) => events.some(({ id }) => missing.has(id)));
}
