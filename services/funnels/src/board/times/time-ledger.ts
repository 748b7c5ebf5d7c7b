import type { Assignment } from '../funnels/assignment';
import type { Deadline, DeadlineKind } from './deadline';

/** A project's time in one step. */
export interface StepStay {
  readonly stepId: string;
  readonly stepName: string;
  readonly enteredAt: Date;
  /** Null while it stands there. */
  readonly leftAt: Date | null;
  readonly seconds: number;
}

/** What projects spent in one step of a funnel, those that stand there now included. */
export interface StepTimes {
  readonly stepId: string;
  readonly stays: number;
  readonly averageSeconds: number;
  readonly medianSeconds: number;
  readonly longestSeconds: number;
}

export interface TimeLedger {
  /** Notes where an assignment stands after a change, and its deadlines. */
  recordStay(frameId: string, assignment: Assignment, deadlines: readonly Deadline[]): Promise<void>;
  /** Sets when open projects in a step become late, after its limit was changed; null is never. */
  updateStepLimit(frameId: string, stepId: string, lateAfterHours: number | null, now: Date): Promise<void>;
  /** Takes a deadline that has passed; false where it was taken or moved meanwhile. */
  claimDeadline(frameId: string, assignmentId: string, deadline: Deadline): Promise<boolean>;
  staysOf(frameId: string, assignmentId: string, now: Date): Promise<readonly StepStay[]>;
  timesOf(frameId: string, funnelId: string, now: Date): Promise<readonly StepTimes[]>;
}

/** Deadlines that have passed, of all frames. */
export interface DueDeadline extends Deadline {
  readonly kind: DeadlineKind;
  readonly frameId: string;
  readonly assignmentId: string;
}

export interface Deadlines {
  due(now: Date, limit: number): Promise<readonly DueDeadline[]>;
}
