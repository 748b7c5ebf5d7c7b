import type { Period } from '../../shared/listing/period';
import type { Rule } from '../rules/rule';
import type { PastTrigger } from './past-trigger';
import type { Readings } from './readings';
import type { TriggerFact } from './trigger-event';

/** Of one lane at a time; the others are looked at when these are done with. */
export const MOST_WAITING = 100;

export interface TriggerStore {
  /**
   * Notes what happened, each once by its id. Where an active rule of the frame listens to its kind, its lane is put up for work;
   * the others are kept for looking back alone.
   */
  add(frameId: string, facts: readonly TriggerFact[]): Promise<void>;
  /** Those of a lane that no rule was held against yet, oldest first; `MOST_WAITING` at most. */
  waiting(frameId: string, laneId: string): Promise<readonly TriggerFact[]>;
  /** They are done with, and what was read of them is kept for looking back. */
  matched(
    frameId: string,
    facts: readonly { readonly id: string; readonly readings?: Readings | undefined }[],
  ): Promise<void>;
  /** Keeps what conditions read; what was read before stays. */
  remember(frameId: string, id: string, readings: Readings): Promise<void>;
  find(frameId: string, id: string): Promise<TriggerFact | undefined>;
  /** What a rule would have listened to by its type, in the order in which it was noted, after a position. */
  past(
    frameId: string,
    rule: Pick<Rule, 'id' | 'trigger'>,
    period: Period,
    page: { readonly after: number; readonly limit: number },
  ): Promise<{ triggers: readonly PastTrigger[]; next: number }>;
}
