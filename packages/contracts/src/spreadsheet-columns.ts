import { contactFields } from './fields/contact-fields';
import { customerFields } from './fields/customer-fields';
import type { FieldDeclarations } from './fields/field';
import { projectFields } from './fields/project-fields';
import { taskFields } from './fields/task-fields';

/** One column that a workbook may have. `required` and `importable` speak of imports. */
export interface SpreadsheetColumn {
  /** Key as `<entity>.<field>`; also accepted as a heading. */
  readonly key: string;
  /** Heading that exports write. Imports accept it in any case. */
  readonly label: string;
  readonly required: boolean;
  readonly importable: boolean;
}

function column(
  key: string,
  label: string,
  rules: { required?: boolean; importable?: boolean } = {},
): SpreadsheetColumn {
  return { key, label, required: rules.required ?? false, importable: rules.importable ?? true };
}

function exported(key: string, label: string): SpreadsheetColumn {
  return column(key, label, { importable: false });
}

/** Columns of rows that can only be exported. */
function exportedOf(type: string, labels: Readonly<Record<string, string>>): SpreadsheetColumn[] {
  return Object.entries(labels).map(([field, label]) => exported(`${type}.${field}`, label));
}

/** The columns of the stored fields of a record, in the order of their declarations. */
function fieldColumns(type: string, fields: FieldDeclarations): SpreadsheetColumn[] {
  return Object.entries(fields).flatMap(([name, { label, required = false, workbook, workbookKey = name }]) =>
    workbook ? [column(`${type}.${workbookKey}`, label, { required, importable: workbook === 'import' })] : [],
  );
}

/** The columns with others before the one that has the key. */
function insertBefore(
  columns: readonly SpreadsheetColumn[],
  key: string,
  others: readonly SpreadsheetColumn[],
): SpreadsheetColumn[] {
  const index = columns.findIndex((one) => one.key === key);
  return [...columns.slice(0, index), ...others, ...columns.slice(index)];
}

const projectLists = [
  column('project.groups', 'Groups'),
  column('project.tags', 'Tags'),
  column('project.assignees', 'Assignees'),
];

const computedOfProject = [
  exported('project.headquarter', 'Headquarter'),
  exported('project.completed_percentage', 'Completed percentage'),
  exported('project.funnels', 'Funnels'),
  exported('project.funnel_steps', 'Funnel steps'),
  exported('project.channel_awaiting_reply_since', 'Awaiting reply since'),
];

/** The columns of each type of workbook. Services that provide or apply rows use the same keys. */
export const spreadsheetColumns = {
  project: insertBefore(
    insertBefore(fieldColumns('project', projectFields), 'project.is_template', projectLists),
    'project.created_by',
    computedOfProject,
  ),
  customer: insertBefore(fieldColumns('customer', customerFields), 'customer.created_at', [
    exported('customer.headquarter', 'Headquarter'),
  ]),
  contact: insertBefore(fieldColumns('contact', contactFields), 'contact.created_at', [
    column('contact.customers', 'Customers'),
  ]),
  task: fieldColumns('task', taskFields),
  form_answer: exportedOf('form_answer', {
    project_code: 'Project code',
    project_name: 'Project name',
    form: 'Form',
    accessor: 'Context',
    answered_by: 'Answered by',
    answered_at: 'Answered at',
  }),
  answer_history: exportedOf('answer_history', {
    project_code: 'Project code',
    project_name: 'Project name',
    form: 'Form',
    field: 'Field',
    accessor: 'Context',
    old_value: 'Old value',
    new_value: 'New value',
    changed_by: 'Changed by',
    way: 'Way',
    changed_at: 'Changed at',
  }),
  agent_execution: exportedOf('agent_execution', {
    id: 'Id',
    agent: 'Agent',
    project_code: 'Project code',
    trigger: 'Trigger',
    status: 'Status',
    provider: 'Provider',
    model: 'Model',
    input_tokens: 'Input tokens',
    output_tokens: 'Output tokens',
    cost: 'Cost',
    currency: 'Currency',
    duration_ms: 'Duration (ms)',
    error: 'Error',
    started_at: 'Started at',
    completed_at: 'Completed at',
  }),
  project_execution: exportedOf('project_execution', {
    id: 'Id',
    kind: 'Kind',
    rule: 'Rule',
    project_code: 'Project code',
    project_name: 'Project name',
    trigger: 'Trigger',
    status: 'Status',
    attempt: 'Attempt',
    actions: 'Actions',
    error: 'Error',
    started_at: 'Started at',
    duration_ms: 'Duration (ms)',
  }),
  user: exportedOf('user', { id: 'Id', name: 'Name', email: 'E-mail', active: 'Active', created_at: 'Created at' }),
} satisfies Record<string, readonly SpreadsheetColumn[]>;

export type ExportType = keyof typeof spreadsheetColumns;

export const exportTypes = Object.keys(spreadsheetColumns) as ExportType[];

/** The types of imports whose rows the projects service stores. */
export const projectRowTypes = ['project', 'customer', 'contact', 'task'] as const;

export type ProjectRowType = (typeof projectRowTypes)[number];

export const importTypes = [...projectRowTypes, 'form_answer'] as const;

export type ImportType = (typeof importTypes)[number];

/**
 * The columns of each type of import, with those of its export, which imports ignore unless they are importable. Answers also have a column
 * for each field of the form.
 */
export const importColumns: Readonly<Record<ImportType, readonly SpreadsheetColumn[]>> = {
  project: spreadsheetColumns.project,
  customer: spreadsheetColumns.customer,
  contact: spreadsheetColumns.contact,
  task: spreadsheetColumns.task,
  form_answer: [
    column('form_answer.project', 'Project', { required: true }),
    ...spreadsheetColumns.form_answer.map((one) =>
      one.key === 'form_answer.accessor' ? { ...one, importable: true } : one,
    ),
  ],
};

/** Type byte of a value in a batch of rows (`proto/trackway/projects/v1/rows.proto`). */
export const cellKinds = { empty: 0, text: 1, number: 2, boolean: 3, time: 4, error: 5 } as const;

/** UTF-16 code units of a cell in XLSX. Exports cut longer texts. */
export const MAX_CELL_LENGTH = 32_767;

/** Whether an imported text is the beginning of a stored one, as an export cut it. Spaces at the end may be missing. */
export function isCutToCell(imported: unknown, stored: unknown): boolean {
  if (typeof imported !== 'string' || typeof stored !== 'string' || stored.length <= MAX_CELL_LENGTH) return false;
  // A surrogate pair at the limit is cut before it.
  return stored.startsWith(imported) && stored.slice(imported.length, MAX_CELL_LENGTH - 1).trim() === '';
}
