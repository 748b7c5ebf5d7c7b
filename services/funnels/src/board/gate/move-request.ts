import type { GivenAnswer } from '../answers/forms-client';
import type { PlayedRange } from '../viewings/ranges';

/** A request to move a project into a funnel, or to another step of it. */
export interface MoveRequest {
  readonly funnelId: string;
  readonly projectId: string;
  /** Without it, the first step. */
  readonly stepId?: string;
  /** Version of the assignment that the client has read. */
  readonly ifVersion?: number;
  /** What the caller has just played of the step's videos. Stored only if the move is made. */
  readonly viewed?: readonly ViewedAttachment[];
  /** Answers to forms of the step. They count only if the move is made. */
  readonly answers?: readonly GivenAnswer[];
  /** Idempotency key: one key moves at most once. */
  readonly key?: string;
}

export interface ViewedAttachment {
  readonly id: string;
  readonly ranges: readonly PlayedRange[];
}
