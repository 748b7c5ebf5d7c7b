import { notFound } from '@trackway/errors';
import type { Caller, Clock } from '@trackway/runtime';
import type { Stores, UnitOfWork } from '../unit-of-work';
import { changed, rotated, switchedOn, type Webhook } from './webhook';
import { lockWebhook, type WebhookTarget } from './write-webhook';

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly newSecret: () => string;
  readonly clock: Clock;
}

type Change = (webhook: Webhook, now: Date, stores: Stores, frameId: string) => Webhook | Promise<Webhook>;

function makeChange({ unitOfWork, clock }: Pick<Deps, 'unitOfWork' | 'clock'>, change: Change) {
  return ({ frameId }: Caller, target: WebhookTarget): Promise<Webhook> =>
    unitOfWork.run(frameId, async (stores) => {
      const current = await lockWebhook(stores, frameId, target);
      const webhook = await change(current, clock(), stores, frameId);
      if (webhook !== current) await stores.webhooks.update(frameId, webhook);
      return webhook;
    });
}

/** Deletes softly: it is told of nothing more, and what waits, stays where it is. */
export function makeDeleteWebhook(deps: Pick<Deps, 'unitOfWork' | 'clock'>) {
  return makeChange(deps, (webhook, now) => ({ ...changed(webhook, now), deletedAt: now }));
}

/** Goes on with what waits, in its order. One that is active already stays as it is. */
export function makeActivateWebhook(deps: Pick<Deps, 'unitOfWork' | 'clock'>) {
  return makeChange(deps, async (webhook, now, { webhooks, deliveries }, frameId) => {
    if (!webhook.disabled) return webhook;
    const active = switchedOn(webhook, now);
    await webhooks.update(frameId, active);
    await deliveries.resume(frameId, webhook.id);
    return active;
  });
}

/** A new secret, shown this once. */
export function makeRotateWebhookSecret(deps: Deps) {
  return makeChange(deps, (webhook, now) => rotated(webhook, deps.newSecret(), now));
}

/** Brings one back as it was, with what waited when it was deleted; what happened meanwhile can be replayed. */
export function makeRestoreWebhook({ unitOfWork, clock }: Pick<Deps, 'unitOfWork' | 'clock'>) {
  return ({ frameId }: Caller, id: string): Promise<Webhook> =>
    unitOfWork.run(frameId, async ({ webhooks, deliveries }) => {
      const current = await webhooks.lock(frameId, id);
      if (!current) throw notFound('webhook');
      if (!current.deletedAt) return current;
      const webhook = { ...changed(current, clock()), deletedAt: null };
      await webhooks.update(frameId, webhook);
      await deliveries.resume(frameId, id);
      return webhook;
    });
}
