import { auditOf } from '@trackway/messaging';
import type { Webhook } from './webhook';

/** The values that an undo restores. */
export function webhookValues(webhook: Webhook) {
  const { name, description, url, kinds, projectIds, funnelId, viewId, filters, ordering, headers, disabled } = webhook;
  return {
    ...{ name, description, url, kinds, filters, ordering, headers },
    project_ids: projectIds,
    funnel_id: funnelId,
    view_id: viewId,
    active: disabled === null,
  };
}

export const auditWebhook = auditOf<Webhook>({
  source: 'funnels',
  kind: 'webhook',
  identify: ({ id, name }) => ({ id, name }),
  settings: (webhook) => {
    const { headers, ...values } = webhookValues(webhook);
    return {
      ...values,
      url: withoutQuery(webhook.url),
      header_names: Object.keys(headers).sort(),
      owner_id: webhook.owner.id,
    };
  },
  secrets: ({ headers }) => ({ headers }),
  details: ({ url, kinds }) => ({ url: withoutQuery(url), kinds }),
  restorable: { kind: 'webhook', values: webhookValues },
});

/** The query may contain a token of the receiver. */
function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}
