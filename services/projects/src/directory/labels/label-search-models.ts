import { columnSource, relationField, type SearchModel, textField, timeField } from '@trackway/filters';

export const groupModel: SearchModel = {
  name: 'project_group',
  table: 'project_groups',
  fields: [
    relationField('id', columnSource('id'), { hydrate: '/api/management/project-groups' }),
    textField('name'),
    relationField(
      'projects',
      { kind: 'rows', table: 'project_group_members', link: 'm.group_id = t.id', column: 'project_id' },
      { hydrate: '/api/management/projects' },
    ),
    timeField('created_at'),
    timeField('updated_at'),
  ],
};

export const tagModel: SearchModel = {
  name: 'tag',
  table: 'tags',
  fields: [
    relationField('id', columnSource('id'), { hydrate: '/api/management/tags' }),
    textField('name'),
    timeField('created_at'),
    timeField('updated_at'),
  ],
};
