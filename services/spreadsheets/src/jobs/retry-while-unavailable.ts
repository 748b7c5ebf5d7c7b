import { setTimeout as sleep } from 'node:timers/promises';
import { isAppError } from '@trackway/errors';
import type { Logger } from '@trackway/runtime';
import { JobFailure } from './job-errors';

/** A job fails if the peer service is unavailable for this time. */
const MAX_UNAVAILABLE_MS = 5 * 60 * 1_000;
const RETRY_INTERVAL_MS = 1_000;

interface Options {
  readonly signal: AbortSignal;
  readonly logger: Logger;
  /** False for work that cannot be repeated. */
  readonly isRepeatable?: boolean;
}

/**
 * Repeats `work` while the peer service is unavailable. `onProgress` restarts the time limit.
 * @throws JobFailure with the code of any other error of the peer service, and `owner_away` after the time limit
 */
export async function retryWhileUnavailable(
  work: (onProgress: () => void) => Promise<void>,
  { signal, logger, isRepeatable = true }: Options,
): Promise<void> {
  let deadline = Date.now() + MAX_UNAVAILABLE_MS;
  for (;;) {
    try {
      return await work(() => {
        deadline = Date.now() + MAX_UNAVAILABLE_MS;
      });
    } catch (error) {
      signal.throwIfAborted();
      if (!isAppError(error)) throw error;
      if (!isUnavailable(error) || !isRepeatable) throw new JobFailure(error.code, error.message, { cause: error });
      if (Date.now() > deadline) {
        const message = 'The service that stores the rows was unavailable for more than 5 minutes.';
        throw new JobFailure('owner_away', message, { cause: error });
      }
      logger.warn({ err: error }, 'a peer service is unavailable; the job retries');
      await sleep(RETRY_INTERVAL_MS, undefined, { signal }).catch(() => signal.throwIfAborted());
    }
  }
}

/** Whether a database or a peer service could not serve a request, so that a retry can succeed. */
export function isUnavailable(error: unknown): boolean {
  if (!isAppError(error)) return false;
  return error.kind === 'unavailable' || error.kind === 'timeout' || error.kind === 'internal';
}
