import type { FieldDeclarations } from './field';

/** The stored fields of a task. */
export const taskFields = {
  id: { type: 'uuid', label: 'Id', workbook: 'import' },
  project_id: { type: 'reference', label: 'Project', required: true, workbook: 'import', workbookKey: 'project' },
  title: { type: 'name', label: 'Title', writable: true, required: true, workbook: 'import' },
  done: { type: 'boolean', label: 'Done', default: false, writable: true, workbook: 'import' },
  due_at: { type: 'time', label: 'Due at', nullable: true, default: null, writable: true, workbook: 'import' },
  assignee_id: {
    type: 'reference',
    label: 'Assignee',
    nullable: true,
    default: null,
    writable: true,
    workbook: 'import',
    workbookKey: 'assignee',
  },
  version: { type: 'integer', label: 'Version', default: 1 },
  created_at: { type: 'time', label: 'Created at', workbook: 'export' },
  updated_at: { type: 'time', label: 'Updated at', workbook: 'export' },
  deleted_at: { type: 'time', label: 'Deleted at', nullable: true, default: null },
} as const satisfies FieldDeclarations;
