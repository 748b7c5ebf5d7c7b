import { setTimeout as pause } from 'node:timers/promises';
import { readConsistencyToken } from '@trackway/runtime';
import type { KeptEvents } from './kept-events';

const LONGEST_WAIT_MS = 1_000;
const LONGEST_PAUSE_MS = 50;

/**
 * Waits until searches see what a consistency token names. Gives the service whose changes are still on their way after a
 * second; undefined where all is there. @throws AppError `malformed_request` for what is no token.
 */
export function makeAwaitChanges({ keptEvents }: { keptEvents: KeptEvents }) {
  return async (token: string): Promise<string | undefined> => {
    const { service, events } = readConsistencyToken(token);
    const end = Date.now() + LONGEST_WAIT_MS;
    for (let wait = 5; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
      if (await keptEvents.includeAll(events)) return undefined;
      const left = end - Date.now();
      if (left <= 0) return service;
      await pause(Math.min(wait, left));
    }
  };
}
