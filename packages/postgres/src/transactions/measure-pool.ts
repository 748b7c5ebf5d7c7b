import { askedGauges, type Registry } from '@trackway/runtime';
import type { Pool } from 'pg';

/** How much of its connections a replica uses, and how many requests wait for one; `pools` by what they are for. */
export function measurePools(metrics: Registry, pools: Readonly<Record<string, Pool>>): void {
  const gauges = {
    database_connections_used: 'Connections that are in use',
    database_connections_limit: 'Connections that this replica may have',
    database_connections_awaited: 'Requests that wait for a connection',
  };
  const ask = async () =>
    Object.entries(pools).map(([pool, { totalCount, idleCount, waitingCount, options }]) => ({
      labels: { pool },
      values: {
        database_connections_used: totalCount - idleCount,
        database_connections_limit: options.max,
        database_connections_awaited: waitingCount,
      },
    }));
  askedGauges(metrics, gauges, ask, ['pool']);
}
