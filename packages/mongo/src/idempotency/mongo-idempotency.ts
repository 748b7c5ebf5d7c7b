import { idempotencyKeyReused } from '@trackway/errors';
import type { IdempotencyStore, KeptReply, KeyUse } from '@trackway/http';
import type { Model } from 'mongoose';
import { defineModel } from '../connection/define-model';
import { isAnyDuplicateKey } from '../queries/mongo-errors';
import { LostRace } from '../transactions/lost-race';
import type { MongoDatabase, MongoTransaction } from '../transactions/mongo-database';

interface KeyDocument {
  /** `<frame>:<subject>:<route>:<key>`. */
  readonly _id: string;
  readonly fingerprint: string;
  /** JSON of the answer. */
  readonly reply: string;
  readonly created_at: Date;
}

const LIFETIME_MS = 24 * 60 * 60 * 1_000;

/**
 * Keeps answers in the collection `idempotency_keys` of a service for 24 hours. Whatever `work` does in transactions of the
 * same `MongoDatabase` joins the one that holds the key, so that a crash leaves both or neither; who comes meanwhile
 * conflicts with it, and is run again until the first one is done.
 */
export class MongoIdempotency implements IdempotencyStore {
  private readonly keys: Model<KeyDocument>;

  constructor(private readonly database: MongoDatabase) {
    const text = { type: String, required: true };
    this.keys = defineModel<KeyDocument>(database.connection, {
      name: 'IdempotencyKey',
      collection: 'idempotency_keys',
      fields: { _id: text, fingerprint: text, reply: { type: String }, created_at: { type: Date, required: true } },
    });
  }

  once(use: KeyUse, work: () => Promise<KeptReply>): Promise<{ reply: KeptReply; replayed: boolean }> {
    const _id = `${use.frameId}:${use.subject}:${use.route}:${use.key}`;
    return this.database.inSharedTransaction(async (transaction) => {
      const kept = await this.claim(transaction, { _id, fingerprint: use.fingerprint });
      if (kept && kept.fingerprint !== use.fingerprint) throw idempotencyKeyReused();
      if (kept) return { reply: JSON.parse(kept.reply), replayed: true };
      const reply = await work();
      await this.keys.updateOne({ _id }, { $set: { reply: JSON.stringify(reply) } }).session(transaction.session);
      return { reply, replayed: false };
    });
  }

  /** Undefined where the key is this request's; else what was kept for it. */
  private async claim(
    { session }: MongoTransaction,
    { _id, fingerprint }: Pick<KeyDocument, '_id' | 'fingerprint'>,
  ): Promise<KeyDocument | undefined> {
    const now = new Date();
    const known = await this.keys.findOne({ _id }).session(session).lean<KeyDocument>();
    if (known && now.getTime() - known.created_at.getTime() < LIFETIME_MS) return known;
    const claimed = { fingerprint, reply: '', created_at: now };
    if (known) {
      await this.keys.updateOne({ _id }, { $set: claimed }).session(session);
      return undefined;
    }
    try {
      await this.keys.insertMany([{ _id, ...claimed }], { session });
      return undefined;
    } catch (error) {
      throw isAnyDuplicateKey(error) ? new LostRace('a key was used') : error;
    }
  }
}
