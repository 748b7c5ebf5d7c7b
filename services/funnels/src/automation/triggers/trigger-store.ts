import type { Period } from '../../shared/listing/period';
import type { Rule } from '../rules/rule';
import type { PastTrigger } from './past-trigger';
import type { Readings } from './readings';
import type { TriggerEvent } from './trigger-event';

/** Of one lane at a time; the others are looked at when these are done with. */
export const MAX_PENDING = 100;

export interface TriggerStore {
  /**
   * Notes what happened, each once by its id. Where an active rule of the frame listens to its kind, its lane is put up for work;
   * the others are kept for looking back alone.
   */
  add(frameId: string, facts: readonly TriggerEvent[]): Promise<void>;
  /** Those of a lane that no rule was held against yet, oldest first; `MOST_WAITING` at most. */
  findPending(frameId: string, partitionId: string): Promise<readonly TriggerEvent[]>;
  /** They are done with, and what was read of them is kept for looking back. */
  markMatched(
    frameId: string,
    facts: readonly { readonly id: string; readonly readings?: Readings | undefined }[],
  ): Promise<void>;
  /** Keeps what conditions read; what was read before stays. */
  addReadings(frameId: string, id: string, readings: Readings): Promise<void>;
  find(frameId: string, id: string): Promise<TriggerEvent | undefined>;
  /** What a rule would have listened to by its type, in the order in which it was noted, after a position. */
  past(
    frameId: string,
    rule: Pick<Rule, 'id' | 'trigger'>,
    period: Period,
    page: { readonly after: number; readonly limit: number },
  ): Promise<{ triggers: readonly PastTrigger[]; next: number }>;
}
