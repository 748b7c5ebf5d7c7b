import type { Logger } from '@trackway/runtime';
import { JobFailure } from '../workers/job-failure';
import type { RunJob } from '../workers/operation-workers';
import { withPatience } from '../workers/with-patience';
import type { CheckInitiator } from './check-initiator';

/** A job of an hour must not go on for an hour when who started it was shut out. */
const CHECK_EVERY_MS = 10_000;

interface Deps {
  readonly checkInitiator: CheckInitiator;
  readonly logger: Logger;
  readonly everyMs?: number;
}

/** Runs jobs only for those who may still start them, and stops one within seconds when they may not any more. */
export function runWhileAllowed(run: RunJob, { checkInitiator, logger, everyMs = CHECK_EVERY_MS }: Deps): RunJob {
  return async (operation, claim, signal) => {
    await withPatience(() => checkInitiator(operation), { signal, logger });
    const refused = new AbortController();
    const again = setInterval(() => {
      checkInitiator(operation).catch((error: unknown) => {
        // Whoever is away is asked again next time.
        if (error instanceof JobFailure) refused.abort(error);
      });
    }, everyMs);
    try {
      await run(operation, claim, AbortSignal.any([signal, refused.signal]));
    } catch (error) {
      throw refused.signal.aborted ? refused.signal.reason : error;
    } finally {
      clearInterval(again);
    }
  };
}
