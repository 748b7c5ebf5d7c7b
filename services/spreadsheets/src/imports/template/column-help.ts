import { type ImportType, projectStatuses } from '@trackway/contracts';
import type { ColumnType, TargetColumn } from '../columns/import-target';

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
    says: `A label or its number: 1 to ${projectStatuses.length} in this order.`,
    example: projectStatuses[0].label,
    list: projectStatuses.map(({ label }) => label),
  },
  impact: { takes: 'whole number', says: '0 to 100.', example: 40 },
  budget: { takes: 'whole number', says: 'In minor units, such as cents; 0 or more.', example: 120_000 },
  customer: text('Id, document or name of a customer.', 'Acme Lisbon'),
  contact: text('Id or e-mail of a contact.', 'ana@example.org'),
  parent: text('Code or id of a project. It may be in an earlier row.', 'P-2040'),
  groups: text(
    'Names, separated by semicolons. A name with a semicolon is in quotes. Missing ones are created.',
    'Roadmap; 2026',
  ),
  tags: text(
    'Names, separated by semicolons. A name with a semicolon is in quotes. Missing ones are created.',
    'urgent',
  ),
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

const task: Readonly<Record<string, ColumnHelp>> = {
  id: text('UUID of the task to update, or of the new task. Usually empty.', ''),
  project: text('Code, id, old id or unique name of a project.', 'P-2041'),
  title: text('What is to be done.', 'Call the customer'),
  done: { takes: 'one of a list', says: 'Whether the task is done.', example: 'false', list: ['true', 'false'] },
  due_at: text('A date or time, in UTC unless it has an offset.', '2026-12-31'),
  assignee: text('E-mail or id of a user.', 'bo@example.org'),
};

/** By field, which is the part of a column key after the dot. */
export const columnHelp: Readonly<Record<ImportType, Readonly<Record<string, ColumnHelp>>>> = {
  project,
  customer,
  contact,
  task,
  form_answer: {
    project: text('Code, id, old id or unique name of a project.', 'P-2041'),
    accessor: text('Empty or project_form. Exports write it; other contexts are not imported.', ''),
  },
};

const TAKES: Partial<Readonly<Record<ColumnType, ColumnHelp>>> = {
  decimal: text('A number.', '12.5'),
  integer: { takes: 'whole number', says: 'A whole number.', example: 4 },
  money: { takes: 'whole number', says: 'In minor units, such as cents.', example: 120_000 },
  date: text('A date.', '2026-12-31'),
  time: text('A date and time, in UTC unless it has an offset.', '2026-12-31T17:00:00Z'),
  boolean: { takes: 'one of a list', says: 'Yes or no.', example: 'true', list: ['true', 'false'] },
  email: text('An e-mail address.', 'ana@example.org'),
};

/** Explains the column of a field of a form. */
export function helpOfField({ type, options = [] }: TargetColumn): ColumnHelp {
  const [first = ''] = options;
  if (type === 'choice')
    return { takes: 'one of a list', says: 'An option by its label.', example: first, list: options };
  if (type === 'choices') return text(`Options, separated by semicolons: ${options.join('; ')}`, first);
  return TAKES[type] ?? text('Text.', 'Text');
}
