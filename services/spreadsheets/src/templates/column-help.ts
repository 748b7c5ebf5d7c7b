import type { ImportType } from '@trackway/contracts';

/** What a column of an import takes. */
export interface ColumnHelp {
  readonly takes: 'text' | 'whole number' | 'one of a list';
  readonly says: string;
  readonly example: string | number;
  readonly list?: readonly string[];
}

const text = (says: string, example: string | number): ColumnHelp => ({ takes: 'text', says, example });

const project: Readonly<Record<string, ColumnHelp>> = {
  id: text('UUID. Finds the project to change; a new project gets it. Mostly left empty.', ''),
  code: text('Unique in the frame. Left empty, a new project gets the next number.', 'P-2041'),
  old_id: text('The id in the system that it came from; unique in the frame.', '4711'),
  name: text('What the project is called.', 'Roof of the town hall'),
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
  parent: text('Code or id of a project, also of a row above.', 'P-2040'),
  groups: text('Names with ; between. New ones are made.', 'Roadmap; 2026'),
  tags: text('Names with ; between. New ones are made.', 'urgent'),
  assignees: text('E-mails or ids of users with ; between.', 'bo@example.org'),
  is_template: { takes: 'one of a list', says: 'Whether it is a template.', example: 'false', list: ['true', 'false'] },
};

const customer: Readonly<Record<string, ColumnHelp>> = {
  id: text('UUID. Finds the customer to change; a new customer gets it. Mostly left empty.', ''),
  name: text('What the customer is called.', 'Acme Lisbon'),
  document: text('Such as a tax number; unique in the frame.', 'PT-501234567'),
  parent: text('Id, document or name of a customer, also of a row above.', 'Acme'),
  email: text('An e-mail address.', 'hello@example.org'),
  phone: text('A phone number.', '+351 210 000 000'),
};

const contact: Readonly<Record<string, ColumnHelp>> = {
  id: { takes: 'whole number', says: 'Finds the contact to change. Mostly left empty.', example: '' },
  name: text('What the contact is called.', 'Ana Silva'),
  role: text('What they do.', 'Buyer'),
  email: text('An e-mail address.', 'ana@example.org'),
  phone: text('A phone number.', '+351 910 000 000'),
  description: text('Anything else.', 'Call in the morning'),
  customers: text('Ids, documents or names of customers with ; between.', 'Acme Lisbon'),
};

/** By the field behind the dot of a column's key. */
export const columnHelp: Readonly<Record<ImportType, Readonly<Record<string, ColumnHelp>>>> = {
  project,
  customer,
  contact,
};
