import { observableGauges, type Registry } from '@trackway/runtime';
import type { OutboxStore } from './outbox';

/**
 * Metrics of the outbox: number of rows and age of the oldest. All replicas report the same values, because they share
 * the outbox.
 */
export function measureOutbox(metrics: Registry, store: OutboxStore): void {
  const gauges = {
    outbox_waiting: 'Events that the broker has not acknowledged yet',
    outbox_oldest_seconds: 'Age of the oldest event that waits for the broker',
    outbox_quarantined: 'Events that the broker rejected and that an operator has to inspect',
  };
  observableGauges(metrics, gauges, async () => {
    const { count, oldestAt, quarantined } = await store.backlog();
    const age = oldestAt ? Math.max(0, Date.now() - oldestAt.getTime()) / 1_000 : 0;
    return [{ values: { outbox_waiting: count, outbox_oldest_seconds: age, outbox_quarantined: quarantined } }];
  });
}
