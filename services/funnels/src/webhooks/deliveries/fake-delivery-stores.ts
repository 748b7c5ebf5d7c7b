import { FakeLocks, type FakeTransaction } from '../../shared/fake-transactions';
import { FakeKeyedQueueTable } from '../../shared/queues/fake-keyed-queue';
import type { Webhook } from '../subscriptions/webhook';
import type { WebhookStore } from '../subscriptions/webhook-store';
import type { Attempt, Delivery } from './delivery';
import type { DeliveryStore, NewDelivery, RecordedEvent } from './delivery-store';

interface StoredDelivery extends Delivery {
  readonly partitionId: string;
  readonly position: number;
}

/** The rows of all processes. */
export class FakeDeliveryTables {
  readonly webhooks = new Map<string, Webhook>();
  readonly events = new Map<string, RecordedEvent>();
  readonly deliveries = new Map<string, StoredDelivery>();
  readonly attempts: { readonly deliveryId: string; readonly attempt: Attempt }[] = [];
  readonly queue: FakeKeyedQueueTable;
  private positions = 0;

  constructor(readonly locks = new FakeLocks()) {
    this.queue = new FakeKeyedQueueTable(locks);
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

const FIRST_ATTEMPT = { failures: 0, firstFailedAt: null, nextAttemptAt: null } as const;

type UsedDeliveries = Pick<
  DeliveryStore,
  'recordEvents' | 'add' | 'next' | 'finish' | 'postpone' | 'log' | 'resume' | 'retryNow'
>;

/** Deliveries of webhooks in memory, in one transaction. */
export class FakeDeliveryStore implements UsedDeliveries {
  constructor(
    private readonly tables: FakeDeliveryTables,
    private readonly transaction: FakeTransaction,
  ) {}

  async recordEvents(_frameId: string, events: readonly RecordedEvent[]): Promise<ReadonlySet<string>> {
    for (const { id } of events) await this.transaction.lock(`event ${id}`);
    const added = await this.transaction.read(() => events.filter(({ id }) => !this.tables.events.has(id)));
    await this.transaction.write(() => {
      for (const event of added) this.tables.events.set(event.id, event);
    });
    return new Set(added.map(({ id }) => id));
  }

  add(frameId: string, deliveries: readonly NewDelivery[], at: Date): Promise<void> {
    return this.transaction.write(() => {
      for (const delivery of deliveries) this.addOne(frameId, delivery, at);
    });
  }

  next(_frameId: string, partitionId: string): Promise<{ delivery: Delivery; webhook: Webhook } | undefined> {
    return this.transaction.read(() => {
      const [delivery] = [...this.tables.webhooks.values()]
        .filter(({ disabled, deletedAt }) => disabled === null && deletedAt === null)
        .flatMap(({ id }) => this.tables.pending(id).filter((one) => one.partitionId === partitionId));
      const webhook = delivery && this.tables.webhooks.get(delivery.webhookId);
      return webhook && { delivery, webhook };
    });
  }

  async finish(
    _frameId: string,
    id: string,
    { status, at }: { status: 'delivered' | 'failed'; at: Date },
  ): Promise<void> {
    await this.transaction.lock(`delivery ${id}`);
    const deliveredAt = status === 'delivered' ? at : null;
    await this.transaction.write(() => this.tables.change(id, { ...FIRST_ATTEMPT, status, deliveredAt }));
  }

  async postpone(
    _frameId: string,
    { id, failures }: Pick<Delivery, 'id' | 'failures'>,
    wait: { firstFailedAt: Date; nextAttemptAt: Date | null },
  ): Promise<boolean> {
    await this.transaction.lock(`delivery ${id}`);
    const current = await this.transaction.read(() => this.tables.deliveries.get(id));
    if (current?.status !== 'pending' || current.failures !== failures) return false;
    await this.transaction.write(() => this.tables.change(id, { ...wait, failures: failures + 1 }));
    return true;
  }

  log(_frameId: string, deliveryId: string, _attemptId: string, attempt: Attempt): Promise<void> {
    return this.transaction.write(() => {
      this.tables.attempts.push({ deliveryId, attempt });
    });
  }

  resume(frameId: string, webhookId: string): Promise<void> {
    return this.transaction.write(() => {
      for (const { id, failures, partitionId } of this.tables.pending(webhookId)) {
        if (failures > 0) this.tables.change(id, FIRST_ATTEMPT);
        this.tables.queue.add(frameId, partitionId);
        this.tables.queue.makeReady(partitionId);
      }
    });
  }

  retryNow(_frameId: string, webhookId: string): Promise<void> {
    return this.transaction.write(() => {
      for (const { partitionId } of this.tables.pending(webhookId)) this.tables.queue.makeReady(partitionId);
    });
  }

  private addOne(frameId: string, { id, webhookId, eventId, partitionId }: NewDelivery, at: Date): void {
    const { events, deliveries, queue } = this.tables;
    const event = events.get(eventId);
    if (!event) throw new Error('A delivery needs an event.');
    const known = [...deliveries.values()].find((one) => one.webhookId === webhookId && one.event.id === eventId);
    const position = this.tables.nextPosition();
    const fresh = { ...FIRST_ATTEMPT, status: 'pending', deliveredAt: null } as const;
    if (!known) deliveries.set(id, { id, webhookId, partitionId, event, createdAt: at, position, ...fresh });
    else if (known.status !== 'pending') deliveries.set(known.id, { ...known, position, ...fresh });
    queue.add(frameId, partitionId);
  }
}

/** Webhooks in memory, in one transaction. */
export class FakeWebhookStore
  implements Pick<WebhookStore, 'find' | 'lock' | 'insert' | 'update' | 'all' | 'markFailing' | 'clearFailing'>
{
  constructor(
    private readonly tables: FakeDeliveryTables,
    private readonly transaction: FakeTransaction,
  ) {}

  find(_frameId: string, id: string): Promise<Webhook | undefined> {
    return this.transaction.read(() => this.tables.webhooks.get(id));
  }

  async lock(frameId: string, id: string): Promise<Webhook | undefined> {
    await this.transaction.lock(`webhook ${id}`);
    return this.find(frameId, id);
  }

  insert(frameId: string, webhook: Webhook): Promise<void> {
    return this.update(frameId, webhook);
  }

  update(_frameId: string, webhook: Webhook): Promise<void> {
    return this.transaction.write(() => {
      this.tables.webhooks.set(webhook.id, webhook);
    });
  }

  all(): Promise<readonly Webhook[]> {
    return this.transaction.read(() =>
      [...this.tables.webhooks.values()].filter(({ deletedAt }) => deletedAt === null),
    );
  }

  async markFailing(frameId: string, id: string, at: Date): Promise<void> {
    const webhook = await this.lock(frameId, id);
    if (webhook && webhook.failingSince === null) await this.setFailing(id, at);
  }

  async clearFailing(frameId: string, id: string): Promise<Date | undefined> {
    const webhook = await this.lock(frameId, id);
    if (webhook?.failingSince) await this.setFailing(id, null);
    return webhook?.failingSince ?? undefined;
  }

  private setFailing(id: string, failingSince: Date | null): Promise<void> {
    return this.transaction.write(() => {
      const webhook = this.tables.webhooks.get(id);
      if (webhook) this.tables.webhooks.set(id, { ...webhook, failingSince });
    });
  }
}
