import { TransactionConflict } from '@trackway/mongo';
import type { Stage } from './stage';
import type { StageStore } from './stage-store';

/** An in-memory store for unit tests. Its table can be the copy of a transaction (`FakeFormsDatabase`). */
export class FakeStageStore implements StageStore {
  constructor(private readonly stages: Map<string, Stage>) {}

  async find(frameId: string, id: string): Promise<Stage | undefined> {
    return this.stages.get(keyOf(frameId, id));
  }

  async pending(frameId: string, projectIds: readonly string[] | 'all'): Promise<readonly Stage[]> {
    return this.allPending().filter(
      (stage) => stage.frameId === frameId && (projectIds === 'all' || projectIds.includes(stage.accessor.projectId)),
    );
  }

  async pendingSince(before: Date, limit: number): Promise<readonly Stage[]> {
    return this.allPending()
      .filter(({ createdAt }) => createdAt < before)
      .slice(0, limit);
  }

  async insert(stage: Stage): Promise<void> {
    const key = keyOf(stage.frameId, stage.id);
    if (this.stages.has(key)) throw new TransactionConflict('the stage was inserted by another transaction');
    this.stages.set(key, stage);
  }

  async commit({ frameId, id }: Stage, at: Date): Promise<void> {
    const current = this.stages.get(keyOf(frameId, id));
    if (!current || current.committedAt)
      throw new TransactionConflict('the stage was committed or dropped by another transaction');
    this.stages.set(keyOf(frameId, id), { ...current, committedAt: at });
  }

  async drop(frameId: string, ids: readonly string[]): Promise<void> {
    for (const key of ids.map((id) => keyOf(frameId, id)))
      if (this.stages.get(key)?.committedAt === null) this.stages.delete(key);
  }

  private allPending(): Stage[] {
    return [...this.stages.values()]
      .filter(({ committedAt }) => committedAt === null)
      .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  }
}

function keyOf(frameId: string, id: string): string {
  return `${frameId}:${id}`;
}
