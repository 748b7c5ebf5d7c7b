import type { Page } from '@trackway/application';
import { fakePage } from '@trackway/simulation';
import type { Period } from '../../shared/listing/period';
import { matchesEvent, type Webhook } from '../subscriptions/webhook';
import type { LoggedDelivery } from './delivery';
import type { DeliveryFilter, SubscribedEvent } from './delivery-store';
import type { FakeDeliveryTables } from './fake-delivery-tables';

/** Events of a period that match a webhook, apart from its filters. */
export function findSubscribed(
  { events }: FakeDeliveryTables,
  webhook: Webhook,
  { from, to }: Period,
  limit: number,
): SubscribedEvent[] {
  return [...events.values()]
    .filter(({ occurredAt, kind }) => occurredAt >= from && occurredAt <= to && kind !== 'webhook.test')
    .filter((event) => matchesEvent(webhook, event))
    .slice(0, limit)
    .map(({ id, orderId }) => ({ id, orderId }));
}

/** A delivery with all attempts, newest first. */
export function findLogged(tables: FakeDeliveryTables, webhookId: string, id: string): LoggedDelivery | undefined {
  const delivery = tables.deliveries.get(id);
  if (delivery?.webhookId !== webhookId) return undefined;
  const { partitionId: _, position: __, ...rest } = delivery;
  const attempts = tables.attempts.filter(({ deliveryId }) => deliveryId === id).map(({ attempt }) => attempt);
  return { ...rest, attempts: attempts.toReversed() };
}

/** Deliveries with their last attempt, newest first. */
export function pageLogged(
  tables: FakeDeliveryTables,
  webhookId: string,
  { statuses, kinds, projectIds, eventIds, from, to }: DeliveryFilter,
  page: Page,
): { found: readonly LoggedDelivery[]; total: number } {
  const found = [...tables.deliveries.values()]
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime() || (other.id > one.id ? 1 : -1))
    .flatMap(({ id }) => findLogged(tables, webhookId, id) ?? [])
    .filter(({ status, event }) => (statuses?.includes(status) ?? true) && (kinds?.includes(event.kind) ?? true))
    .filter(({ event }) => projectIds?.includes(event.projectId ?? '') ?? true)
    .filter(({ event }) => eventIds?.includes(event.id) ?? true)
    .filter(({ event: { occurredAt } }) => (!from || occurredAt >= from) && (!to || occurredAt <= to))
    .map((delivery) => ({ ...delivery, attempts: delivery.attempts.slice(0, 1) }));
  const { items, total } = fakePage(found, page);
  return { found: items, total };
}
