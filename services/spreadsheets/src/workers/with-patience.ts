import { setTimeout as pause } from 'node:timers/promises';
import { type AppError, isAppError } from '@trackway/errors';
import type { Logger } from '@trackway/runtime';
import { JobFailure } from './job-failure';

/** How long the owner of rows may be away before a job gives up. */
const PATIENCE_MS = 5 * 60 * 1_000;
const RETRY_MS = 1_000;

interface Options {
  readonly signal: AbortSignal;
  readonly logger: Logger;
  /** False where the work cannot be begun again. */
  readonly mayTryAgain?: boolean;
}

/**
 * Does `work` again while the owner of the rows is away; whenever it gets on, it says so, and the patience starts anew.
 * What its owner refuses fails the job.
 */
export async function withPatience(
  work: (gotOn: () => void) => Promise<void>,
  { signal, logger, mayTryAgain = true }: Options,
): Promise<void> {
  let giveUpAt = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await work(() => {
        giveUpAt = Date.now() + PATIENCE_MS;
      });
    } catch (error) {
      signal.throwIfAborted();
      if (!isAppError(error)) throw error;
      if (!isAway(error) || !mayTryAgain) throw new JobFailure(error.code, error.message, { cause: error });
      if (Date.now() > giveUpAt) {
        const message = 'The owner of the rows was away for too long.';
        throw new JobFailure('owner_away', message, { cause: error });
      }
      logger.warn({ err: error }, 'the owner of the rows is away; the job waits');
      await pause(RETRY_MS, undefined, { signal }).catch(() => signal.throwIfAborted());
    }
  }
}

function isAway({ kind }: AppError): boolean {
  return kind === 'unavailable' || kind === 'timeout' || kind === 'internal';
}
