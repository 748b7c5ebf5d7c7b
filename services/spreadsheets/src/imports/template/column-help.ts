import type { ImportType } from '@trackway/contracts';

/** Explains the values of an import column. */
export interface ColumnHelp {
  readonly takes: 'text' | 'whole number' | 'one of a list';
  readonly says: string;
  readonly example: string | number;
  readonly list?: readonly string[];
}

const text = (says: string, example: string | number): ColumnHelp => ({ takes: 'text', says, example });

const project: Readonly<Record<string, ColumnHelp>> = {
  id: text('UUID of the project to update, or of the new project. Usually empty.', ''),
  code: text('Unique in the frame. If empty, a new project gets the next number.', 'P-2041'),
  old_id: text('Id in the source system. Unique in the frame.', '4711'),
  name: text('Name of the project.', 'Roof of the town hall'),
  description: text('At most 65,536 characters.', 'North side first'),
  status: {
    takes: 'one of a list',
    says: 'A label or its number: 1 to 4 in this order.',
    example: 'in-progress',
    list: ['in-progress', 'completed', 'cancelled', 'paused'],
  },
  impact: { takes: 'whole number', says: '0 to 100.', example: 40 },
  budget: { takes: 'whole number', says: 'In minor units, such as cents; 0 or more.', example: 120_000 },
  customer: text('Id, document or name of a customer.', 'Acme Lisbon'),
  contact: text('Id or e-mail of a contact.', 'ana@example.org'),
  parent: text('Code or id of a project. It may be in an earlier row.', 'P-2040'),
  groups: text('Names, separated by semicolons. Missing ones are created.', 'Roadmap; 2026'),
  tags: text('Names, separated by semicolons. Missing ones are created.', 'urgent'),
  assignees: text('E-mails or ids of users, separated by semicolons.', 'bo@example.org'),
  is_template: { takes: 'one of a list', says: 'Whether it is a template.', example: 'false', list: ['true', 'false'] },
};

const customer: Readonly<Record<string, ColumnHelp>> = {
  id: text('UUID of the customer to update, or of the new customer. Usually empty.', ''),
  name: text('Name of the customer.', 'Acme Lisbon'),
  document: text('For example a tax number. Unique in the frame.', 'PT-501234567'),
  parent: text('Id, document or name of a customer. It may be in an earlier row.', 'Acme'),
  email: text('An e-mail address.', 'hello@example.org'),
  phone: text('A phone number.', '+351 210 000 000'),
};

const contact: Readonly<Record<string, ColumnHelp>> = {
  id: { takes: 'whole number', says: 'Id of the contact to update. Usually empty.', example: '' },
  name: text('Name of the contact.', 'Ana Silva'),
  role: text('Role or job title.', 'Buyer'),
  email: text('An e-mail address.', 'ana@example.org'),
  phone: text('A phone number.', '+351 910 000 000'),
  description: text('Free text.', 'Call in the morning'),
  customers: text('Ids, documents or names of customers, separated by semicolons.', 'Acme Lisbon'),
};

/** By field, which is the part of a column key after the dot. */
export const columnHelp: Readonly<Record<ImportType, Readonly<Record<string, ColumnHelp>>>> = {
  project,
  customer,
  contact,
};
