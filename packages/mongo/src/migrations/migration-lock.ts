import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
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

/** Runs `work` in one process at the same time. The lease of a crashed process expires after 30 seconds. */
export async function withMigrationLock<T>(database: mongo.Db, work: () => Promise<T>): Promise<T> {
  const locks = database.collection<LockDocument>('migration_locks');
  const holder = randomUUID();
  while (!(await acquire(locks, holder))) await sleep(POLL_MS);
  const renewal = setInterval(() => void renew(locks, holder).catch(() => undefined), LEASE_MS / 3);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await locks.deleteOne({ _id: LOCK, holder });
  }
}

/** Never inserts a lease, because the work may have ended in the meantime. */
async function renew(locks: mongo.Collection<LockDocument>, holder: string): Promise<void> {
  await locks.updateOne({ _id: LOCK, holder }, { $set: { until: leaseEnd() } });
}

async function acquire(locks: mongo.Collection<LockDocument>, holder: string): Promise<boolean> {
  const lease = { holder, until: leaseEnd() };
  const heldOrExpired = { _id: LOCK, $or: [{ holder }, { until: { $lt: new Date() } }] };
  const { matchedCount } = await locks.updateOne(heldOrExpired, { $set: lease });
  if (matchedCount === 1) return true;
  try {
    await locks.insertOne({ _id: LOCK, ...lease });
    return true;
  } catch (error) {
    if (isAnyDuplicateKey(error)) return false;
    throw error;
  }
}

function leaseEnd(): Date {
  return new Date(Date.now() + LEASE_MS);
}
