import type { Call } from '@trackway/client';
import type { PageMeta } from '../ui/page-meta';
import type { DeletedKind } from './deleted-search';

/** Objects that can be restored: their listing, and the parameter of the path that restores one. */
const DELETED_KINDS = {
  projects: { path: '/api/management/projects', plural: 'projects', parameter: 'project' },
  customers: { path: '/api/management/customers', plural: 'customers', parameter: 'customer' },
  tasks: { path: '/api/management/projects/{project}/tasks', plural: 'tasks', parameter: 'task' },
  contacts: { path: '/api/management/contacts', plural: 'contacts', parameter: 'contact' },
  groups: { path: '/api/management/project-groups', plural: 'project_groups', parameter: 'project_group' },
  tags: { path: '/api/management/tags', plural: 'tags', parameter: 'tag' },
  funnels: { path: '/api/management/funnels', plural: 'funnels', parameter: 'funnel' },
  forms: { path: '/api/management/forms', plural: 'forms', parameter: 'form' },
  rules: { path: '/api/management/automations', plural: 'automations', parameter: 'automation' },
  agents: { path: '/api/management/ai/agents', plural: 'ai_agents', parameter: 'agent' },
  webhooks: { path: '/api/management/webhooks', plural: 'webhooks', parameter: 'webhook' },
  channels: { path: '/api/management/channels', plural: 'channels', parameter: 'channel' },
  users: { path: '/api/management/users', plural: 'users', parameter: 'user' },
} as const satisfies Readonly<Record<DeletedKind, object>>;

export interface DeletedObject {
  readonly id: string | number;
  readonly name: string;
  readonly deletedAt: string | null;
}

interface Stored {
  readonly id: string | number;
  readonly name?: string | null;
  readonly title?: string;
  readonly url?: string;
  readonly deleted_at?: string | null;
}

/** Where the objects of a kind are. */
export interface DeletedPlace {
  readonly kind: DeletedKind;
  /** Of tasks, which the API lists and restores by project. */
  readonly project?: string | undefined;
}

const PER_PAGE = 50;

/** A page of the deleted objects of a kind. */
export async function readDeleted(call: Call, { kind, project = '' }: DeletedPlace, page: number, signal: AbortSignal) {
  const { path, plural } = DELETED_KINDS[kind];
  // All listings have the same parameters and the same form.
  const query = { filter: { trashed: 'only' as const }, page, perPage: PER_PAGE };
  const input = { query, ...(kind === 'tasks' ? { path: { project } } : {}) };
  const listing: unknown = await call('get', path as '/api/management/tags', input, { signal });
  const { meta, [plural]: stored } = listing as { readonly meta: PageMeta } & Readonly<
    Record<string, readonly Stored[]>
  >;
  return { meta, objects: (stored ?? []).map(toObject) };
}

export async function restoreDeleted(call: Call, place: DeletedPlace, id: DeletedObject['id']): Promise<void> {
  const { path, parameter } = DELETED_KINDS[place.kind];
  const restore = `${path}/{${parameter}}/restore` as '/api/management/tags/{tag}/restore';
  const parents = place.kind === 'tasks' ? { project: place.project } : {};
  await call('post', restore, { path: { ...parents, [parameter]: id } as never });
}

function toObject({ id, name, title, url, deleted_at: deletedAt = null }: Stored): DeletedObject {
  return { id, name: name || title || url || String(id), deletedAt };
}
