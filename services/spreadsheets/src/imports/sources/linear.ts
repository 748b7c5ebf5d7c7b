import { column, ignored, type Source } from './source';

const signature = [
  'ID',
  'Team',
  'Title',
  'Estimate',
  'Cycle Number',
  'Parent issue',
  'Project Milestone',
  'Triaged',
  'Canceled',
];

/** Export of issues as CSV. Parents are identifiers such as `ENG-12`. */
export const linear: Source = {
  name: 'linear',
  title: 'Linear',
  type: 'project',
  signature,
  minimum: 4,
  columns: [
    column('project.code', ['ID']),
    column('project.name', ['Title']),
    column('project.description', ['Description']),
    column('project.status', ['Status'], { otherwise: 'project.groups' }),
    column('project.status', ['Canceled'], { presentMeans: 'cancelled' }),
    column('project.status', ['Completed'], { presentMeans: 'completed' }),
    column('project.tags', ['Labels'], { listSeparator: ',' }),
    column('project.groups', ['Project'], { listSeparator: ',' }),
    column('project.parent', ['Parent issue']),
    column('project.old_id', ['UUID']),
    column('project.assignees', ['Assignee'], { otherwise: null }),
    ignored('Team', 'Estimate', 'Priority', 'Project ID', 'Creator', 'Cycle Number', 'Cycle Name', 'Cycle Start'),
    ignored('Cycle End', 'Created', 'Updated', 'Started', 'Triaged', 'Archived', 'Due Date'),
    ignored('Initiatives', 'Project Milestone ID', 'Project Milestone', 'SLA Status', 'Roadmaps'),
    ignored('Time in status (minutes)', 'Related to', 'Blocked by', 'Duplicate of'),
  ],
};

/** The same export, for sub-issues. The parent is a project, else the project of Linear is one. */
export const linearTasks: Source = {
  name: 'linear',
  title: 'Linear sub-issues',
  type: 'task',
  signature,
  minimum: 4,
  columns: [
    column('task.project', ['Parent issue']),
    column('task.project', ['Project']),
    column('task.title', ['Title']),
    column('task.done', ['Status'], { otherwise: null }),
    column('task.done', ['Completed'], { presentMeans: 'true' }),
    column('task.due_at', ['Due Date']),
    column('task.assignee', ['Assignee'], { otherwise: null }),
    ignored('ID', 'UUID', 'Team', 'Description', 'Estimate', 'Priority', 'Project ID', 'Creator', 'Labels'),
    ignored('Cycle Number', 'Cycle Name', 'Cycle Start', 'Cycle End', 'Created', 'Updated', 'Started', 'Triaged'),
    ignored('Canceled', 'Archived', 'Initiatives', 'Project Milestone ID', 'Project Milestone', 'SLA Status'),
    ignored('Roadmaps', 'Time in status (minutes)', 'Related to', 'Blocked by', 'Duplicate of'),
  ],
};
