import { conflict } from '@trackway/errors';
import { FakeTable } from '@trackway/simulation';
import type { Label } from './label';
import type { LabelStore } from './label-store';

export class FakeLabelStore implements LabelStore {
  readonly rows = new FakeTable<Label>(({ id }) => id);

  async findMany(frameId: string, ids: readonly string[]): Promise<readonly Label[]> {
    return this.rows.of(frameId).filter(({ id }) => ids.includes(id));
  }

  async lockMany(frameId: string, ids: readonly string[]): Promise<readonly Label[]> {
    return (await this.findMany(frameId, ids)).toSorted((one, other) => (one.id > other.id ? 1 : -1));
  }

  async insert(frameId: string, label: Label): Promise<void> {
    const isTaken = this.rows
      .of(frameId)
      .some(({ id, name, deletedAt }) => id !== label.id && name === label.name && deletedAt === null);
    if (isTaken && label.deletedAt === null) {
      const message = 'Another one of the frame has this name.';
      throw conflict(message, { name: [message] });
    }
    this.rows.put(frameId, label);
  }

  update(frameId: string, label: Label): Promise<void> {
    return this.insert(frameId, label);
  }
}
