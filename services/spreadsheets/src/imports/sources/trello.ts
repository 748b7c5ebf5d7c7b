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

/**
 * Items of checklists, one a row. The CSV export of Trello has only their number, so the headings are those of Power-Ups
 * and connectors, which name the members of the API (`state`, `due`). A card is a project.
 */
export const trelloTasks: Source = {
  name: 'trello',
  title: 'Trello checklist items',
  type: 'task',
  signature: [
    ...['Checklist Name', 'Checklist', 'Checklist Item', 'Checklist Item Name', 'Check Item', 'Item Name', 'Item'],
    ...['Item State', 'Checklist Item State', 'Item Completed', 'Card Name', 'Card ID', 'Card Title', 'Card'],
  ],
  minimum: 3,
  columns: [
    column('task.project', ['Card ID', 'Card Id', 'Id Card']),
    column('task.project', ['Card Name', 'Card Title', 'Card']),
    column('task.title', ['Checklist Item', 'Checklist Item Name', 'Check Item', 'Item Name', 'Item']),
    column('task.done', ['Item State', 'Checklist Item State', 'Item Completed', 'State', 'Completed', 'Checked']),
    column('task.due_at', ['Item Due Date', 'Checklist Item Due Date', 'Item Due', 'Due Date', 'Due']),
    column('task.assignee', ['Item Member', 'Assigned Member', 'Assignee', 'Member', 'Members'], { otherwise: null }),
    ignored('Item ID', 'Checklist Item ID', 'Checklist ID', 'Checklist Name', 'Checklist', 'Item Position', 'Position'),
    ignored('Card URL', 'Card #', 'Card Description', 'Labels', 'List Name', 'List', 'List ID', 'Board Name', 'Board'),
    ignored('Board ID', 'Card Due Date', 'Archived', 'Last Activity Date'),
  ],
};
