import { createConnection, type mongo } from 'mongoose';
import { pendingMigrations, readMigrations } from './migration-files';
import { withMigrationLock } from './migration-lock';

interface RanMigration {
  readonly _id: string;
  readonly ran_at: Date;
}

/**
 * Runs the pending migrations of `folder` in one process at the same time. A failed migration is not recorded and runs again, so
 * each must be idempotent. Returns the names of the completed migrations.
 */
export async function migrate(options: { databaseUrl: string; folder: string }): Promise<string[]> {
  const all = readMigrations(options.folder);
  const connection = createConnection(options.databaseUrl, { w: 'majority', serverSelectionTimeoutMS: 10_000 });
  try {
    await connection.asPromise();
    const { db } = connection;
    if (!db) throw new Error('MONGODB_URL must name a database.');
    return await withMigrationLock(db, () => runPending(db, all));
  } finally {
    await connection.close();
  }
}

async function runPending(database: mongo.Db, all: ReturnType<typeof readMigrations>): Promise<string[]> {
  const record = database.collection<RanMigration>('schema_migrations');
  const ran = (await record.find().toArray()).map(({ _id }) => _id);
  const pending = pendingMigrations(all, ran);
  for (const { name, up } of pending) {
    await up(database);
    await record.insertOne({ _id: name, ran_at: new Date() });
  }
  return pending.map(({ name }) => name);
}
