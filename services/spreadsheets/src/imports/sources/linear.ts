import { column, ignored, type Source } from './source';

/** Export of issues as CSV. Parents are identifiers such as `ENG-12`. */
export const linear: Source = {
  name: 'linear',
  title: 'Linear',
  type: 'project',
  signature: [
    'ID',
    'Team',
    'Title',
    'Estimate',
    'Cycle Number',
    'Parent issue',
    'Project Milestone',
    'Triaged',
    'Canceled',
  ],
  minimum: 4,
  columns: [
    column('project.code', ['ID']),
    column('project.name', ['Title']),
    column('project.description', ['Description']),
    column('project.status', ['Status']),
    column('project.tags', ['Labels'], { listSeparator: ',' }),
    column('project.groups', ['Project'], { listSeparator: ',' }),
    column('project.parent', ['Parent issue']),
    column('project.old_id', ['UUID']),
    column('project.assignees', ['Assignee'], { otherwise: null }),
    ignored('Team', 'Estimate', 'Priority', 'Project ID', 'Creator', 'Cycle Number', 'Cycle Name', 'Cycle Start'),
    ignored('Cycle End', 'Created', 'Updated', 'Started', 'Triaged', 'Completed', 'Canceled', 'Archived', 'Due Date'),
    ignored('Initiatives', 'Project Milestone ID', 'Project Milestone', 'SLA Status', 'Roadmaps'),
    ignored('Time in status (minutes)', 'Related to', 'Blocked by', 'Duplicate of'),
  ],
};
