import { setTimeout as wait } from 'node:timers/promises';
import type { mongo } from 'mongoose';
import { StartFailure } from '../../process/start-failure';

const COLLECTION = 'send_queues';
/** The lease of a worker may last so long while it sends one message (`LEASE_MS` of channels). */
const MAX_LEASE_MS = 30_000;
const HOLDER = 'cell move';
/** Queues are due again after this time, also if the move is killed and never resumed. */
const HOLD_MS = 60 * 60_000;
const POLL_MS = 100;

/**
 * Leases the queues of messages of a tenant, as a worker of channels does, so that no worker sends a message that the
 * target sends as well. Resolves when no worker sends one. Repeatable.
 */
export async function holdMessages(db: mongo.Db, frameId: string): Promise<void> {
  const queues = db.collection(COLLECTION);
  for (const end = Date.now() + MAX_LEASE_MS; ; await wait(POLL_MS)) {
    const now = new Date();
    const free = { $or: [{ holder: '' }, { due_at: { $lte: now } }] };
    await queues.updateMany({ frame_id: frameId, holder: { $ne: HOLDER }, ...free }, shift(HOLD_MS, HOLDER));
    const left = await queues.countDocuments({ frame_id: frameId, holder: { $ne: HOLDER } });
    if (left === 0) return;
    if (now.getTime() > end)
      throw new StartFailure(`Messages of ${left} conversations are being sent. Move the tenant later.`);
  }
}

/** Returns the queues to the workers of a database, at the times at which they were due. Idempotent. */
export async function releaseMessages(db: mongo.Db, frameId: string): Promise<void> {
  await db.collection(COLLECTION).updateMany({ frame_id: frameId, holder: HOLDER }, shift(-HOLD_MS, ''));
}

function shift(ms: number, holder: string): mongo.Document[] {
  return [{ $set: { due_at: { $add: ['$due_at', ms] }, holder } }];
}
