import type { Respondent } from '../answers/answer';
import type { FieldValue } from '../fields/field-value';
import type { Accessor } from '../projects/accessor';

/** Longer than any move takes. The funnels service makes no move after this time. */
const LIFETIME_MS = 15 * 60 * 1_000;

/** Maximum difference between the clocks of two services. */
const MAX_CLOCK_SKEW_MS = 60 * 1_000;

/** A validated value of a pending move. */
export interface StagedValue {
  readonly formId: number;
  readonly fieldId: string;
  readonly value: FieldValue;
  /** Version of the stored answer when the value was staged, 0 if there was none. Undefined in older stages. */
  readonly baseVersion?: number | undefined;
}

/** The cause of a move, which is the cause of its answers too, also if another request commits them. */
export interface StageCause {
  readonly correlationId: string;
  readonly causationId: string | null;
  readonly requestId: string;
}

/** Answers that become visible when their move is made in the funnels service. */
export interface Stage {
  readonly id: string;
  readonly frameId: string;
  readonly accessor: Accessor;
  readonly values: readonly StagedValue[];
  readonly by: Respondent;
  /** The cause of the move. Undefined in older stages. */
  readonly cause?: StageCause | undefined;
  readonly createdAt: Date;
  /** Null while the move is pending. */
  readonly committedAt: Date | null;
}

export function expiryOf({ createdAt }: Stage): Date {
  return new Date(createdAt.getTime() + LIFETIME_MS);
}

/** Stages from before this time are expired, even if clocks differ. */
export function expiredBefore(now: Date): Date {
  return new Date(now.getTime() - LIFETIME_MS - MAX_CLOCK_SKEW_MS);
}
