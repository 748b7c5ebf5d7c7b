import { booleanField, columnSource, relationField, type SearchModel, textField, timeField } from '@trackway/filters';

export const taskModel: SearchModel = {
  name: 'task',
  table: 'tasks',
  fields: [
    relationField('id', columnSource('id')),
    relationField('project', columnSource('project_id'), { hydrate: '/api/management/projects' }),
    textField('title'),
    booleanField('done'),
    timeField('due_at', true),
    relationField('assignee', columnSource('assignee_id', true), { hydrate: '/api/management/users' }),
    timeField('created_at'),
    timeField('updated_at'),
  ],
};
