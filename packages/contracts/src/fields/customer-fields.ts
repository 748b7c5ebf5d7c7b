import type { FieldDeclarations } from './field';

const CUSTOMERS = '/api/management/customers';

/** The stored fields of a customer. */
export const customerFields = {
  id: { type: 'uuid', label: 'Id', search: { hydrate: CUSTOMERS }, workbook: 'import' },
  name: { type: 'name', label: 'Name', writable: true, required: true, search: {}, workbook: 'import' },
  /** Tax or company number. Unique in the frame. */
  document: {
    type: 'filled_line',
    label: 'Document',
    nullable: true,
    default: null,
    writable: true,
    search: {},
    workbook: 'import',
  },
  parent_id: {
    type: 'reference',
    label: 'Parent',
    nullable: true,
    default: null,
    writable: true,
    search: { name: 'parent', hydrate: CUSTOMERS },
    workbook: 'import',
    workbookKey: 'parent',
  },
  email: {
    type: 'email',
    label: 'E-mail',
    nullable: true,
    default: null,
    writable: true,
    search: {},
    workbook: 'import',
  },
  phone: {
    type: 'line',
    label: 'Phone',
    nullable: true,
    default: null,
    writable: true,
    search: { sortable: false },
    workbook: 'import',
  },
  version: { type: 'integer', label: 'Version', default: 1 },
  created_at: { type: 'time', label: 'Created at', search: {}, workbook: 'export' },
  updated_at: { type: 'time', label: 'Updated at', search: {}, workbook: 'export' },
  deleted_at: { type: 'time', label: 'Deleted at', nullable: true, default: null },
} as const satisfies FieldDeclarations;
