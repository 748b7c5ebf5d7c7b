import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { mongo } from 'mongoose';
import { isAnyDuplicateKey } from '../queries/mongo-errors';

const LOCK = 'migrations';
const LEASE_MS = 30_000;
const POLL_MS = 100;

interface LockDocument {
  readonly _id: string;
  readonly holder: string;
  readonly until: Date;
}

/** Runs `work` while no other process does the same. A holder that died is waited for until its lease ends, 30 seconds. */
export async function withMigrationLock<T>(database: mongo.Db, work: () => Promise<T>): Promise<T> {
  const locks = database.collection<LockDocument>('migration_locks');
  const holder = randomUUID();
  while (!(await take(locks, holder))) await wait(POLL_MS);
  const renewal = setInterval(() => void take(locks, holder).catch(() => undefined), LEASE_MS / 3);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await locks.deleteOne({ _id: LOCK, holder });
  }
}

async function take(locks: mongo.Collection<LockDocument>, holder: string): Promise<boolean> {
  const lease = { holder, until: new Date(Date.now() + LEASE_MS) };
  const mineOrFree = { _id: LOCK, $or: [{ holder }, { until: { $lt: new Date() } }] };
  const { matchedCount } = await locks.updateOne(mineOrFree, { $set: lease });
  if (matchedCount === 1) return true;
  try {
    await locks.insertOne({ _id: LOCK, ...lease });
    return true;
  } catch (error) {
    if (isAnyDuplicateKey(error)) return false;
    throw error;
  }
}
