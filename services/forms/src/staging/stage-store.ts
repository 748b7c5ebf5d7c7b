import type { AnswerStores } from '../answers/answer-store';
import type { Stage } from './stage';

export interface StageStore {
  find(frameId: string, id: string): Promise<Stage | undefined>;
  /** Pending stages of the projects, or of all projects of the frame. */
  pending(frameId: string, projectIds: readonly string[] | 'all'): Promise<readonly Stage[]>;
  /** The oldest stages of all frames that are pending since before a time. */
  pendingSince(before: Date, limit: number): Promise<readonly Stage[]>;
  /** @throws TransactionConflict if another transaction has inserted the same stage */
  insert(stage: Stage): Promise<void>;
  /** @throws TransactionConflict if another transaction has committed or dropped the stage */
  commit(stage: Stage, at: Date): Promise<void>;
  /** Deletes pending stages. */
  drop(frameId: string, ids: readonly string[]): Promise<void>;
}

export interface StageStores extends AnswerStores {
  readonly stages: StageStore;
}
