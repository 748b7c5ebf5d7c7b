import type { Clock, NewId } from '@trackway/runtime';
import { derivedId } from '../../shared/derived-id';
import type { WebhookStores } from '../../unit-of-work';
import { matchesFilters } from '../events/event-filter';
import type { WebhookEvent } from '../events/webhook-event';
import { matchesEvent, type Webhook } from '../subscriptions/webhook';
import type { NewDelivery, RecordedEvent } from './delivery-store';

type RecordStores = Pick<WebhookStores, 'webhooks' | 'deliveries' | 'assignments' | 'feed'>;

export interface RecordDeps {
  readonly newId: NewId;
  readonly clock: Clock;
}

/** Adds events to the feed, and a delivery for each webhook that they match. A repeated event, by its id, adds none. */
export async function recordEvents(
  { webhooks, deliveries, assignments, feed }: RecordStores,
  frameId: string,
  events: readonly WebhookEvent[],
  { newId, clock }: RecordDeps,
): Promise<void> {
  if (events.length === 0) return;
  const now = clock();
  await feed.append(frameId, events, now);
  const listening = await webhooks.all(frameId);
  if (listening.length === 0) return;
  const placed = await withFunnels({ assignments }, frameId, events);
  const isNew = await deliveries.recordEvents(frameId, placed, now);
  const wanted = placed
    .filter(({ id }) => isNew.has(id))
    .flatMap((event) => {
      const subscribed = listening.filter((webhook) => matchesEvent(webhook, event));
      return matchingPayload(subscribed, event.payload).map((webhook) => toDelivery(webhook, event, newId()));
    });
  await deliveries.add(frameId, wanted, now);
}

/** Webhooks whose filters match. The payload is parsed only if there are filters. */
function matchingPayload(webhooks: readonly Webhook[], payload: string): readonly Webhook[] {
  if (webhooks.every(({ filters }) => filters.length === 0)) return webhooks;
  const event: unknown = JSON.parse(payload);
  return webhooks.filter(({ filters }) => matchesFilters(filters, event));
}

/** Events of one project are delivered to one webhook in order, unless the webhook needs no order. */
export function toDelivery(
  { id: webhookId, ordering }: Pick<Webhook, 'id' | 'ordering'>,
  event: Pick<WebhookEvent, 'id' | 'orderId'>,
  id: string,
): NewDelivery {
  const partitionId = derivedId(webhookId, ordering === 'none' ? event.id : event.orderId);
  return { id, webhookId, eventId: event.id, partitionId };
}

/** An event in a funnel matches that funnel. Other events match all funnels of the project. */
async function withFunnels(
  { assignments }: Pick<WebhookStores, 'assignments'>,
  frameId: string,
  events: readonly WebhookEvent[],
): Promise<readonly RecordedEvent[]> {
  const anywhere = events.flatMap(({ funnelId, projectId }) => (projectId && !funnelId ? [projectId] : []));
  const standing = anywhere.length > 0 ? await assignments.ofProjects(frameId, [...new Set(anywhere)]) : [];
  const funnels = Map.groupBy(standing, ({ projectId }) => projectId);
  return events.map((event) => {
    const places = funnels.get(event.projectId ?? '') ?? [];
    return { ...event, funnelIds: event.funnelId ? [event.funnelId] : places.map(({ funnelId }) => funnelId) };
  });
}
