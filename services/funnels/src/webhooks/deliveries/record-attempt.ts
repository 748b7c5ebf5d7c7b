import type { Clock, NewId } from '@trackway/runtime';
import type { UnitOfWork, WebhookStores } from '../../unit-of-work';
import { type DisabledReason, disabled, type Webhook } from '../subscriptions/webhook';
import { auditWebhook } from '../subscriptions/webhook-audit';
import type { Attempt, Delivery } from './delivery';
import { disabledEvent } from './disabled-event';
import { nextAttemptAfter } from './next-attempt';
import { recordEvents } from './record-events';

/** After a longer outage, the next success retries all pending deliveries at once. After a shorter one they are due soon. */
const MIN_OUTAGE_MS = 30_000;

/** The actor of deactivations. */
const SYSTEM = { kind: 'system', id: 'funnels', scopes: [] } as const;

export type AttemptResult = 'delivered' | 'given_up' | 'disabled' | { readonly retryInMs: number };

interface Deps {
  readonly unitOfWork: UnitOfWork<WebhookStores>;
  readonly newId: NewId;
  readonly clock: Clock;
  /** From 0 to 1. */
  readonly chance: () => number;
}

/** Records an attempt and schedules the next one. Disables the webhook after the last attempt. */
export function makeRecordAttempt(deps: Deps) {
  return (frameId: string, delivery: Delivery, attempt: Attempt): Promise<AttemptResult> =>
    deps.unitOfWork.run(frameId, async (stores) => {
      await stores.deliveries.log(frameId, delivery.id, deps.newId(), attempt);
      if (attempt.verdict === 'delivered') return await recordSuccess(deps, stores, frameId, delivery);
      return await recordFailure(deps, stores, frameId, delivery, attempt);
    });
}

async function recordSuccess(
  { clock }: Deps,
  { webhooks, deliveries }: WebhookStores,
  frameId: string,
  { id, webhookId }: Delivery,
): Promise<'delivered'> {
  const now = clock();
  // Locks the webhook before its deliveries, in the same order as an activation, to prevent deadlocks.
  const failingSince = await webhooks.clearFailing(frameId, webhookId);
  await deliveries.finish(frameId, id, { status: 'delivered', at: now });
  if (failingSince && now.getTime() - failingSince.getTime() >= MIN_OUTAGE_MS) {
    await deliveries.retryNow(frameId, webhookId);
  }
  return 'delivered';
}

async function recordFailure(
  deps: Deps,
  stores: WebhookStores,
  frameId: string,
  { id, webhookId, failures, firstFailedAt: before }: Delivery,
  { verdict, detail, retryAfterMs = 0 }: Attempt,
): Promise<AttemptResult> {
  const now = deps.clock();
  const firstFailedAt = before ?? now;
  const isGone = verdict === 'gone';
  const retryInMs = isGone
    ? undefined
    : nextAttemptAfter(failures + 1, { firstFailedAt, now, retryAfterMs }, deps.chance());
  const nextAttemptAt = retryInMs === undefined ? null : new Date(now.getTime() + retryInMs);
  // Locks the webhook before its deliveries, in the same order as an activation, to prevent deadlocks.
  const webhook = await stores.webhooks.lock(frameId, webhookId);
  const wait = { firstFailedAt, nextAttemptAt };
  // Since the attempt began, another worker has delivered the event, or a user has activated the webhook.
  if (!(await stores.deliveries.postpone(frameId, { id, failures }, wait))) return { retryInMs: 0 };
  if (retryInMs !== undefined) {
    await stores.webhooks.markFailing(frameId, webhookId, now);
    return { retryInMs };
  }
  if (!isGone && webhook && isGivenUp(webhook, firstFailedAt)) {
    await stores.deliveries.finish(frameId, id, { status: 'failed', at: now });
    return 'given_up';
  }
  await disableFailing(deps, stores, { frameId, webhookId }, isGone ? 'gone' : 'failing', detail);
  return 'disabled';
}

/** Without an order, a delivery that always fails does not disable the webhook if another one has succeeded since. */
function isGivenUp({ ordering, failingSince }: Webhook, firstFailedAt: Date): boolean {
  return ordering === 'none' && (failingSince === null || failingSince > firstFailedAt);
}

/** Ends a delivery of a project that is not in the view of the webhook, without an attempt. */
export function makeSkipDelivery({ unitOfWork, clock }: Pick<Deps, 'unitOfWork' | 'clock'>) {
  return (frameId: string, id: string): Promise<void> =>
    unitOfWork.run(frameId, ({ deliveries }) => deliveries.finish(frameId, id, { status: 'skipped', at: clock() }));
}

/** Disables a webhook that cannot deliver, with the reason in a sentence. Its deliveries remain pending. */
export function makePauseWebhook(deps: Pick<Deps, 'unitOfWork' | 'newId' | 'clock'>) {
  return (frameId: string, webhookId: string, notice: string): Promise<void> =>
    deps.unitOfWork.run(frameId, (stores) => disable(deps, stores, { frameId, webhookId, reason: 'paused', notice }));
}

async function disableFailing(
  deps: Deps,
  stores: WebhookStores,
  { frameId, webhookId }: { frameId: string; webhookId: string },
  reason: Exclude<DisabledReason, 'paused'>,
  detail: string,
): Promise<void> {
  const why = reason === 'gone' ? 'The receiver wants no more events.' : 'No delivery has succeeded for a day.';
  const notice = `${why} ${detail} Deliveries remain pending until the webhook is activated again.`;
  await disable(deps, stores, { frameId, webhookId, reason, notice });
}

async function disable(
  deps: Pick<Deps, 'newId' | 'clock'>,
  stores: WebhookStores,
  off: { frameId: string; webhookId: string; reason: DisabledReason; notice: string },
): Promise<void> {
  const { frameId, webhookId, reason, notice } = off;
  const current = await stores.webhooks.lock(frameId, webhookId);
  if (!current || current.disabled) return;
  const webhook = disabled(current, reason, notice, deps.clock());
  await stores.webhooks.update(frameId, webhook);
  await recordEvents(stores, frameId, [disabledEvent(frameId, webhook, deps.newId())], deps);
  const entry = auditWebhook({ ...SYSTEM, frameId }, 'deactivated', webhook, {
    before: current,
    details: { reason, notice },
  });
  await stores.outbox.add(entry);
}
