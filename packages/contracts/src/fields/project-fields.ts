import type { FieldDeclarations } from './field';

export const projectStatuses = [
  { value: 1, label: 'in-progress', isOpen: true },
  { value: 2, label: 'completed', isOpen: false },
  { value: 3, label: 'cancelled', isOpen: false },
  { value: 4, label: 'paused', isOpen: true },
] as const;

/** The statuses of projects that are not finished. */
export const openProjectStatuses: readonly number[] = projectStatuses
  .filter(({ isOpen }) => isOpen)
  .map(({ value }) => value);

/** The name of a status. */
export function projectStatusName(status: number): string {
  return projectStatuses.find(({ value }) => value === status)?.label ?? String(status);
}

const PROJECTS = '/api/management/projects';

/** The stored fields of a project. `costs` and `share_settings` have their own structure and are not listed. */
export const projectFields = {
  id: { type: 'uuid', label: 'Id', search: { hydrate: PROJECTS }, workbook: 'import' },
  /** Unique in the frame. */
  code: { type: 'filled_line', label: 'Code', writable: true, search: { folded: true }, workbook: 'import' },
  /** The id in the system that the project was migrated from. Unique in the frame. */
  old_id: {
    type: 'filled_line',
    label: 'Old id',
    nullable: true,
    default: null,
    writable: true,
    workbook: 'import',
  },
  name: {
    type: 'name',
    label: 'Name',
    writable: true,
    required: true,
    settable: true,
    search: { folded: true },
    workbook: 'import',
  },
  description: {
    type: 'text',
    label: 'Description',
    default: '',
    writable: true,
    settable: true,
    search: { folded: true, sortable: false },
    workbook: 'import',
  },
  status: {
    type: 'option',
    label: 'Status',
    options: projectStatuses,
    default: 1,
    writable: true,
    settable: true,
    search: {},
    workbook: 'import',
  },
  impact: {
    type: 'integer',
    label: 'Impact',
    minimum: 0,
    maximum: 100,
    default: 0,
    writable: true,
    settable: true,
    search: {},
    workbook: 'import',
  },
  budget: {
    type: 'money',
    label: 'Budget',
    default: 0,
    writable: true,
    settable: true,
    search: {},
    workbook: 'import',
  },
  customer_id: {
    type: 'reference',
    label: 'Customer',
    nullable: true,
    default: null,
    writable: true,
    settable: true,
    search: { name: 'customer', hydrate: '/api/management/customers', sortedByNameIn: 'customers' },
    workbook: 'import',
    workbookKey: 'customer',
  },
  contact_id: {
    type: 'number_reference',
    label: 'Contact',
    nullable: true,
    default: null,
    writable: true,
    settable: true,
    search: { name: 'contact', hydrate: '/api/management/contacts', sortedByNameIn: 'contacts' },
    workbook: 'import',
    workbookKey: 'contact',
  },
  parent_id: {
    type: 'reference',
    label: 'Parent',
    nullable: true,
    default: null,
    writable: true,
    settable: true,
    search: { name: 'parent', hydrate: PROJECTS },
    workbook: 'import',
    workbookKey: 'parent',
  },
  is_template: {
    type: 'boolean',
    label: 'Template',
    default: false,
    writable: true,
    search: {},
    workbook: 'import',
  },
  form_id: {
    type: 'number_reference',
    label: 'Form',
    nullable: true,
    default: null,
    writable: true,
    settable: true,
  },
  share_token: { type: 'line', label: 'Share token', nullable: true, default: null },
  /** The project that this one was merged into. */
  merged_id: { type: 'reference', label: 'Merged into', nullable: true, default: null },
  created_by: {
    type: 'reference',
    label: 'Created by',
    nullable: true,
    search: { name: 'creator', hydrate: '/api/management/users' },
    workbook: 'export',
  },
  /** Raised by every change, under the project's lock. */
  version: { type: 'integer', label: 'Version' },
  created_at: { type: 'time', label: 'Created at', search: {}, workbook: 'export' },
  updated_at: { type: 'time', label: 'Updated at', search: {}, workbook: 'export' },
  deleted_at: { type: 'time', label: 'Deleted at', nullable: true, default: null, workbook: 'export' },
} as const satisfies FieldDeclarations;
