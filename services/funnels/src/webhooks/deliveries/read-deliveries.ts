import { type Page, type PageMeta, pageMeta } from '@trackway/application';
import { notFound } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import { requireScopes } from '../../shared/require-scopes';
import type { UnitOfWork, WebhookStores } from '../../unit-of-work';
import { scopeOfKind } from '../events/kind-scopes';
import { findWebhook } from '../subscriptions/read-webhooks';
import type { LoggedDelivery } from './delivery';
import type { DeliveryFilter } from './delivery-store';

type Deps = { unitOfWork: UnitOfWork<WebhookStores> };

/** The deliveries of the last 30 days, newest first. */
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
      return await findReadableDelivery(stores, caller, webhookId, id);
    });
}

export async function findDelivery(
  { deliveries }: Pick<WebhookStores, 'deliveries'>,
  frameId: string,
  webhookId: string,
  id: string,
): Promise<LoggedDelivery> {
  const delivery = await deliveries.find(frameId, webhookId, id);
  if (!delivery) throw notFound('webhook_delivery');
  return delivery;
}

/** @throws AppError 403 if the caller lacks the read scope of the event. */
export async function findReadableDelivery(
  stores: Pick<WebhookStores, 'deliveries'>,
  caller: Caller,
  webhookId: string,
  id: string,
): Promise<LoggedDelivery> {
  const delivery = await findDelivery(stores, caller.frameId, webhookId, id);
  requireScopes(caller, [scopeOfKind(delivery.event.kind)]);
  return delivery;
}
