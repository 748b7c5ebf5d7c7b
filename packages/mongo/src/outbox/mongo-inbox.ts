import type { Event } from '@trackway/contracts';
import type { Connection, Model } from 'mongoose';
import { defineModel } from '../connection/define-model';
import { isAnyDuplicateKey } from '../queries/mongo-errors';
import type { MongoTransaction } from '../transactions/mongo-database';
import { TransactionConflict } from '../transactions/transaction-conflict';

export interface InboxLine {
  /** `<consumer>:<event id>`. */
  readonly _id: string;
  readonly claimed_at: Date;
}

/** Call once for each connection. */
export function inboxModel(connection: Connection): Model<InboxLine> {
  return defineModel<InboxLine>(connection, {
    name: 'InboxLine',
    collection: 'inbox',
    fields: { _id: { type: String, required: true }, claimed_at: { type: Date, required: true } },
  });
}

/**
 * Claims events in the transaction of their effects, and returns those that were not claimed before, so that repeated deliveries
 * have no effect. Each `consumer` claims events independently.
 */
export async function claimEvents<Data>(
  inbox: Model<InboxLine>,
  { session }: MongoTransaction,
  consumer: string,
  events: readonly Event<Data>[],
): Promise<readonly Event<Data>[]> {
  const byKey = new Map(events.map((event) => [`${consumer}:${event.id}`, event]));
  const known = await inbox
    .find({ _id: { $in: [...byKey.keys()] } })
    .session(session)
    .lean();
  for (const { _id } of known) byKey.delete(_id);
  const lines = [...byKey.keys()].map((_id) => ({ _id, claimed_at: new Date() }));
  try {
    await inbox.insertMany(lines, { session });
  } catch (error) {
    // Any error aborts a MongoDB transaction. The repeated transaction finds the claims of the other one.
    throw isAnyDuplicateKey(error) ? new TransactionConflict('an event was claimed by another transaction') : error;
  }
  return [...byKey.values()];
}
