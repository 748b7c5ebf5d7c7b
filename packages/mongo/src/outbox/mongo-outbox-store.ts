import {
  MAX_COUNTED_ROWS,
  MAX_OUTBOX_BATCH_BYTES,
  type ManagedOutboxStore,
  type OutboxBacklog,
  type PendingEvent,
} from '@trackway/messaging';
import { newId } from '@trackway/runtime';
import { isAnyDuplicateKey } from '../queries/mongo-errors';
import { MongoQuarantineStore } from './mongo-quarantine-store';
import type { OutboxLease, OutboxModels } from './outbox-models';

const LEASE = 'relay';
/** Time until another relay replaces a crashed one. The lease is renewed three times within it. */
const LEASE_MS = 6_000;
/** Minimum interval of renewals, for short leases. */
const MIN_RENEWAL_MS = 100;
/** A relay without the lease reports at most this often that it exists. */
const STANDBY_INTERVAL_MS = 1_000;
/** Without a report, the holder assumes after this time that there is no other relay. */
const STANDBY_TIMEOUT_MS = 10_000;

/**
 * Holds the outbox with a lease by the clock of the server. A relay that was blocked for longer than its lease detects
 * that another one holds it before it publishes what it has read.
 */
export class MongoOutboxStore implements ManagedOutboxStore {
  readonly quarantined: MongoQuarantineStore;
  private readonly holder = newId();
  private renewal: NodeJS.Timeout | undefined;
  private isShared = true;
  private reportedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly models: OutboxModels,
    private readonly leaseMs = LEASE_MS,
  ) {
    this.quarantined = new MongoQuarantineStore(models);
  }

  async acquire(): Promise<boolean> {
    await this.ensureLease();
    const free = { until: { $lte: await this.serverTime() } };
    if (!(await this.extend({ $or: [{ holder: this.holder }, free] }))) {
      await this.reportStandby();
      return false;
    }
    const everyMs = Math.max(this.leaseMs / 3, MIN_RENEWAL_MS);
    this.renewal ??= setInterval(() => void this.renew().catch(() => undefined), everyMs).unref();
    return true;
  }

  async oldest(limit: number): Promise<readonly PendingEvent[]> {
    // After an election, a local read can return rows of a transaction that is rolled back. These must not be published.
    const rows = this.models.lines.find().read('primary').readConcern('majority').sort({ _id: 1 }).limit(limit);
    const lines = withinBytes(await rows.lean());
    // Another relay may have published the rows if it took over the lease in the meantime.
    if (lines.length > 0 && !(await this.renew())) throw new Error('Another relay holds the outbox now.');
    return lines.map(({ _id, topic, key, value }) => ({ position: _id, topic, key, value }));
  }

  async remove(positions: readonly string[]): Promise<void> {
    await this.models.lines.deleteMany({ _id: { $in: [...positions] } });
  }

  async quarantine(position: string, reason: string): Promise<void> {
    const line = await this.models.lines.findById(position).lean();
    if (!line) return;
    const { _id, ...event } = line;
    const row = { ...event, reason, quarantined_at: new Date() };
    await this.models.quarantine.updateOne({ _id }, { $set: row }, { upsert: true });
    await this.models.lines.deleteOne({ _id });
  }

  async release(): Promise<void> {
    clearInterval(this.renewal);
    this.renewal = undefined;
    await this.models.leases.updateOne({ _id: LEASE, holder: this.holder }, { $set: { until: new Date(0) } });
  }

  /** Known from the last renewal. Relays of earlier versions do not report that they exist. */
  hasStandby(): boolean {
    return this.isShared;
  }

  async backlog(): Promise<OutboxBacklog> {
    const [oldest] = await this.models.lines.find({}, { _id: 1 }).sort({ _id: 1 }).limit(1).lean();
    const count = oldest ? await this.models.lines.countDocuments() : 0;
    const quarantined = await this.models.quarantine.estimatedDocumentCount();
    return { count, oldestAt: oldest && writtenAt(oldest._id), quarantined };
  }

  async frameBacklog(frameId: string): Promise<OutboxBacklog> {
    const ofFrame = { frame_id: frameId };
    const limit = MAX_COUNTED_ROWS;
    const [oldest] = await this.models.lines.find(ofFrame, { _id: 1 }).sort({ _id: 1 }).limit(1).lean();
    const count = oldest ? await this.models.lines.countDocuments(ofFrame, { limit }) : 0;
    const quarantined = await this.models.quarantine.countDocuments(ofFrame, { limit });
    return { count, oldestAt: oldest && writtenAt(oldest._id), quarantined };
  }

  private renew(): Promise<boolean> {
    return this.extend({ holder: this.holder });
  }

  private async extend(condition: Record<string, unknown>): Promise<boolean> {
    const until = { $add: ['$$NOW', this.leaseMs] };
    const lease = await this.models.leases
      .findOneAndUpdate({ _id: LEASE, ...condition }, [{ $set: { holder: this.holder, until } }], {
        updatePipeline: true,
        returnDocument: 'after',
      })
      .lean();
    if (lease) this.isShared = hasStandby(lease, this.leaseMs);
    return lease !== null;
  }

  private async reportStandby(): Promise<void> {
    const now = performance.now();
    if (now - this.reportedAt < STANDBY_INTERVAL_MS) return;
    this.reportedAt = now;
    const report = [{ $set: { standby_at: '$$NOW' } }];
    await this.models.leases.updateOne({ _id: LEASE }, report, { updatePipeline: true });
  }

  private async serverTime(): Promise<Date> {
    const response = await this.models.leases.db.db?.command({ hello: 1 });
    if (!(response?.['localTime'] instanceof Date)) throw new Error('The database is not connected yet.');
    return response['localTime'];
  }

  private async ensureLease(): Promise<void> {
    if (await this.models.leases.exists({ _id: LEASE })) return;
    try {
      await this.models.leases.create({ _id: LEASE, holder: '', until: new Date(0) });
    } catch (error) {
      if (!isAnyDuplicateKey(error)) throw error;
    }
  }
}

/** Compares times of the server: a lease that was just extended ends `leaseMs` later. */
function hasStandby({ until, standby_at: reportedAt }: OutboxLease, leaseMs: number): boolean {
  return reportedAt !== undefined && until.getTime() - leaseMs - reportedAt.getTime() < STANDBY_TIMEOUT_MS;
}

/** A UUID of version 7 starts with its creation time in milliseconds. */
function writtenAt(id: string): Date {
  return new Date(Number.parseInt(id.replace('-', '').slice(0, 12), 16));
}

/** The first lines that fit into one batch of the broker, and at least one. */
function withinBytes<Line extends { readonly value: string }>(lines: readonly Line[]): readonly Line[] {
  let bytes = 0;
  const end = lines.findIndex(({ value }, index) => {
    bytes += Buffer.byteLength(value);
    return index > 0 && bytes > MAX_OUTBOX_BATCH_BYTES;
  });
  return end === -1 ? lines : lines.slice(0, end);
}
