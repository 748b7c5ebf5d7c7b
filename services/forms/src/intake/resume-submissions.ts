import type { Clock } from '@trackway/runtime';
import type { UnitOfWork } from '../shared/unit-of-work';
import type { IntakeStores } from './intake-store';
import type { IntakeSubmission } from './intake-submission';

/** Longer than an attempt takes. */
const ATTEMPT_MS = 30_000;
/** A restarted service is available again within seconds. */
const FIRST_DELAY_MS = 5_000;
const MAX_DELAY_MS = 3_600_000;

/** When an attempt that begins now counts as interrupted. */
export function attemptEnd(now: Date): Date {
  return new Date(now.getTime() + ATTEMPT_MS);
}

/** When a submission is attempted again after its last attempt failed: after 5 s, 10 s and so on, up to an hour. */
export function nextAttempt(now: Date, attempts: number): Date {
  return new Date(now.getTime() + Math.min(FIRST_DELAY_MS * 2 ** Math.min(attempts - 1, 10), MAX_DELAY_MS));
}

/** Resumes one unfinished submission, whose last attempt failed or was interrupted. Returns whether there may be more. */
export function makeResumeSubmissions(deps: {
  readonly unitOfWork: UnitOfWork<IntakeStores>;
  readonly processSubmission: (submission: IntakeSubmission) => Promise<void>;
  readonly clock: Clock;
}) {
  return async (): Promise<boolean> => {
    const now = deps.clock();
    const due = await deps.unitOfWork.read(({ intake }) => intake.claimDue(now, attemptEnd(now)));
    if (!due) return false;
    await deps.processSubmission(due);
    return true;
  };
}
