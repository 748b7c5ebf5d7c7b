import { ruleBroken } from '@trackway/errors';
import type { Caller, Clock, NewId } from '@trackway/runtime';
import type { Period } from '../../shared/listing/period';
import type { UnitOfWork, WebhookStores } from '../../unit-of-work';
import { matchesFilters } from '../events/event-filter';
import { findWebhook } from '../subscriptions/read-webhooks';
import type { Webhook } from '../subscriptions/webhook';
import { auditWebhook } from '../subscriptions/webhook-audit';
import type { LoggedDelivery } from './delivery';
import type { SubscribedEvent } from './delivery-store';
import { findReadableDelivery } from './read-deliveries';
import { toDelivery } from './record-events';

interface Deps {
  readonly unitOfWork: UnitOfWork<WebhookStores>;
  readonly newId: NewId;
  readonly clock: Clock;
}

const MAX_EVENTS = 10_000;
/** Payloads that are in memory at a time. */
const PAYLOADS_PER_BATCH = 100;

/** Sends a delivery again, behind the pending ones of its project. A pending delivery is retried now. */
export function makeResendDelivery({ unitOfWork, newId, clock }: Deps) {
  return (caller: Caller, webhookId: string, id: string): Promise<LoggedDelivery> =>
    unitOfWork.run(caller.frameId, async (stores) => {
      const { frameId } = caller;
      const webhook = await findWebhook(stores, frameId, webhookId);
      const { status, event } = await findReadableDelivery(stores, caller, webhookId, id);
      if (event.kind === 'webhook.test') throw testSentOnce();
      if (status === 'pending') await stores.deliveries.retryNow(frameId, webhookId);
      else await stores.deliveries.add(frameId, [toDelivery(webhook, event, newId())], clock());
      await stores.outbox.add(auditWebhook(caller, 'delivery_resent', webhook, { details: { delivery_id: id } }));
      return await findReadableDelivery(stores, caller, webhookId, id);
    });
}

/**
 * Sends all events of a period again that match the webhook now, in their order, including events that were never sent
 * to it. Pending deliveries keep their place.
 * @returns the number of events.
 */
export function makeReplayDeliveries({ unitOfWork, newId, clock }: Deps) {
  return (caller: Caller, webhookId: string, period: Period): Promise<number> =>
    unitOfWork.run(caller.frameId, async (stores) => {
      const { frameId } = caller;
      const webhook = await findWebhook(stores, frameId, webhookId);
      const events = await stores.deliveries.findSubscribedEvents(frameId, webhook, period, MAX_EVENTS + 1);
      if (events.length > MAX_EVENTS) throw tooMany();
      const matching = await withMatchingPayload(stores, frameId, webhook, events);
      const again = matching.map((event) => toDelivery(webhook, event, newId()));
      await stores.deliveries.add(frameId, again, clock());
      await stores.outbox.add(
        auditWebhook(caller, 'replayed', webhook, { details: { ...period, events: again.length } }),
      );
      return again.length;
    });
}

/** Events that match the filters of the webhook. */
async function withMatchingPayload(
  { deliveries }: Pick<WebhookStores, 'deliveries'>,
  frameId: string,
  { filters }: Webhook,
  events: readonly SubscribedEvent[],
): Promise<readonly SubscribedEvent[]> {
  if (filters.length === 0) return events;
  const matching: SubscribedEvent[] = [];
  for (let start = 0; start < events.length; start += PAYLOADS_PER_BATCH) {
    const batch = events.slice(start, start + PAYLOADS_PER_BATCH);
    const payloads = await deliveries.payloadsOf(
      frameId,
      batch.map(({ id }) => id),
    );
    matching.push(...batch.filter(({ id }) => matchesFilters(filters, JSON.parse(payloads.get(id) ?? 'null'))));
  }
  return matching;
}

function tooMany(): Error {
  return ruleBroken(
    'replay_too_large',
    `More than ${MAX_EVENTS} events happened in that period. Replay it in shorter ones.`,
  );
}

function testSentOnce(): Error {
  return ruleBroken('test_sent_once', 'A test is sent only once. Start another test.');
}
