import { type Database, sql } from '@trackway/postgres';
import { observableGauges, type Registry } from '@trackway/runtime';

interface Row {
  readonly action: string;
  readonly status: string;
  readonly count: number;
  readonly oldest_at: Date;
}

/** Counts operations of all frames by state: open ones, and those that ended in the last day. Replicas report the same values. */
export function measureOperations(metrics: Registry, database: Database): void {
  const gauges = {
    operations: 'Operations that are open, and those that ended in the last day',
    operations_oldest_seconds: 'Age of the oldest operation that is open',
  };
  const observe = async () => {
    const { rows } = await database.query<Row>(
      sql`SELECT action, status, count, oldest_at FROM operations_by_status()`,
    );
    return rows.map(({ action, status, count, oldest_at }) => {
      const isOpen = status === 'pending' || status === 'processing';
      const age = (Date.now() - oldest_at.getTime()) / 1_000;
      return {
        labels: { action, status },
        values: { operations: count, ...(isOpen ? { operations_oldest_seconds: age } : {}) },
      };
    });
  };
  observableGauges(metrics, gauges, observe, ['action', 'status']);
}
