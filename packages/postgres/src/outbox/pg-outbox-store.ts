import {
  MAX_COUNTED_ROWS,
  MAX_OUTBOX_BATCH_BYTES,
  type ManagedOutboxStore,
  type OutboxBacklog,
  type PendingEvent,
} from '@trackway/messaging';
import type { Pool, PoolClient } from 'pg';
import { PgQuarantineStore } from './pg-quarantine-store';

/** Key of the advisory lock. Each service has its own database, so it only has to be the same in all replicas. */
const RELAY_LOCK = 7_233_091;
/** Channel of notifications that the outbox has new rows. */
const CHANNEL = 'outbox';

/**
 * Reads the outbox. One replica at a time holds it by an advisory lock on a connection, which ends with the
 * connection.
 */
export class PgOutboxStore implements ManagedOutboxStore {
  readonly quarantined: PgQuarantineStore;
  private client: PoolClient | undefined;

  constructor(private readonly pool: Pool) {
    this.quarantined = new PgQuarantineStore(pool);
  }

  async acquire(onNotified?: () => void): Promise<boolean> {
    const client = await this.pool.connect();
    try {
      const { rows } = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1) AS held', [RELAY_LOCK]);
      if (rows[0]?.held) {
        // Rows whose removal is lost in a crash are published again, so nothing waits for the disk.
        await client.query(`SET synchronous_commit = off; LISTEN ${CHANNEL}`);
        if (onNotified) client.on('notification', () => onNotified());
        this.client = client;
        return true;
      }
    } catch (error) {
      client.release(true);
      throw error;
    }
    client.release();
    return false;
  }

  async oldest(limit: number): Promise<readonly PendingEvent[]> {
    const { rows } = await this.held().query<PendingEvent>({
      name: 'oldest_events',
      text: `SELECT position::text, topic, key, value FROM (
         SELECT position, topic, key, value, sum(octet_length(value)) OVER (ORDER BY position) - octet_length(value) AS before
         FROM (SELECT position, topic, key, value FROM outbox ORDER BY position LIMIT $1) oldest
       ) measured
       WHERE before = 0 OR before + octet_length(value) <= $2 ORDER BY measured.position`,
      values: [limit, MAX_OUTBOX_BATCH_BYTES],
    });
    return rows;
  }

  async remove(positions: readonly string[]): Promise<void> {
    const text = 'DELETE FROM outbox WHERE position = ANY($1::bigint[])';
    await this.held().query({ name: 'remove_events', text, values: [positions] });
  }

  async quarantine(position: string, reason: string): Promise<void> {
    await this.held().query(
      `WITH moved AS (DELETE FROM outbox WHERE position = $1 RETURNING position, frame_id, topic, key, value, created_at)
       INSERT INTO outbox_quarantine (position, frame_id, topic, key, value, created_at, reason)
       SELECT position, frame_id, topic, key, value, created_at, $2 FROM moved`,
      [position, reason],
    );
  }

  async release(): Promise<void> {
    const client = this.client;
    this.client = undefined;
    // Ending the connection releases the lock, even if the connection is broken.
    client?.release(true);
  }

  async notifyHolder(): Promise<void> {
    await this.pool.query(`NOTIFY ${CHANNEL}`);
  }

  async backlog(): Promise<OutboxBacklog> {
    const { rows } = await this.pool.query<BacklogRow>(
      `SELECT count(*) AS count, min(created_at) AS oldest, (SELECT count(*) FROM outbox_quarantine) AS quarantined
       FROM outbox`,
    );
    return toBacklog(rows[0]);
  }

  async frameBacklog(frameId: string): Promise<OutboxBacklog> {
    const { rows } = await this.pool.query<BacklogRow>(
      `SELECT count(*) AS count, min(created_at) AS oldest,
         (SELECT count(*) FROM (SELECT FROM outbox_quarantine WHERE frame_id = $1 LIMIT $2) rejected) AS quarantined
       FROM (SELECT created_at FROM outbox WHERE frame_id = $1 ORDER BY position LIMIT $2) waiting`,
      [frameId, MAX_COUNTED_ROWS],
    );
    return toBacklog(rows[0]);
  }

  private held(): PoolClient {
    if (!this.client) throw new Error('The outbox is not held.');
    return this.client;
  }
}

interface BacklogRow {
  readonly count: number;
  readonly oldest: Date | null;
  readonly quarantined: number;
}

function toBacklog(row: BacklogRow | undefined): OutboxBacklog {
  return {
    count: Number(row?.count ?? 0),
    oldestAt: row?.oldest ?? undefined,
    quarantined: Number(row?.quarantined ?? 0),
  };
}
