import type { Logger } from '@trackway/runtime';
import type { AuthorizeInitiator } from './authorize-initiator';
import { JobFailure } from './job-errors';
import type { RunJob } from './job-runner';
import { retryWhileUnavailable } from './retry-while-unavailable';

/** Upper bound for how long a job continues after its initiator has lost the permission. */
const CHECK_INTERVAL_MS = 10_000;

interface Deps {
  readonly authorizeInitiator: AuthorizeInitiator;
  readonly logger: Logger;
  readonly intervalMs?: number;
}

/** Runs a job only if its initiator is allowed to, and aborts it if the initiator loses the permission. */
export function runWhileAuthorized(
  run: RunJob,
  { authorizeInitiator, logger, intervalMs = CHECK_INTERVAL_MS }: Deps,
): RunJob {
  return async (operation, claim, signal) => {
    await retryWhileUnavailable(() => authorizeInitiator(operation), { signal, logger });
    const denied = new AbortController();
    const timer = setInterval(() => {
      authorizeInitiator(operation).catch((error: unknown) => {
        if (error instanceof JobFailure) denied.abort(error);
        // The next check follows after the interval.
        else logger.warn({ err: error, operation: operation.id }, 'the permission for an operation cannot be checked');
      });
    }, intervalMs);
    try {
      await run(operation, claim, AbortSignal.any([signal, denied.signal]));
    } catch (error) {
      throw denied.signal.aborted ? denied.signal.reason : error;
    } finally {
      clearInterval(timer);
    }
  };
}
