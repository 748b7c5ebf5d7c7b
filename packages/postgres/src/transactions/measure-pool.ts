import { observableGauges, type Registry } from '@trackway/runtime';
import type { Pool } from 'pg';

/** Exports how many connections are used and how many requests wait for one. `pools` are named by purpose. */
export function measurePools(metrics: Registry, pools: Readonly<Record<string, Pool>>): void {
  const gauges = {
    database_connections_used: 'Connections that are in use',
    database_connections_limit: 'Connections that this replica may have',
    database_connections_awaited: 'Requests that wait for a connection',
  };
  const observe = async () =>
    Object.entries(pools).map(([pool, { totalCount, idleCount, waitingCount, options }]) => ({
      labels: { pool },
      values: {
        database_connections_used: totalCount - idleCount,
        database_connections_limit: options.max,
        database_connections_awaited: waitingCount,
      },
    }));
  observableGauges(metrics, gauges, observe, ['pool']);
}
