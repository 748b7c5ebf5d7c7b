import { defineModel, MongoConnection, MongoDatabase } from '@trackway/mongo';
import { quietLogger, testServers } from '@trackway/testkit';
import type { Model } from 'mongoose';

export interface Thing {
  readonly _id: string;
  readonly value: number;
}

export function freshDatabaseUrl(): string {
  const url = new URL(testServers.mongodbUrl());
  url.pathname = `/test_mongo_${Math.random().toString(36).slice(2, 12)}`;
  return url.href;
}

/** A new database with the collection `things`, whose values are unique. */
export async function openDatabase() {
  const options = { url: freshDatabaseUrl(), name: 'test', maxPoolSize: 20, logger: quietLogger() };
  const opened = await new MongoConnection(options).start();
  const { connection } = opened;
  const things: Model<Thing> = defineModel<Thing>(connection, {
    name: 'Thing',
    collection: 'things',
    fields: { _id: { type: String, required: true }, value: { type: Number, required: true } },
  });
  await connection.collection('things').createIndex({ value: 1 }, { unique: true, name: 'things_value_key' });
  for (const name of ['outbox', 'outbox_quarantine', 'inbox', 'outbox_leases', 'counters'])
    await connection.createCollection(name);
  return {
    connection,
    things,
    database: new MongoDatabase(connection),
    close: async () => {
      await connection.dropDatabase();
      await opened.stop();
    },
  };
}
