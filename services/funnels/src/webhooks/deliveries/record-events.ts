import type { Clock, NewId } from '@trackway/runtime';
import { derivedId } from '../../shared/derived-id';
import type { WebhookStores } from '../../unit-of-work';
import type { WebhookEvent } from '../events/webhook-event';
import { matchesEvent } from '../subscriptions/webhook';
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
    .flatMap((event) =>
      listening
        .filter((webhook) => matchesEvent(webhook, event))
        .map(({ id: webhookId }) => toDelivery(webhookId, event, newId())),
    );
  await deliveries.add(frameId, wanted, now);
}

/** Events of one project are delivered to one webhook in order. */
export function toDelivery(webhookId: string, event: Pick<WebhookEvent, 'id' | 'orderId'>, id: string): NewDelivery {
  return { id, webhookId, eventId: event.id, partitionId: derivedId(webhookId, event.orderId) };
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
