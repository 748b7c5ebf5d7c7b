import type { Health, Lifecycle, Logger } from '@trackway/runtime';
import { MongoConnection } from './connection/mongo-connection';
import { MongoDatabase } from './transactions/mongo-database';

interface Context {
  readonly name: string;
  readonly lifecycle: Lifecycle;
  readonly logger: Logger;
  readonly health: Health;
}

/** Opens the database of a service and adds its readiness check. A server that is unavailable is retried. */
export async function openMongo(
  config: { readonly MONGODB_URL: string; readonly MONGODB_POOL_SIZE: number },
  { name, lifecycle, logger, health }: Context,
) {
  const options = { url: config.MONGODB_URL, name, maxPoolSize: config.MONGODB_POOL_SIZE, logger };
  const mongo = await new MongoConnection(options).start();
  const { connection } = lifecycle.own('mongo', mongo, (opened) => opened.stop());
  health.add('mongo', () => mongo.check());
  return { connection, database: new MongoDatabase(connection) };
}
