import type { Page } from '@trackway/application';
import type { FakeTransactionOperations } from '../../shared/fake-transactions';
import type { Period } from '../../shared/listing/period';
import type { Webhook } from '../subscriptions/webhook';
import type { Attempt, Delivery, LoggedDelivery } from './delivery';
import type { DeliveryFilter, DeliveryStore, NewDelivery, RecordedEvent } from './delivery-store';
import { findLogged, findSubscribed, pageLogged } from './fake-delivery-log';
import type { FakeDeliveryTables } from './fake-delivery-tables';

const FIRST_ATTEMPT = { failures: 0, firstFailedAt: null, nextAttemptAt: null } as const;

/** Deliveries of one frame in memory, in one transaction. */
export class FakeDeliveryStore implements DeliveryStore {
  constructor(
    private readonly tables: FakeDeliveryTables,
    private readonly transaction: FakeTransactionOperations,
  ) {}

  async recordEvents(_frameId: string, events: readonly RecordedEvent[], at: Date): Promise<ReadonlySet<string>> {
    for (const { id } of events) await this.transaction.lock(`event ${id}`);
    const added = await this.transaction.read(() => events.filter(({ id }) => !this.tables.events.has(id)));
    await this.transaction.write(() => {
      for (const event of added) {
        this.tables.events.set(event.id, event);
        this.tables.recordedAt.set(event.id, at);
      }
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

  async finish(_frameId: string, id: string, { status, at }: Parameters<DeliveryStore['finish']>[2]): Promise<void> {
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

  findSubscribedEvents(_frameId: string, webhook: Webhook, period: Period, limit: number) {
    return this.transaction.read(() => findSubscribed(this.tables, webhook, period, limit));
  }

  payloadsOf(_frameId: string, eventIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.transaction.read(() => {
      const { events } = this.tables;
      return new Map(eventIds.flatMap((id) => [[id, events.get(id)?.payload ?? '']]));
    });
  }

  find(_frameId: string, webhookId: string, id: string): Promise<LoggedDelivery | undefined> {
    return this.transaction.read(() => findLogged(this.tables, webhookId, id));
  }

  page(_frameId: string, webhookId: string, filter: DeliveryFilter, page: Page) {
    return this.transaction.read(() => pageLogged(this.tables, webhookId, filter, page));
  }

  removeBefore(_frameId: string, before: Date, limit: number): Promise<number> {
    return this.transaction.read(() => {
      const { events, recordedAt, deliveries } = this.tables;
      const old = [...events.keys()].filter((id) => (recordedAt.get(id) ?? before) < before).slice(0, limit);
      for (const id of old) events.delete(id);
      for (const { id, event } of [...deliveries.values()]) if (old.includes(event.id)) deliveries.delete(id);
      return old.length;
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
