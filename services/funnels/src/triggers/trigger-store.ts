import type { TriggerFact } from './trigger-fact';

export interface TriggerStore {
  /**
   * Notes what happened, each once by its id. Where an active rule of the frame listens to its kind, its lane is put up for work;
   * the others are kept for looking back alone.
   */
  add(frameId: string, facts: readonly TriggerFact[]): Promise<void>;
  /** Those of a lane that no rule was held against yet, oldest first. */
  waiting(frameId: string, laneId: string): Promise<readonly TriggerFact[]>;
  matched(frameId: string, ids: readonly string[]): Promise<void>;
  find(frameId: string, id: string): Promise<TriggerFact | undefined>;
}
