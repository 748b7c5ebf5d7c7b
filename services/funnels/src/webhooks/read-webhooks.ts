import { type Page, type PageMeta, pageMeta } from '@trackway/application';
import { notFound } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import { requireScopes } from '../owners/require-scopes';
import type { Stores, UnitOfWork } from '../unit-of-work';
import type { LoggedDelivery } from './delivery';
import type { DeliveryFilter } from './delivery-store';
import { scopeOfKind } from './kind-scopes';
import type { Webhook } from './webhook';
import type { CountedWebhook, WebhookFilter } from './webhook-store';

type Deps = { unitOfWork: UnitOfWork };

/** One that is not deleted, with how much waits for it. */
export function makeReadWebhook({ unitOfWork }: Deps) {
  return ({ frameId }: Caller, id: string): Promise<CountedWebhook> =>
    unitOfWork.run(frameId, async (stores) => {
      const webhook = await findWebhook(stores, frameId, id);
      return { webhook, waiting: await stores.webhooks.countWaiting(frameId, id) };
    });
}

/** One page, newest first. */
export function makeListWebhooks({ unitOfWork }: Deps) {
  return (
    { frameId }: Caller,
    filter: WebhookFilter,
    page: Page,
  ): Promise<{ meta: PageMeta; webhooks: readonly CountedWebhook[] }> =>
    unitOfWork.run(frameId, async ({ webhooks }) => {
      const { found, total } = await webhooks.page(frameId, filter, page);
      return { meta: pageMeta(page, total, found.length), webhooks: found };
    });
}

/** What a webhook was told in the last 30 days, newest first. */
export function makeListDeliveries({ unitOfWork }: Deps) {
  return (
    { frameId }: Caller,
    webhookId: string,
    filter: DeliveryFilter,
    page: Page,
  ): Promise<{ meta: PageMeta; deliveries: readonly LoggedDelivery[] }> =>
    unitOfWork.run(frameId, async (stores) => {
      await findWebhook(stores, frameId, webhookId);
      const { found, total } = await stores.deliveries.page(frameId, webhookId, filter, page);
      return { meta: pageMeta(page, total, found.length), deliveries: found };
    });
}

export function makeReadDelivery({ unitOfWork }: Deps) {
  return (caller: Caller, webhookId: string, id: string): Promise<LoggedDelivery> =>
    unitOfWork.run(caller.frameId, async (stores) => {
      await findWebhook(stores, caller.frameId, webhookId);
      return await readableDelivery(stores, caller, webhookId, id);
    });
}

/** @throws AppError where there is none, or it is deleted. */
export async function findWebhook(
  { webhooks }: Pick<Stores, 'webhooks'>,
  frameId: string,
  id: string,
): Promise<Webhook> {
  const webhook = await webhooks.find(frameId, id);
  if (!webhook || webhook.deletedAt) throw notFound('webhook');
  return webhook;
}

export async function findDelivery(
  { deliveries }: Pick<Stores, 'deliveries'>,
  frameId: string,
  webhookId: string,
  id: string,
): Promise<LoggedDelivery> {
  const delivery = await deliveries.find(frameId, webhookId, id);
  if (!delivery) throw notFound('webhook_delivery');
  return delivery;
}

/** @throws AppError 403 if the caller may not read what was sent. */
export async function readableDelivery(
  stores: Pick<Stores, 'deliveries'>,
  caller: Caller,
  webhookId: string,
  id: string,
): Promise<LoggedDelivery> {
  const delivery = await findDelivery(stores, caller.frameId, webhookId, id);
  requireScopes(caller, [scopeOfKind(delivery.event.kind)]);
  return delivery;
}
