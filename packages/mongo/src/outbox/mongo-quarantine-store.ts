import type { QuarantinedEvent } from '@trackway/contracts';
import {
  encodeEvent,
  HEADER_LENGTH,
  MAX_LISTED_EVENTS,
  type OutgoingEvent,
  type QuarantinedRow,
  type QuarantineStore,
  toQuarantinedEvent,
} from '@trackway/messaging';
import { newId } from '@trackway/runtime';
import { MongoDatabase } from '../transactions/mongo-database';
import type { OutboxModels, QuarantinedLine } from './outbox-models';

const ROW = {
  _id: 0,
  id: '$_id',
  topic: 1,
  key: 1,
  head: { $substrCP: ['$value', 0, HEADER_LENGTH] },
  bytes: { $strLenBytes: '$value' },
  reason: 1,
  quarantinedAt: '$quarantined_at',
} as const;

/** The documents of `outbox_quarantine`. */
export class MongoQuarantineStore implements QuarantineStore {
  private readonly database: MongoDatabase;

  constructor(private readonly models: OutboxModels) {
    this.database = new MongoDatabase(models.quarantine.db);
  }

  list(frameId: string): Promise<readonly QuarantinedEvent[]> {
    return this.read({ frame_id: frameId });
  }

  async find(frameId: string, id: string): Promise<QuarantinedEvent | undefined> {
    return (await this.read({ frame_id: frameId, _id: id }))[0];
  }

  /** The event gets a new id, because rows are published in the order of their ids. */
  replay(frameId: string, id: string, entry: OutgoingEvent): Promise<boolean> {
    return this.remove(frameId, id, entry, ({ topic, key, value }) => [{ topic, key, value }]);
  }

  discard(frameId: string, id: string, entry: OutgoingEvent): Promise<boolean> {
    return this.remove(frameId, id, entry, () => []);
  }

  private async read(match: Readonly<Record<string, string>>): Promise<readonly QuarantinedEvent[]> {
    const stages = [
      { $match: match },
      { $sort: { _id: 1 } as const },
      { $limit: MAX_LISTED_EVENTS },
      { $project: ROW },
    ];
    const rows = await this.models.quarantine.aggregate<QuarantinedRow>(stages);
    return rows.map(toQuarantinedEvent);
  }

  private remove(
    frameId: string,
    id: string,
    { topic, event }: OutgoingEvent,
    linesOf: (removed: QuarantinedLine) => readonly { topic: string; key: string; value: string }[],
  ): Promise<boolean> {
    return this.database.inTransaction(async ({ session }) => {
      const removed = await this.models.quarantine
        .findOneAndDelete({ _id: id, frame_id: frameId }, { session })
        .lean<QuarantinedLine>();
      if (!removed) return false;
      const lines = [...linesOf(removed), { topic, key: event.subject, value: encodeEvent(event) }];
      const rows = lines.map((line) => ({ _id: newId(), frame_id: frameId, ...line }));
      await this.models.lines.insertMany(rows, { session });
      return true;
    });
  }
}
