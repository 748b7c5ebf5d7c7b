import { type Database, type Sql, sql, trustedSql } from '@trackway/postgres';
import type { NewId } from '@trackway/runtime';
import type { Lane, LaneLeft, Lanes } from './keyed-queue';

/** Longer than any action may take; a worker that was killed keeps its lanes for as long. */
const LEASE = '20 seconds';

/** Two workers that choose at once would choose the same lanes. Any number will do that no other lock of the service has. */
const CHOOSING = 7_233_092;

/** A table of lanes is not behind row-level security: it holds ids and times alone. */
export class PgLanes implements Lanes {
  private readonly table: Sql;

  constructor(
    private readonly deps: {
      database: Database;
      newId: NewId;
      table: 'rule_lanes' | 'agent_lanes' | 'webhook_lanes';
      /** The lanes that may be taken now; all of the table unless told. */
      among?: Sql;
    },
  ) {
    this.table = trustedSql(deps.table);
  }

  async take(limit: number): Promise<readonly Lane[]> {
    const workerId = this.deps.newId();
    return await this.deps.database.inTransaction(async (transaction) => {
      await transaction.query(sql`SELECT pg_advisory_xact_lock(${CHOOSING})`);
      const { rows } = await transaction.query<{ frame_id: string; lane_id: string; arrivals: number }>(sql`
        UPDATE ${this.table} l SET worker_id = ${workerId}, lease_until = now() + ${LEASE}::interval
        FROM (
          SELECT frame_id, lane_id FROM (
            SELECT frame_id, lane_id, ready_at, lease_until,
              -- Those in hand come first, so that a frame with many of them waits.
              row_number() OVER (PARTITION BY frame_id ORDER BY (lease_until > now()) DESC NULLS LAST, ready_at) AS turn
            FROM ${this.deps.among ?? this.table} lanes WHERE ready_at <= now()
          ) ranked
          WHERE lease_until IS NULL OR lease_until <= now()
          ORDER BY turn, ready_at LIMIT ${limit}
        ) chosen
        WHERE l.frame_id = chosen.frame_id AND l.lane_id = chosen.lane_id
        RETURNING l.frame_id, l.lane_id, l.arrivals`);
      return rows.map(({ frame_id, lane_id, arrivals }) => ({
        frameId: frame_id,
        laneId: lane_id,
        arrivals,
        workerId,
      }));
    });
  }

  async hold({ frameId, laneId, workerId }: Lane): Promise<boolean> {
    const { count } = await this.deps.database.query(sql`
      UPDATE ${this.table} SET lease_until = now() + ${LEASE}::interval
      WHERE frame_id = ${frameId} AND lane_id = ${laneId} AND worker_id = ${workerId}`);
    return count > 0;
  }

  async release({ frameId, laneId, arrivals, workerId }: Lane, next: Exclude<LaneLeft, 'taken_over'>): Promise<void> {
    const mine = sql`frame_id = ${frameId} AND lane_id = ${laneId} AND worker_id = ${workerId}`;
    if (next === 'empty') {
      const { count } = await this.deps.database.query(
        sql`DELETE FROM ${this.table} WHERE ${mine} AND arrivals = ${arrivals}`,
      );
      if (count > 0) return;
    }
    const waitMs = next === 'empty' ? 0 : next.waitMs;
    await this.deps.database.query(sql`
      UPDATE ${this.table} SET worker_id = NULL, lease_until = NULL, ready_at = now() + ${waitMs} * interval '1 millisecond'
      WHERE ${mine}`);
  }
}
