import type { FieldChange } from '@trackway/contracts';
import { auditLine, changesOf, type OutgoingEvent } from '@trackway/messaging';
import type { Caller } from '@trackway/runtime';
import type { Webhook } from './webhook';

type Change = 'created' | 'updated' | 'activated' | 'secret_rotated' | 'deleted' | 'restored';

/** A line of the audit log, because a webhook sends data out of the frame. */
export function webhookAuditLine(caller: Caller, webhook: Webhook, change: Change, before?: Webhook): OutgoingEvent {
  return auditLine('funnels', caller, {
    action: `webhook.${change}`,
    subject: { kind: 'webhook', id: webhook.id, name: webhook.name },
    changes: before ? differences(before, webhook) : [],
    details: { url: withoutQuery(webhook.url), kinds: webhook.kinds },
  });
}

function differences(before: Webhook, after: Webhook): FieldChange[] {
  const audited = (webhook: Webhook) => ({
    name: webhook.name,
    url: withoutQuery(webhook.url),
    kinds: webhook.kinds,
    active: webhook.disabled === null,
    filters: webhook.filters,
    ordering: webhook.ordering,
    header_names: Object.keys(webhook.headers).sort(),
  });
  return changesOf(audited(before), audited(after), {
    name: 'name',
    url: 'url',
    kinds: 'kinds',
    active: 'active',
    filters: 'filters',
    ordering: 'ordering',
    header_names: 'header_names',
  });
}

/** The query may contain a token of the receiver. */
function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}
