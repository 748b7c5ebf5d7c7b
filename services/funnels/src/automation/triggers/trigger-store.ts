import type { Period } from '../../shared/listing/period';
import type { Rule } from '../rules/rule';
import type { PastTrigger } from './past-trigger';
import type { Readings } from './readings';
import type { TriggerEvent } from './trigger-event';

/** Maximum number of triggers that are matched at once. */
export const MAX_PENDING = 100;

export interface TriggerStore {
  /**
   * Records triggers, each once by its id. Triggers with the type of an active rule are added to the queue, and those of
   * a project with a waiting run. The others are only for simulations.
   */
  add(frameId: string, events: readonly TriggerEvent[]): Promise<void>;
  /** Adds a partition to the queue, because it has a pending run again. */
  requeue(frameId: string, partitionId: string): Promise<void>;
  /** Unmatched triggers of a partition, oldest first; at most `MAX_PENDING`. */
  findPending(frameId: string, partitionId: string): Promise<readonly TriggerEvent[]>;
  /** Marks triggers as matched and stores the values that conditions read, for simulations. */
  markMatched(
    frameId: string,
    events: readonly { readonly id: string; readonly readings?: Readings | undefined }[],
  ): Promise<void>;
  /** Adds values that conditions read. Stored values are not overwritten. */
  addReadings(frameId: string, id: string, readings: Readings): Promise<void>;
  find(frameId: string, id: string): Promise<TriggerEvent | undefined>;
  /** Triggers of a project in a short period, in the order in which they were recorded. */
  ofProject(frameId: string, projectId: string, period: Period): Promise<readonly TriggerEvent[]>;
  /** Triggers with the type of a rule after a position, in the order in which they were recorded. */
  past(
    frameId: string,
    rule: Pick<Rule, 'id' | 'trigger'>,
    period: Period,
    page: { readonly after: number; readonly limit: number },
  ): Promise<{ triggers: readonly PastTrigger[]; next: number }>;
}
