import type { Connection, Model } from 'mongoose';
import { defineModel } from '../connection/define-model';
import { isAnyDuplicateKey, toUnavailable } from '../queries/mongo-errors';

interface CounterDocument {
  /** `<frame>:<name>`. */
  readonly _id: string;
  readonly last_value: number;
}

/**
 * Sequences of numbers for each frame. They are incremented outside of transactions, so that requests do not wait for each other.
 * Numbers can be skipped and are never used twice.
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

  /** Reserves `count` consecutive numbers and returns the first. Sequences start at 1. */
  async take(frameId: string, name: string, count = 1): Promise<number> {
    const id = `${frameId}:${name}`;
    try {
      const last = (await this.increment(id, count)) ?? (await this.create(id, count));
      return last - count + 1;
    } catch (error) {
      throw toUnavailable(error);
    }
  }

  private async increment(id: string, count: number): Promise<number | undefined> {
    const update = { $inc: { last_value: count } };
    const raised = await this.counters.findOneAndUpdate({ _id: id }, update, { returnDocument: 'after' }).lean();
    return raised?.last_value;
  }

  /** Creates a counter. If a concurrent request has created it, increments it. */
  private async create(id: string, count: number): Promise<number> {
    try {
      await this.counters.create({ _id: id, last_value: count });
      return count;
    } catch (error) {
      const last = isAnyDuplicateKey(error) ? await this.increment(id, count) : undefined;
      if (last === undefined) throw error;
      return last;
    }
  }
}
