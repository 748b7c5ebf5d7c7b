import { type Database, sql, trustedSql } from '@trackway/postgres';
import { observableGauges, type Registry } from '@trackway/runtime';

const TABLES = { rules: 'rule_lanes', agents: 'agent_lanes', webhooks: 'webhook_lanes' } as const;

interface Row {
  readonly kind: string;
  readonly waiting: number;
  readonly oldest: number;
}

/** Gauges of due partitions of all frames. Every replica reports the same values. */
export function measureKeyedQueues(metrics: Registry, database: Database): void {
  const gauges = {
    partitions_due: 'Projects, executions or deliveries that wait for a worker',
    partitions_due_oldest_seconds: 'Waiting time of the oldest of them',
  };
  const each = Object.entries(TABLES).map(
    ([kind, table]) => `SELECT '${kind}' AS kind, count(*) AS waiting,
      COALESCE(EXTRACT(EPOCH FROM now() - min(ready_at)), 0)::float8 AS oldest FROM ${table} WHERE ready_at <= now()`,
  );
  const statement = sql`${trustedSql(each.join(' UNION ALL '))}`;
  const read = async () => {
    const { rows } = await database.query<Row>(statement);
    return rows.map(({ kind, waiting, oldest }) => ({
      labels: { kind },
      values: { partitions_due: waiting, partitions_due_oldest_seconds: oldest },
    }));
  };
  observableGauges(metrics, gauges, read, ['kind']);
}
