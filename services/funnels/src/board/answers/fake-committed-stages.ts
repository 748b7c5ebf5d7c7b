import { FakeTable } from '@trackway/simulation';
import type { CommittedStages } from './committed-stages';

export class FakeCommittedStages implements CommittedStages {
  readonly rows = new FakeTable<string>((stageId) => stageId);

  async add(frameId: string, stageId: string): Promise<void> {
    this.rows.put(frameId, stageId);
  }

  async among(frameId: string, stageIds: readonly string[]): Promise<readonly string[]> {
    return this.rows.of(frameId).filter((id) => stageIds.includes(id));
  }
}
