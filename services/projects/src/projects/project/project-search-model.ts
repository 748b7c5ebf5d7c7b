import { projectFields } from '@trackway/contracts';
import { foldedColumn, operatorsOf, relationField, type SearchField, type SearchModel } from '@trackway/filters';
import { insertAfter, searchFieldsOf } from '../../fields/search-fields';
import { answerSearchFields } from '../../peers/read-model/answer-search-fields';
import { channelSearchFields } from '../../peers/read-model/channel-search-fields';
import { funnelSearchFields } from '../../peers/read-model/funnel-search-fields';

/** A project is in no deleted group until the group is restored. */
const GROUP_EXISTS =
  'EXISTS (SELECT 1 FROM project_groups g WHERE g.frame_id = m.frame_id AND g.id = m.group_id AND g.deleted_at IS NULL)';

const nameOrCode: SearchField = {
  name: 'name_code',
  inputType: 'text',
  valueType: 'text',
  operators: operatorsOf.nameOrCode,
  source: { kind: 'anyColumn', columns: [foldedColumn('name'), foldedColumn('code')] },
  sortable: false,
};

const children = relationField(
  'children',
  { kind: 'rows', table: 'projects', link: 'm.parent_id = t.id AND m.deleted_at IS NULL', column: 'id' },
  { hydrate: '/api/management/projects' },
);

const assignee = relationField(
  'assignee',
  { kind: 'rows', table: 'project_people', link: "m.project_id = t.id AND m.role = 'user'", column: 'user_id' },
  { hydrate: '/api/management/users' },
);

const groups = relationField(
  'project_groups',
  {
    kind: 'rows',
    table: 'project_group_members',
    link: `m.project_id = t.id AND ${GROUP_EXISTS}`,
    column: 'group_id',
  },
  { hydrate: '/api/management/project-groups' },
);

/** Deleted tags remain those of their projects. */
const tags = relationField(
  'tags',
  { kind: 'rows', table: 'project_tags', link: 'm.project_id = t.id', column: 'tag_id' },
  { hydrate: '/api/management/tags' },
);

const related: readonly (readonly [after: string, ...fields: SearchField[]])[] = [
  ['description', nameOrCode],
  ['parent', children, assignee, groups, tags],
  ['is_template', ...funnelSearchFields, ...answerSearchFields, ...channelSearchFields],
];

export const projectModel: SearchModel = {
  name: 'project',
  table: 'projects',
  isAggregated: true,
  fields: related.reduce(
    (fields, [after, ...others]) => insertAfter(fields, after, ...others),
    searchFieldsOf(projectFields),
  ),
};
