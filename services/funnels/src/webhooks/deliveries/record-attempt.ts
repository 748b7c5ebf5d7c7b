import type { Scope } from '@trackway/contracts';
import type { Clock, NewId } from '@trackway/runtime';
import type { UnitOfWork, WebhookStores } from '../../unit-of-work';
import { type DisabledReason, switchedOff } from '../subscriptions/webhook';
import type { Attempt, Delivery } from './delivery';
import { disabledEvent } from './disabled-event';
import { nextAttemptAfter } from './next-attempt';
import { noteEvents } from './record-events';

/** A shorter outage is over before what waits for it comes up again. */
const OUTAGE_MS = 30_000;

export type AttemptOutcome = 'over' | 'switched_off' | { readonly waitMs: number };

interface Deps {
  readonly unitOfWork: UnitOfWork<WebhookStores>;
  readonly newId: NewId;
  readonly clock: Clock;
  /** From 0 to 1. */
  readonly chance: () => number;
}

/** Writes down what an attempt came to, and decides when the next one is, or that there is none before somebody has a look. */
export function makeRecordAttempt(deps: Deps) {
  return (frameId: string, delivery: Delivery, attempt: Attempt): Promise<AttemptOutcome> =>
    deps.unitOfWork.run(frameId, async (stores) => {
      await stores.deliveries.log(frameId, delivery.id, deps.newId(), attempt);
      if (attempt.verdict === 'delivered') return await record(deps, stores, frameId, delivery);
      return await postpone(deps, stores, frameId, delivery, attempt);
    });
}

async function record(
  { clock }: Deps,
  { webhooks, deliveries }: WebhookStores,
  frameId: string,
  { id, webhookId }: Delivery,
): Promise<'over'> {
  const now = clock();
  // The webhook before its deliveries, as whoever switches it on does; else two could wait for each other.
  const since = await webhooks.recovered(frameId, webhookId);
  await deliveries.finish(frameId, id, { status: 'delivered', at: now });
  if (since && now.getTime() - since.getTime() >= OUTAGE_MS) await deliveries.hurry(frameId, webhookId);
  return 'over';
}

async function postpone(
  deps: Deps,
  stores: WebhookStores,
  frameId: string,
  { id, webhookId, failures, firstFailedAt: before }: Delivery,
  { verdict, detail, retryAfterMs = 0 }: Attempt,
): Promise<AttemptOutcome> {
  const now = deps.clock();
  const firstFailedAt = before ?? now;
  const gone = verdict === 'gone';
  const waitMs = gone ? undefined : nextAttemptAfter(failures + 1, { firstFailedAt, now, retryAfterMs }, deps.chance());
  if (waitMs === undefined) await switchOff(deps, stores, { frameId, webhookId }, gone ? 'gone' : 'failing', detail);
  else await stores.webhooks.failing(frameId, webhookId, now);
  const nextAttemptAt = waitMs === undefined ? null : new Date(now.getTime() + waitMs);
  await stores.deliveries.postpone(frameId, id, { firstFailedAt, nextAttemptAt });
  return waitMs === undefined ? 'switched_off' : { waitMs };
}

/** Switches a webhook off whose owner may not read what it receives. Its deliveries wait. */
export function makePauseWebhook(deps: Pick<Deps, 'unitOfWork' | 'newId' | 'clock'>) {
  return (frameId: string, webhookId: string, scope: Scope): Promise<void> =>
    deps.unitOfWork.run(frameId, (stores) => {
      const notice = `Its owner lacks the scope ${scope}, which its events need. Deliveries wait, in their order, until a user with that scope changes and activates it.`;
      return disable(deps, stores, { frameId, webhookId, reason: 'paused', notice });
    });
}

async function switchOff(
  deps: Deps,
  stores: WebhookStores,
  { frameId, webhookId }: { frameId: string; webhookId: string },
  reason: Exclude<DisabledReason, 'paused'>,
  detail: string,
): Promise<void> {
  const why = reason === 'gone' ? 'It wants no more events.' : 'Nothing got through for a day.';
  const notice = `${why} ${detail} Deliveries wait, in their order, until the webhook is activated again.`;
  await disable(deps, stores, { frameId, webhookId, reason, notice });
}

async function disable(
  deps: Pick<Deps, 'newId' | 'clock'>,
  stores: WebhookStores,
  off: { frameId: string; webhookId: string; reason: DisabledReason; notice: string },
): Promise<void> {
  const { frameId, webhookId, reason, notice } = off;
  const webhook = await stores.webhooks.lock(frameId, webhookId);
  if (!webhook || webhook.disabled) return;
  const disabled = switchedOff(webhook, reason, notice, deps.clock());
  await stores.webhooks.update(frameId, disabled);
  await noteEvents(stores, frameId, [disabledEvent(frameId, disabled, deps.newId())], deps);
}
