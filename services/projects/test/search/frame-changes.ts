import { parseSearch } from '@trackway/filters';
import { newId } from '@trackway/runtime';
import { projectModel } from '../../src/projects/project/project-search-model';
import type { SearchIndex } from '../../src/search/search-index';
import { edges, edgeTypes } from './answers';
import { ids } from './arbitrary-search';
import type { NaiveRequest } from './naive-search';

export const model = { ...projectModel, edgeTypes };
export type SearchRequest = Pick<NaiveRequest, 'filters' | 'sorting'>;

/** Searches whose results would differ if a kind of change were missed. */
export const requests: readonly SearchRequest[] = [
  { filters: [], sorting: [] },
  { filters: [{ field: 'name', operator: 'contains', value: 'new' }], sorting: [{ field: 'name', direction: 'asc' }] },
  { filters: [{ field: 'children', operator: 'is_not_null' }], sorting: [] },
  { filters: [{ field: 'assignee', operator: 'equals', value: ids.users[0] }], sorting: [] },
  { filters: [{ field: 'project_groups', operator: 'equals', value: ids.groups[0] }], sorting: [] },
  { filters: [{ field: 'tags', operator: 'equals', value: ids.tags[1] }], sorting: [] },
  { filters: [{ field: 'funnel_steps', operator: 'equals', value: ids.steps[0] }], sorting: [] },
  { filters: [{ field: 'funnel_tags', operator: 'equals', value: ids.tags[0] }], sorting: [] },
  {
    filters: [{ field: 'answer_pool', operator: 'greater_than', value: 1, arguments: [edges.area.id] }],
    sorting: [{ field: 'answer_pool', direction: 'desc', arguments: [edges.area.id] }],
  },
  { filters: [], sorting: [{ field: 'customer', direction: 'asc' }] },
  { filters: [], sorting: [{ field: 'contact', direction: 'desc' }] },
  { filters: [], sorting: [{ field: 'funnel_status_at', direction: 'desc' }] },
];

export const project = (n: number) => ids.projects[n % ids.projects.length] as string;

/** One change of each kind, to the project that the number selects. */
export const changes: readonly ((n: number) => readonly [statement: string, ...values: unknown[]])[] = [
  (n) => ['UPDATE projects SET name = $3 WHERE frame_id = $1 AND id = $2', project(n), `new ${n}`],
  (n) => ['UPDATE projects SET deleted_at = now() WHERE frame_id = $1 AND id = $2', project(n)],
  (n) => ['UPDATE projects SET deleted_at = NULL, is_template = false WHERE frame_id = $1 AND id = $2', project(n)],
  (n) => [
    'UPDATE projects SET parent_id = $3 WHERE frame_id = $1 AND id = $2',
    project(n + 1),
    n % 2 ? project(0) : null,
  ],
  (n) => ['UPDATE projects SET merged_id = $3 WHERE frame_id = $1 AND id = $2', project(n), project(n + 7)],
  (n) => ['UPDATE projects SET merged_id = NULL WHERE frame_id = $1 AND id = $2', project(n)],
  (n) => [
    `INSERT INTO projects (frame_id, id, code, name, created_at, updated_at) VALUES ($1, $2, $3, 'new', now(), now())`,
    newId(),
    `new-${n}-${newId()}`,
  ],
  () => [`DELETE FROM projects WHERE frame_id = $1 AND code LIKE 'new-%'`],
  (n) => [
    `INSERT INTO project_people (frame_id, project_id, role, user_id) VALUES ($1, $2, 'user', $3) ON CONFLICT DO NOTHING`,
    project(n),
    ids.users[0],
  ],
  (n) => ['DELETE FROM project_people WHERE frame_id = $1 AND project_id = $2', project(n)],
  (n) => [
    'INSERT INTO project_group_members (frame_id, group_id, project_id, rank) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
    ids.groups[0],
    project(n),
    1_000 + n,
  ],
  (n) => ['DELETE FROM project_group_members WHERE frame_id = $1 AND project_id = $2', project(n)],
  (n) => [
    'INSERT INTO project_tags (frame_id, project_id, tag_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    project(n),
    ids.tags[1],
  ],
  (n) => ['DELETE FROM project_tags WHERE frame_id = $1 AND project_id = $2', project(n)],
  (n) => [
    `UPDATE project_groups SET deleted_at = CASE WHEN $3::boolean THEN now() END WHERE frame_id = $1 AND id = $2`,
    ids.groups[0],
    n % 2 === 0,
  ],
  (n) => ['UPDATE customers SET name = $3 WHERE frame_id = $1 AND id = $2', ids.customers[n % 4], `Customer ${n % 7}`],
  (n) => ['UPDATE contacts SET name = $3 WHERE frame_id = $1 AND id = $2', ids.contacts[n % 3], `Contact ${n % 7}`],
  (n) => [
    `INSERT INTO funnel_assignments (frame_id, id, funnel_id, project_id, step_id, status, status_at, linked_at, tag_ids,
       executor_ids, version) VALUES ($1, $2, $3, $4, $5, 'open', now(), now(), $6, '{}', 1)`,
    newId(),
    ids.funnels[0],
    project(n),
    ids.steps[0],
    [ids.tags[0]],
  ],
  (n) => ['UPDATE funnel_assignments SET left_at = now() WHERE frame_id = $1 AND project_id = $2', project(n)],
  (n) => ['DELETE FROM funnel_assignments WHERE frame_id = $1 AND project_id = $2', project(n)],
  (n) => [
    `INSERT INTO form_answer_values (frame_id, answer_id, position, project_id, field_id, accessor_type, number_value)
     VALUES ($1, $2, 0, $3, $4, 'project_form', $5)`,
    newId(),
    project(n),
    edges.area.id,
    n,
  ],
  (n) => ['UPDATE form_answer_values SET number_value = 7 WHERE frame_id = $1 AND project_id = $2', project(n)],
  (n) => ['DELETE FROM form_answer_values WHERE frame_id = $1 AND project_id = $2', project(n)],
];

export function searchIn(index: SearchIndex, frameId: string, { filters, sorting }: SearchRequest) {
  const { filters: read, sorts } = parseSearch(model, { filters, sorting });
  const page = { page: 1, perPage: 100 };
  return index.page<string>(model, { frameId, filters: read, sorts, trashed: 'without', template: false, page });
}

export function searchAll(index: SearchIndex, frameId: string) {
  return Promise.all(requests.map((one) => searchIn(index, frameId, one)));
}
