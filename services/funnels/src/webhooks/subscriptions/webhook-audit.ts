import { auditOf } from '@trackway/messaging';
import type { Webhook } from './webhook';

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
});

/** The query may contain a token of the receiver. */
function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}
