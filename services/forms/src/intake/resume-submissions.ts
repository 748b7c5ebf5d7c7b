import type { Clock } from '@trackway/runtime';
import type { UnitOfWork } from '../shared/unit-of-work';
import type { IntakeStores } from './intake-store';
import type { IntakeSubmission } from './intake-submission';

/** Longer than an attempt takes. */
const ATTEMPT_MS = 30_000;
const MAX_DELAY_MS = 3_600_000;

/** When the first attempt, which the request itself makes, counts as interrupted. */
export function firstAttemptEnd(now: Date): Date {
  return new Date(now.getTime() + ATTEMPT_MS);
}

/**
 * Resumes one unfinished submission, whose first attempt failed or was interrupted. Attempts have increasing distances of at most
 * an hour. Returns whether there may be more.
 */
export function makeResumeSubmissions(deps: {
  readonly unitOfWork: UnitOfWork<IntakeStores>;
  readonly processSubmission: (submission: IntakeSubmission) => Promise<void>;
  readonly clock: Clock;
}) {
  return async (): Promise<boolean> => {
    const now = deps.clock();
    const due = await deps.unitOfWork.read(({ intake }) => intake.claimDue(now, firstAttemptEnd(now)));
    if (!due) return false;
    const delay = Math.min(ATTEMPT_MS * 2 ** Math.min(due.attempts, 10), MAX_DELAY_MS);
    await deps.processSubmission({ ...due, nextAttemptAt: new Date(now.getTime() + delay) });
    return true;
  };
}
