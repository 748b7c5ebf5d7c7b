import { FakeTable } from '@trackway/simulation';
import type { MoveKeys } from './move-keys';

export class FakeMoveKeys implements MoveKeys {
  readonly rows = new FakeTable<{ readonly key: string; readonly assignmentId: string }>(({ key }) => key);

  async claim(frameId: string, key: string, assignmentId: string): Promise<boolean> {
    if (await this.has(frameId, key)) return false;
    this.rows.put(frameId, { key, assignmentId });
    return true;
  }

  async has(frameId: string, key: string): Promise<boolean> {
    return this.rows.find(frameId, key) !== undefined;
  }
}
