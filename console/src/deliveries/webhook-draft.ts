import type { CreateWebhook, UpdateWebhook, Webhook } from '@trackway/client';

/** A header of each delivery. The API does not show the values of stored ones. */
export interface Header {
  readonly name: string;
  readonly value: string;
  readonly isStored: boolean;
}

export interface EventFilter {
  readonly field: string;
  readonly operator: string;
  readonly value?: unknown;
}

export interface WebhookDraft {
  readonly [field: string]: unknown;
  readonly name: string;
  readonly url: string;
  readonly description: string;
  readonly active: boolean;
  readonly kinds: readonly string[];
  /** Empty for events of all funnels. */
  readonly funnel_id: string;
  /** Id of a saved view; empty for events of all projects. */
  readonly view_id: string;
  /** Empty for events of all projects. */
  readonly project_ids: readonly string[];
  readonly filters: readonly EventFilter[];
  readonly ordering: Webhook['ordering'];
  readonly headers: readonly Header[];
}

export const NEW_WEBHOOK: WebhookDraft = {
  name: '',
  url: '',
  description: '',
  active: true,
  kinds: ['*'],
  funnel_id: '',
  view_id: '',
  project_ids: [],
  filters: [],
  ordering: 'project',
  headers: [],
};

export function draftOf(webhook: Webhook): WebhookDraft {
  const { name, url, description, active, kinds, funnel_id: funnel, view_id: view, filters, ordering } = webhook;
  const { project_ids: projects, header_names: names } = webhook;
  return {
    name,
    url,
    description,
    active,
    kinds,
    funnel_id: funnel ?? '',
    view_id: view ?? '',
    project_ids: projects ?? [],
    filters,
    ordering,
    headers: names.map((header) => ({ name: header, value: '', isStored: true })),
  };
}

export function createBody({
  headers,
  funnel_id: funnel,
  view_id: view,
  project_ids: projects,
  ...draft
}: WebhookDraft): CreateWebhook {
  const body: unknown = {
    ...draft,
    ...(funnel === '' ? {} : { funnel_id: funnel }),
    ...(view === '' ? {} : { view_id: view }),
    ...(chosen(projects) ? { project_ids: chosen(projects) } : {}),
    ...(headers.length === 0 ? {} : { headers: headersOf([], headers) }),
  };
  return body as CreateWebhook;
}

export function updateBody({ headers: before }: WebhookDraft, changes: Partial<WebhookDraft>): UpdateWebhook {
  const { headers, funnel_id: funnel, view_id: view, project_ids: projects, ...others } = changes;
  const body: unknown = {
    ...others,
    ...(funnel === undefined ? {} : { funnel_id: funnel || null }),
    ...(view === undefined ? {} : { view_id: view || null }),
    ...(projects === undefined ? {} : { project_ids: chosen(projects) }),
    ...(headers === undefined ? {} : { headers: headersOf(before, headers) }),
  };
  return body as UpdateWebhook;
}

/** The headers to send: new values, and null for those that were removed. Stored ones without a new value remain. */
function headersOf(before: readonly Header[], after: readonly Header[]): Readonly<Record<string, string | null>> {
  const removed = before.filter(({ name }) => !after.some((header) => header.name === name));
  const changed = after.filter(({ value, isStored }) => !isStored || value !== '');
  return Object.fromEntries([
    ...removed.map(({ name }) => [name, null] as const),
    ...changed.map(({ name, value }) => [name, value] as const),
  ]);
}

/** The chosen projects, or null for all. */
function chosen(projects: readonly string[]): readonly string[] | null {
  const ids = projects.filter((id) => id !== '');
  return ids.length === 0 ? null : ids;
}
