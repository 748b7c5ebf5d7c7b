import type { FieldDeclarations } from './field';

/** The stored fields of a contact. */
export const contactFields = {
  id: { type: 'number_id', label: 'Id', search: { hydrate: '/api/management/contacts' }, workbook: 'import' },
  name: { type: 'name', label: 'Name', writable: true, required: true, search: {}, workbook: 'import' },
  role: { type: 'line', label: 'Role', default: '', writable: true, search: {}, workbook: 'import' },
  email: {
    type: 'email',
    label: 'E-mail',
    nullable: true,
    default: null,
    writable: true,
    search: {},
    workbook: 'import',
  },
  phone: { type: 'line', label: 'Phone', default: '', writable: true, search: { sortable: false }, workbook: 'import' },
  description: {
    type: 'text',
    label: 'Description',
    nullable: true,
    default: null,
    writable: true,
    search: { sortable: false },
    workbook: 'import',
  },
  version: { type: 'integer', label: 'Version', default: 1 },
  created_at: { type: 'time', label: 'Created at', search: {}, workbook: 'export' },
  updated_at: { type: 'time', label: 'Updated at', search: {}, workbook: 'export' },
  deleted_at: { type: 'time', label: 'Deleted at', nullable: true, default: null, workbook: 'export' },
} as const satisfies FieldDeclarations;
