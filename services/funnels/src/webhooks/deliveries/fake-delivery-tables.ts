import { FakeLocks } from '../../shared/fake-transactions';
import { FakeKeyedQueueTable } from '../../shared/queues/fake-keyed-queue';
import type { Webhook } from '../subscriptions/webhook';
import type { Attempt, Delivery } from './delivery';
import type { RecordedEvent } from './delivery-store';

interface StoredDelivery extends Delivery {
  readonly partitionId: string;
  readonly position: number;
}

/** The rows of all processes. */
export class FakeDeliveryTables {
  readonly webhooks = new Map<string, Webhook>();
  readonly events = new Map<string, RecordedEvent>();
  readonly recordedAt = new Map<string, Date>();
  readonly deliveries = new Map<string, StoredDelivery>();
  readonly attempts: { readonly deliveryId: string; readonly attempt: Attempt }[] = [];
  readonly queue: FakeKeyedQueueTable;
  private positions = 0;

  constructor(readonly locks = new FakeLocks()) {
    this.queue = new FakeKeyedQueueTable(locks);
  }

  snapshot(): () => void {
    const maps = [this.webhooks, this.events, this.deliveries, this.queue.rows] as Map<string, unknown>[];
    const before = maps.map((map) => new Map(map));
    const attempts = this.attempts.length;
    return () => {
      for (const [index, map] of maps.entries()) {
        map.clear();
        for (const [key, row] of before[index] ?? []) map.set(key, row);
      }
      this.attempts.length = attempts;
    };
  }

  nextPosition(): number {
    this.positions += 1;
    return this.positions;
  }

  change(id: string, changes: Partial<Delivery>): void {
    const delivery = this.deliveries.get(id);
    if (delivery) this.deliveries.set(id, { ...delivery, ...changes });
  }

  /** Pending deliveries of a webhook in their order. */
  pending(webhookId: string): StoredDelivery[] {
    return [...this.deliveries.values()]
      .filter((delivery) => delivery.webhookId === webhookId && delivery.status === 'pending')
      .toSorted((one, other) => one.position - other.position);
  }
}
