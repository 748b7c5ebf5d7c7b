import type { RecordEffectRow } from '@trackway/messaging';
import type { ClientSession, Model } from 'mongoose';
import type { EffectDocument } from './effect-model';

/** Stores recorded changes in the transaction of the change. */
export class MongoEffectWriter {
  constructor(
    private readonly model: Model<EffectDocument>,
    private readonly session: ClientSession,
  ) {}

  async add(frameId: string, rows: readonly RecordEffectRow[]): Promise<void> {
    if (rows.length === 0) return;
    const documents = rows.map(({ id, actor, changes, ...row }) => ({
      ...row,
      _id: id,
      frame_id: frameId,
      actor: JSON.stringify(actor),
      changes: JSON.stringify(changes),
    }));
    await this.model.insertMany(documents, { session: this.session });
  }
}
