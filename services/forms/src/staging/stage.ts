import type { Answerer } from '../answers/answer';
import type { FieldValue } from '../fields/field-value';
import type { Accessor } from '../projects/accessor';

/** Longer than any move takes; whoever staged makes no move after it. */
const LIFETIME_MS = 15 * 60 * 1_000;

/** Clocks of two services differ: that much later a move is surely made or never will be. */
const GRACE_MS = 60 * 1_000;

/** A checked value that waits for the change it belongs to. */
export interface StagedValue {
  readonly formId: number;
  readonly fieldId: string;
  readonly value: FieldValue;
  /** Version of the stored answer when the value was staged, 0 if there was none. Undefined in stages from before it was recorded. */
  readonly baseVersion?: number | undefined;
}

/** Answers that count once the change that carries them is made, which another service decides. */
export interface Stage {
  readonly id: string;
  readonly frameId: string;
  readonly accessor: Accessor;
  readonly values: readonly StagedValue[];
  readonly by: Answerer;
  readonly createdAt: Date;
  /** Null while they wait. */
  readonly committedAt: Date | null;
}

export function expiryOf({ createdAt }: Stage): Date {
  return new Date(createdAt.getTime() + LIFETIME_MS);
}

/** What was staged before it is expired, whatever the clocks say. */
export function expiredBefore(now: Date): Date {
  return new Date(now.getTime() - LIFETIME_MS - GRACE_MS);
}
