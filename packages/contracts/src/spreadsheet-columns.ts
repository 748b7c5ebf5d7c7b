/** A column of workbooks. `required` and `importable` apply to imports. */
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

/** Catalogue of the columns that can be exported or imported. Source services use the same keys. */
export const spreadsheetColumns = {
  project: [
    column('project.id', 'Id'),
    column('project.code', 'Code'),
    column('project.old_id', 'Old id'),
    column('project.name', 'Name', { required: true }),
    column('project.description', 'Description'),
    column('project.status', 'Status'),
    column('project.impact', 'Impact'),
    column('project.budget', 'Budget'),
    column('project.customer', 'Customer'),
    column('project.contact', 'Contact'),
    column('project.parent', 'Parent'),
    column('project.groups', 'Groups'),
    column('project.tags', 'Tags'),
    column('project.assignees', 'Assignees'),
    column('project.is_template', 'Template'),
    exported('project.headquarter', 'Headquarter'),
    exported('project.completed_percentage', 'Completed percentage'),
    exported('project.funnels', 'Funnels'),
    exported('project.funnel_steps', 'Funnel steps'),
    exported('project.channel_awaiting_reply_since', 'Awaiting reply since'),
    exported('project.created_by', 'Created by'),
    exported('project.created_at', 'Created at'),
    exported('project.updated_at', 'Updated at'),
    exported('project.deleted_at', 'Deleted at'),
  ],
  customer: [
    column('customer.id', 'Id'),
    column('customer.name', 'Name', { required: true }),
    column('customer.document', 'Document'),
    column('customer.parent', 'Parent'),
    column('customer.email', 'E-mail'),
    column('customer.phone', 'Phone'),
    exported('customer.headquarter', 'Headquarter'),
    exported('customer.created_at', 'Created at'),
    exported('customer.updated_at', 'Updated at'),
  ],
  contact: [
    column('contact.id', 'Id'),
    column('contact.name', 'Name', { required: true }),
    column('contact.role', 'Role'),
    column('contact.email', 'E-mail'),
    column('contact.phone', 'Phone'),
    column('contact.description', 'Description'),
    column('contact.customers', 'Customers'),
    exported('contact.created_at', 'Created at'),
    exported('contact.updated_at', 'Updated at'),
    exported('contact.deleted_at', 'Deleted at'),
  ],
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
} as const satisfies Record<string, readonly SpreadsheetColumn[]>;

export type ExportType = keyof typeof spreadsheetColumns;

export const exportTypes = Object.keys(spreadsheetColumns) as ExportType[];

export const importTypes = ['project', 'customer', 'contact'] as const satisfies readonly ExportType[];

export type ImportType = (typeof importTypes)[number];

/** Type byte of a value in a batch of rows (`proto/trackway/projects/v1/rows.proto`). */
export const cellKinds = { empty: 0, text: 1, number: 2, boolean: 3, time: 4, error: 5 } as const;
