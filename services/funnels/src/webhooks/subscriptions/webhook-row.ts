import type { CallerKind } from '@trackway/runtime';
import type { EventFilter } from '../events/event-filter';
import type { WebhookKind } from '../events/event-kinds';
import type { DisabledReason, Ordering, Webhook } from './webhook';

export interface WebhookRow {
  id: string;
  name: string;
  description: string;
  url: string;
  kinds: (WebhookKind | '*')[];
  project_ids: string[] | null;
  funnel_id: string | null;
  view_id: string | null;
  filters: EventFilter[];
  ordering: Ordering;
  headers: Record<string, string>;
  secret: string;
  previous_secret: string | null;
  previous_secret_until: Date | null;
  disabled_reason: DisabledReason | null;
  notice: string | null;
  disabled_at: Date | null;
  failing_since: Date | null;
  owner_kind: CallerKind;
  owner_id: string;
  owner_name: string | null;
  version: number;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

export const WEBHOOK_COLUMNS = `w.id, w.name, w.description, w.url, w.kinds, w.project_ids, w.funnel_id, w.view_id, w.filters, w.ordering, w.headers, w.secret, w.previous_secret,
  w.previous_secret_until, w.disabled_reason, w.notice, w.disabled_at, w.failing_since, w.owner_kind, w.owner_id, w.owner_name,
  w.version, w.created_at, w.updated_at, w.deleted_at`;

export function toWebhook(row: WebhookRow): Webhook {
  const { previous_secret: value, previous_secret_until: until, disabled_reason: reason, disabled_at: at } = row;
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    url: row.url,
    kinds: row.kinds,
    projectIds: row.project_ids,
    funnelId: row.funnel_id,
    viewId: row.view_id,
    filters: row.filters,
    ordering: row.ordering,
    headers: row.headers,
    secret: row.secret,
    previousSecret: value && until ? { value, until } : null,
    disabled: reason && at ? { reason, notice: row.notice ?? '', at } : null,
    failingSince: row.failing_since,
    owner: { kind: row.owner_kind, id: row.owner_id, name: row.owner_name },
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    deletedAt: row.deleted_at,
  };
}
