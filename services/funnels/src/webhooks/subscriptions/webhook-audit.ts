import { auditOf } from '@trackway/messaging';
import type { Webhook } from './webhook';

/** The values that an undo restores. */
export function webhookValues(webhook: Webhook) {
  const { name, description, url, kinds, projectIds, funnelId, filters, ordering, headers, disabled } = webhook;
  return {
    ...{ name, description, url, kinds, filters, ordering, headers },
    project_ids: projectIds,
    funnel_id: funnelId,
    active: disabled === null,
  };
}

export const auditWebhook = auditOf<Webhook>({
  source: 'funnels',
  kind: 'webhook',
  identify: ({ id, name }) => ({ id, name }),
  settings: ({ name, description, url, kinds, projectIds, funnelId, disabled, filters, ordering, headers, owner }) => ({
    name,
    description,
    url: withoutQuery(url),
    kinds,
    project_ids: projectIds,
    funnel_id: funnelId,
    active: disabled === null,
    filters,
    ordering,
    header_names: Object.keys(headers).sort(),
    owner_id: owner.id,
  }),
  secrets: ({ headers }) => ({ headers }),
  details: ({ url, kinds }) => ({ url: withoutQuery(url), kinds }),
  restorable: { kind: 'webhook', values: webhookValues },
});

/** The query may contain a token of the receiver. */
function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}
