import { type Page, type PageMeta, pageMeta } from '@trackway/application';
import { notFound } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { UnitOfWork, WebhookStores } from '../../unit-of-work';
import type { Webhook } from './webhook';
import type { WebhookFilter, WebhookWithBacklog } from './webhook-store';

type Deps = { unitOfWork: UnitOfWork<WebhookStores> };

/** A webhook that is not deleted, with the number of its pending deliveries. */
export function makeReadWebhook({ unitOfWork }: Deps) {
  return ({ frameId }: Caller, id: string): Promise<WebhookWithBacklog> =>
    unitOfWork.run(frameId, async (stores) => {
      const webhook = await findWebhook(stores, frameId, id);
      return { webhook, waiting: await stores.webhooks.countWaiting(frameId, id) };
    });
}

export function makeListWebhooks({ unitOfWork }: Deps) {
  return (
    { frameId }: Caller,
    filter: WebhookFilter,
    page: Page,
  ): Promise<{ meta: PageMeta; webhooks: readonly WebhookWithBacklog[] }> =>
    unitOfWork.run(frameId, async ({ webhooks }) => {
      const { found, total } = await webhooks.page(frameId, filter, page);
      return { meta: pageMeta(page, total, found.length), webhooks: found };
    });
}

/** @throws AppError if the webhook does not exist or is deleted. */
export async function findWebhook(
  { webhooks }: Pick<WebhookStores, 'webhooks'>,
  frameId: string,
  id: string,
): Promise<Webhook> {
  const webhook = await webhooks.find(frameId, id);
  if (!webhook || webhook.deletedAt) throw notFound('webhook');
  return webhook;
}
