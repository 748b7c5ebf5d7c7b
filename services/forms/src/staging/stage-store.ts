import type { AnswerStores } from '../answers/answer-store';
import type { Stage } from './stage';

export interface StageStore {
  /** Whether it waits or counts already. */
  find(frameId: string, id: string): Promise<Stage | undefined>;
  /** Those of projects that wait, or of all in the frame. */
  waiting(frameId: string, projectIds: readonly string[] | 'all'): Promise<readonly Stage[]>;
  /** The oldest, in every frame, that wait since before a time. */
  waitingSince(before: Date, limit: number): Promise<readonly Stage[]>;
  /** @throws LostRace where the same stage was kept by another transaction first. */
  insert(stage: Stage): Promise<void>;
  /** @throws LostRace where another transaction committed or dropped it first. */
  commit(stage: Stage, at: Date): Promise<void>;
  /** Forgets those that wait still. */
  drop(frameId: string, ids: readonly string[]): Promise<void>;
}

export interface StageStores extends AnswerStores {
  readonly stages: StageStore;
}
