import { notFound, rejectStale } from '@trackway/errors';
import type { Caller, Clock } from '@trackway/runtime';
import { requireScopes } from '../../shared/require-scopes';
import type { UnitOfWork, WebhookStores } from '../../unit-of-work';
import { scopesOfKinds } from '../events/kind-scopes';
import { enabled, nextVersion, rotateSecret, type Webhook } from './webhook';
import { auditWebhook } from './webhook-audit';
import { assertBelowWebhookLimit, lockWebhook, type WebhookTarget } from './write-webhook';

interface Deps {
  readonly unitOfWork: UnitOfWork<WebhookStores>;
  readonly newSecret: () => string;
  readonly clock: Clock;
}

type Change = (webhook: Webhook, now: Date, stores: WebhookStores, caller: Caller) => Webhook | Promise<Webhook>;

function makeChange(
  { unitOfWork, clock }: Pick<Deps, 'unitOfWork' | 'clock'>,
  auditChange: 'activated' | 'deleted' | 'secret_rotated',
  change: Change,
) {
  return (caller: Caller, target: WebhookTarget): Promise<Webhook> =>
    unitOfWork.run(caller.frameId, async (stores) => {
      const { frameId } = caller;
      const current = await lockWebhook(stores, frameId, target);
      const webhook = await change(current, clock(), stores, caller);
      if (webhook === current) return current;
      await stores.webhooks.update(frameId, webhook);
      await stores.outbox.add(auditWebhook(caller, auditChange, webhook, { before: current }));
      return webhook;
    });
}

/** Soft deletion: no further events are recorded for it, and pending deliveries remain. */
export function makeDeleteWebhook(deps: Pick<Deps, 'unitOfWork' | 'clock'>) {
  return makeChange(deps, 'deleted', (webhook, now) => ({ ...nextVersion(webhook, now), deletedAt: now }));
}

/** Resumes pending deliveries in their order. An active webhook is not changed. */
export function makeActivateWebhook(deps: Pick<Deps, 'unitOfWork' | 'clock'>) {
  return makeChange(deps, 'activated', async (webhook, now, { webhooks, deliveries }, caller) => {
    if (!webhook.disabled) return webhook;
    const { frameId } = caller;
    requireScopes(caller, scopesOfKinds(webhook.kinds));
    const active = enabled(webhook, now);
    await webhooks.update(frameId, active);
    await deliveries.resume(frameId, webhook.id);
    return active;
  });
}

/** Creates a new secret, which is shown once. */
export function makeRotateWebhookSecret(deps: Deps) {
  return makeChange(deps, 'secret_rotated', (webhook, now) => rotateSecret(webhook, deps.newSecret(), now));
}

/** Restores a webhook and resumes its pending deliveries. Later events can be replayed. */
export function makeRestoreWebhook({ unitOfWork, clock }: Pick<Deps, 'unitOfWork' | 'clock'>) {
  return (caller: Caller, id: string, ifVersion?: number): Promise<Webhook> =>
    unitOfWork.run(caller.frameId, async (stores) => {
      const { webhooks, deliveries, outbox } = stores;
      const { frameId } = caller;
      const current = await webhooks.lock(frameId, id);
      if (!current) throw notFound('webhook');
      rejectStale(current.version, ifVersion);
      if (!current.deletedAt) return current;
      requireScopes(caller, scopesOfKinds(current.kinds));
      await assertBelowWebhookLimit(stores, frameId);
      const webhook = { ...nextVersion(current, clock()), deletedAt: null };
      await webhooks.update(frameId, webhook);
      await deliveries.resume(frameId, id);
      await outbox.add(auditWebhook(caller, 'restored', webhook));
      return webhook;
    });
}
