import { column, ignored, type Source } from './source';

/** Export of a board as CSV. Labels are `Name (colour)`. */
export const trello: Source = {
  name: 'trello',
  title: 'Trello',
  type: 'project',
  signature: ['Card ID', 'Card Name', 'Card URL', 'List Name', 'Board Name', 'Card Description', 'Checklist Items'],
  minimum: 3,
  columns: [
    column('project.name', ['Card Name']),
    column('project.old_id', ['Card ID']),
    column('project.description', ['Card Description']),
    column('project.tags', ['Labels'], { listSeparator: ',', strip: /\s*\([a-z_]+\)$/i }),
    column('project.status', ['List Name'], { otherwise: 'project.groups' }),
    column('project.groups', ['Board Name']),
    ignored(
      'Card URL',
      'Card #',
      'Members',
      'Due Date',
      'Due Reminder',
      'Due Complete',
      'Start Date',
      'Attachment Count',
    ),
    ignored('Attachment Links', 'Checklist Item Total Count', 'Checklist Item Completed Count', 'Checklist Items'),
    ignored('Vote Count', 'Comment Count', 'Last Activity Date', 'List ID', 'Board ID', 'Archived'),
  ],
};
