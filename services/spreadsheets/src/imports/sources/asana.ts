import { column, ignored, type Source } from './source';

const signature = ['Task ID', 'Section/Column', 'Completed At', 'Assignee Email', 'Parent task', 'Last Modified'];

/** Export of a project as CSV. Parents are names of tasks. A task is completed if it has a time of completion. */
export const asana: Source = {
  name: 'asana',
  title: 'Asana',
  type: 'project',
  signature,
  minimum: 3,
  parentsByName: true,
  columns: [
    column('project.old_id', ['Task ID']),
    column('project.name', ['Name']),
    column('project.description', ['Notes']),
    column('project.status', ['Completed At'], { presentMeans: 'completed' }),
    column('project.groups', ['Projects'], { listSeparator: ',' }),
    column('project.groups', ['Section/Column']),
    column('project.tags', ['Tags'], { listSeparator: ',' }),
    column('project.assignees', ['Assignee Email'], { otherwise: null }),
    column('project.parent', ['Parent task', 'Parent Task']),
    ignored('Created At', 'Last Modified', 'Assignee', 'Start Date', 'Due Date', 'Blocked By (Dependencies)'),
    ignored('Blocking (Dependencies)', 'Dependents', 'Dependencies'),
  ],
};

/** The same export, for subtasks. The parent is a project, else the project of Asana is one. */
export const asanaTasks: Source = {
  name: 'asana',
  title: 'Asana subtasks',
  type: 'task',
  signature,
  minimum: 3,
  columns: [
    column('task.project', ['Parent task', 'Parent Task']),
    column('task.project', ['Projects']),
    column('task.title', ['Name']),
    column('task.done', ['Completed At'], { presentMeans: 'true' }),
    column('task.due_at', ['Due Date']),
    column('task.assignee', ['Assignee Email'], { otherwise: null }),
    ignored('Task ID', 'Created At', 'Last Modified', 'Assignee', 'Start Date', 'Section/Column', 'Tags', 'Notes'),
    ignored('Blocked By (Dependencies)', 'Blocking (Dependencies)', 'Dependents', 'Dependencies'),
  ],
};
