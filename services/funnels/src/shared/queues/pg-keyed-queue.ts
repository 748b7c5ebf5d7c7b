import { type Database, preparedSql, type Sql, sql, trustedSql } from '@trackway/postgres';
import type { NewId } from '@trackway/runtime';
import { firstOfGroups } from './first-of-groups';
import type { KeyedQueue, Partition, ProcessResult } from './keyed-queue';

/** Longer than any action may take. If a worker is killed, its partitions are processed again after this time. */
const LEASE = '20 seconds';

/** Key of an advisory lock. Two workers that lease at the same time would choose the same partitions. */
const LEASE_LOCK = 7_233_092;

/** The tables (columns `lane_id`, `ready_at`, …) have no row-level security: they contain only ids and times. */
export class PgKeyedQueue implements KeyedQueue {
  private readonly table: Sql;

  constructor(
    private readonly deps: {
      database: Database;
      newId: NewId;
      table: 'rule_lanes' | 'agent_lanes' | 'webhook_lanes';
      /** The most rows of a webhook that are leased at a time, so that a slow receiver does not block others. */
      maxPerWebhook?: number;
    },
  ) {
    this.table = trustedSql(deps.table);
  }

  async lease(limit: number): Promise<readonly Partition[]> {
    if (await this.isEmpty()) return [];
    const workerId = this.deps.newId();
    return await this.deps.database.inTransaction(async (transaction) => {
      await transaction.query(preparedSql`SELECT pg_advisory_xact_lock(${LEASE_LOCK})`);
      const { rows } = await transaction.query<{ frame_id: string; lane_id: string; arrivals: number }>(preparedSql`
        UPDATE ${this.table} l SET worker_id = ${workerId}, lease_until = now() + ${LEASE}::interval
        FROM (
          SELECT frame_id, lane_id FROM (
            SELECT frame_id, lane_id, ready_at, lease_until,
              -- Leased rows rank first, so that a frame with many of them waits.
              row_number() OVER (PARTITION BY frame_id ORDER BY (lease_until > now()) DESC NULLS LAST, ready_at) AS rank
            FROM ${this.candidates(limit)} rows WHERE ready_at <= now()
          ) ranked
          WHERE lease_until IS NULL OR lease_until <= now()
          ORDER BY rank, ready_at LIMIT ${limit}
        ) chosen
        WHERE l.frame_id = chosen.frame_id AND l.lane_id = chosen.lane_id
        RETURNING l.frame_id, l.lane_id, l.arrivals`);
      return rows.map(({ frame_id: frameId, lane_id: partitionId, arrivals }) => ({
        frameId,
        partitionId,
        arrivals,
        workerId,
      }));
    });
  }

  /** Rows exist only while there is work, so most leases find none, and the statement that chooses rows is large. */
  private async isEmpty(): Promise<boolean> {
    const { count } = await this.deps.database.query(preparedSql`SELECT 1 FROM ${this.table} LIMIT 1`);
    return count === 0;
  }

  private candidates(limit: number): Sql {
    const { maxPerWebhook } = this.deps;
    return maxPerWebhook === undefined
      ? firstOfGroups(this.table, ['frame_id'], { ready: limit, total: null })
      : firstOfGroups(this.table, ['frame_id', 'webhook_id'], { ready: maxPerWebhook, total: maxPerWebhook });
  }

  async renew({ frameId, partitionId, workerId }: Partition): Promise<boolean> {
    const { count } = await this.deps.database.query(sql`
      UPDATE ${this.table} SET lease_until = now() + ${LEASE}::interval
      WHERE frame_id = ${frameId} AND lane_id = ${partitionId} AND worker_id = ${workerId}`);
    return count > 0;
  }

  async release(
    { frameId, partitionId, arrivals, workerId }: Partition,
    result: Exclude<ProcessResult, 'lease_lost'>,
  ): Promise<void> {
    const leased = sql`frame_id = ${frameId} AND lane_id = ${partitionId} AND worker_id = ${workerId}`;
    if (result === 'empty') {
      const { count } = await this.deps.database.query(
        preparedSql`DELETE FROM ${this.table} WHERE ${leased} AND arrivals = ${arrivals}`,
      );
      if (count > 0) return;
    }
    const delayMs = result === 'empty' ? 0 : result.retryInMs;
    await this.deps.database.query(sql`
      UPDATE ${this.table} SET worker_id = NULL, lease_until = NULL, ready_at = now() + ${delayMs} * interval '1 millisecond'
      WHERE ${leased}`);
  }
}
