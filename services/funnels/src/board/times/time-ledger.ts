import type { Assignment } from '../funnels/assignment';
import type { Deadline, DeadlineKind } from './deadline';

/** A stay of a project in a step. */
export interface StepStay {
  readonly stepId: string;
  readonly stepName: string;
  readonly enteredAt: Date;
  /** Null while the project is in the step. */
  readonly leftAt: Date | null;
  readonly seconds: number;
}

/** Statistics of all stays in a step, including current ones. */
export interface StepTimes {
  readonly stepId: string;
  readonly stays: number;
  readonly averageSeconds: number;
  readonly medianSeconds: number;
  readonly longestSeconds: number;
}

/** An assignment after a change. */
export interface CurrentStay {
  readonly assignment: Assignment;
  /** All deadlines of the assignment, including those that have passed. */
  readonly deadlines: readonly Deadline[];
}

export interface TimeLedger {
  /**
   * Records the current steps of assignments, and replaces their deadlines. A deadline that has passed is not added,
   * because only a time in the future is a new deadline.
   */
  recordStays(frameId: string, stays: readonly CurrentStay[]): Promise<void>;
  /** Replaces the `late` deadlines of the projects in a step after its limit has changed; null for never. */
  updateStepLimit(frameId: string, stepId: string, lateAfterHours: number | null, now: Date): Promise<void>;
  /** Claims a deadline that has passed. False if it was claimed or changed concurrently. */
  claimDeadline(frameId: string, assignmentId: string, deadline: Deadline): Promise<boolean>;
  staysOf(frameId: string, assignmentId: string, now: Date): Promise<readonly StepStay[]>;
  timesOf(frameId: string, funnelId: string, now: Date): Promise<readonly StepTimes[]>;
}

/** A deadline that has passed, of any frame. */
export interface DueDeadline extends Deadline {
  readonly kind: DeadlineKind;
  readonly frameId: string;
  readonly assignmentId: string;
}

export interface Deadlines {
  due(now: Date, limit: number): Promise<readonly DueDeadline[]>;
}
