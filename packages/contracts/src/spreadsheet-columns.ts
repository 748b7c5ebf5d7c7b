/** One column that a workbook may have. `required` and `importable` speak of imports. */
export interface SpreadsheetColumn {
  /** <entity>.<field>; a heading that is understood. */
  readonly key: string;
  /** The heading that exports write; understood too, whatever its case. */
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

/** What can be imported, and exported again: the owner of the rows applies them by these keys. */
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
} as const satisfies Record<string, readonly SpreadsheetColumn[]>;

export type ImportType = keyof typeof spreadsheetColumns;

export const importTypes = Object.keys(spreadsheetColumns) as ImportType[];

/** The byte that says what a value of a row batch is (`proto/trackway/projects/v1/rows.proto`). */
export const cellKinds = { empty: 0, text: 1, number: 2, boolean: 3, time: 4, error: 5 } as const;
