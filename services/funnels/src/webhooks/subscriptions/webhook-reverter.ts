import { changeByCommands, parseInput, type SettingReverter, type StoredSetting } from '@trackway/application';
import { EXISTS } from '@trackway/contracts';
import { isUuid } from '@trackway/runtime';
import type { UnitOfWork, WebhookStores } from '../../unit-of-work';
import type { makeDeleteWebhook, makeRestoreWebhook } from './change-webhook-state';
import type { Webhook, WebhookFields } from './webhook';
import { webhookValues } from './webhook-audit';
import { toChangedFields, updateWebhookBody } from './webhook-schemas';
import type { makeUpdateWebhook } from './write-webhook';

interface Deps {
  readonly unitOfWork: UnitOfWork<Pick<WebhookStores, 'webhooks'>>;
  readonly updateWebhook: ReturnType<typeof makeUpdateWebhook>;
  readonly deleteWebhook: ReturnType<typeof makeDeleteWebhook>;
  readonly restoreWebhook: ReturnType<typeof makeRestoreWebhook>;
}

/**
 * Webhooks, without their signing secret. A user who restores the destination becomes the owner and needs the scopes of
 * the kinds of events.
 */
export function webhookReverter({ unitOfWork, updateWebhook, deleteWebhook, restoreWebhook }: Deps): SettingReverter {
  const find = (frameId: string, ids: readonly string[]) =>
    unitOfWork.run(frameId, ({ webhooks }) => webhooks.findMany(frameId, ids.filter(isUuid)));
  return {
    // Receivers accept tokens in the query of their URL and in headers.
    hidden: ['url', 'headers'],
    read: async ({ frameId }, ids) =>
      new Map((await find(frameId, ids)).map((webhook) => [webhook.id, stored(webhook)])),
    change: changeByCommands({
      restore: restoreWebhook,
      update: async (caller, target, { headers, ...values }) => {
        const [current] = await find(caller.frameId, [target.id]);
        const changes = toChangedFields(parseInput(updateWebhookBody, values));
        if (headers === undefined) return updateWebhook(caller, target, changes);
        const wanted = headers as WebhookFields['headers'];
        return updateWebhook(caller, target, { ...changes, headers: replaced(current?.headers ?? {}, wanted) });
      },
      remove: deleteWebhook,
    }),
  };
}

function stored(webhook: Webhook): StoredSetting {
  return { version: webhook.version, values: { ...webhookValues(webhook), [EXISTS]: webhook.deletedAt === null } };
}

/** Changes that leave only the wanted headers. */
function replaced(current: WebhookFields['headers'], wanted: WebhookFields['headers']) {
  const removed = Object.keys(current).map((name) => [name, null] as const);
  return { ...Object.fromEntries(removed), ...wanted };
}
