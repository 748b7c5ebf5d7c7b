import type { Connection, Model } from 'mongoose';
import { defineModel } from '../connection/define-model';
import { isAnyDuplicateKey, toUnavailable } from '../queries/mongo-errors';

interface CounterDocument {
  /** `<frame>:<name>`. */
  readonly _id: string;
  readonly last_value: number;
}

/**
 * Numbers that count for each frame. They are taken outside of the transaction that uses them, so that nobody waits for
 * another's commit: a number may be skipped, and none is given twice.
 */
export class MongoCounters {
  private readonly counters: Model<CounterDocument>;

  constructor(connection: Connection) {
    this.counters = defineModel<CounterDocument>(connection, {
      name: 'Counter',
      collection: 'counters',
      fields: { _id: { type: String, required: true }, last_value: { type: Number, required: true } },
    });
  }

  /** Takes `count` numbers in a row and gives the first of them. Counting starts at 1. */
  async take(frameId: string, name: string, count = 1): Promise<number> {
    const id = `${frameId}:${name}`;
    try {
      const last = (await this.raise(id, count)) ?? (await this.begin(id, count));
      return last - count + 1;
    } catch (error) {
      throw toUnavailable(error);
    }
  }

  private async raise(id: string, count: number): Promise<number | undefined> {
    const update = { $inc: { last_value: count } };
    const raised = await this.counters.findOneAndUpdate({ _id: id }, update, { returnDocument: 'after' }).lean();
    return raised?.last_value;
  }

  /** Two may begin a counter at once: whoever is second counts on from the first. */
  private async begin(id: string, count: number): Promise<number> {
    try {
      await this.counters.create({ _id: id, last_value: count });
      return count;
    } catch (error) {
      const last = isAnyDuplicateKey(error) ? await this.raise(id, count) : undefined;
      if (last === undefined) throw error;
      return last;
    }
  }
}
