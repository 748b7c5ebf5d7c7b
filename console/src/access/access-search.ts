import type { AuditLine } from '@trackway/client';

export const ACCESS_TABS = ['service_accounts', 'tokens', 'users', 'roles', 'providers', 'audit', 'usage'] as const;
/** Kinds of objects in the audit log, in the order in which the filter shows them. */
export const SUBJECT_KINDS = [
  'access_token',
  'service_account',
  'user',
  'identity_provider',
  'role',
  'group',
  'frame',
  'webhook',
  'automation',
  'assistant',
  'ai_agent',
  'ai_agent_execution',
  'funnel',
  'step',
  'step_attachment',
  'form',
  'form_link',
  'intake_link',
  'form_theme',
  'channel',
  'conversation',
  'message',
  'reply_template',
  'project',
  'customer',
  'contact',
  'project_group',
  'tag',
  'view',
  'import',
  'export',
  'undo',
  'quarantined_event',
] as const satisfies readonly SubjectKind[];

type SubjectKind = AuditLine['subject']['kind'];

/** Periods of usage. The API retains 90 days. */
export const USAGE_DAYS = [7, 30, 90] as const;

export type AccessTab = (typeof ACCESS_TABS)[number];

/** The chosen tab, its page, and the filters of the audit log. */
export interface AccessSearch {
  readonly tab?: AccessTab;
  readonly page?: number;
  readonly days?: (typeof USAGE_DAYS)[number];
  readonly kind?: (typeof SUBJECT_KINDS)[number];
  readonly subject?: string;
  readonly action?: string;
  readonly actor?: string;
  readonly correlation?: string;
  /** The id of an entry, request, event or run. */
  readonly cause?: string;
  readonly from?: string;
  readonly to?: string;
}

export const AUDIT_FILTERS = ['subject', 'action', 'actor', 'correlation', 'cause', 'from', 'to'] as const;

export function accessSearch(given: Readonly<Record<string, unknown>>): AccessSearch {
  const { tab, page, kind, days } = given;
  const knownTab = ACCESS_TABS.find((one) => one === tab);
  const knownKind = SUBJECT_KINDS.find((one) => one === kind);
  const knownDays = USAGE_DAYS.find((one) => one === days);
  const texts = AUDIT_FILTERS.flatMap((name) => {
    const value = given[name];
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : [];
  });
  return {
    ...(knownTab ? { tab: knownTab } : {}),
    ...(typeof page === 'number' && page > 1 ? { page } : {}),
    ...(knownDays ? { days: knownDays } : {}),
    ...(knownKind ? { kind: knownKind } : {}),
    ...Object.fromEntries(texts),
  };
}

/** Filters of the audit log, by the names of the API. */
export function auditFilter({ kind, correlation, subject, action, actor, cause, from, to }: AccessSearch) {
  const filter = { subject_kind: kind, subject, action, actor, correlation_id: correlation, cause, from, to };
  return Object.fromEntries(
    Object.entries(filter).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
