import { operatorsOf } from './operators';
import type { FieldSource, SearchField, SearchModel } from './search-field';

function column(name: string): FieldSource {
  return { kind: 'column', column: name };
}

function text(name: string, sortable = true): SearchField {
  return { name, inputType: 'text', valueType: 'text', operators: operatorsOf.text, source: column(name), sortable };
}

function number(name: string): SearchField {
  return {
    name,
    inputType: 'number',
    valueType: 'integer',
    operators: operatorsOf.number,
    source: column(name),
    sortable: true,
  };
}

function time(name: string): SearchField {
  return {
    name,
    inputType: 'date',
    valueType: 'time',
    operators: operatorsOf.time,
    source: column(name),
    sortable: true,
  };
}

function boolean(name: string): SearchField {
  return {
    name,
    inputType: 'boolean',
    valueType: 'boolean',
    operators: operatorsOf.boolean,
    source: column(name),
    sortable: false,
  };
}

function relation(name: string, source: FieldSource, options: Partial<SearchField> = {}): SearchField {
  return {
    name,
    inputType: 'relation',
    valueType: 'uuid',
    operators: operatorsOf.relation,
    source,
    sortable: false,
    ...options,
  };
}

const id = relation('id', column('id'));
const contactId = { valueType: 'integer', hydrate: '/api/management/contacts' } as const;

export const projectStatuses = [
  { label: 'in-progress', value: 1 },
  { label: 'completed', value: 2 },
  { label: 'cancelled', value: 3 },
  { label: 'paused', value: 4 },
] as const;

const project: SearchModel = {
  name: 'project',
  table: 'projects',
  fields: [
    { ...id, hydrate: '/api/management/projects' },
    text('code'),
    text('name'),
    text('description', false),
    {
      name: 'name_code',
      inputType: 'text',
      valueType: 'text',
      operators: operatorsOf.nameOrCode,
      source: { kind: 'anyColumn', columns: ['name', 'code'] },
      sortable: false,
    },
    number('impact'),
    number('budget'),
    {
      name: 'status',
      inputType: 'select',
      valueType: 'integer',
      operators: operatorsOf.option,
      source: column('status'),
      sortable: true,
      options: projectStatuses,
    },
    relation('parent', column('parent_id'), { hydrate: '/api/management/projects' }),
    relation(
      'children',
      { kind: 'rows', table: 'projects', link: 'm.parent_id = t.id AND m.deleted_at IS NULL', column: 'id' },
      { hydrate: '/api/management/projects' },
    ),
    relation('customer', column('customer_id'), { hydrate: '/api/management/customers' }),
    relation('contact', column('contact_id'), contactId),
    relation('creator', column('created_by'), { hydrate: '/api/management/users' }),
    time('created_at'),
    time('updated_at'),
  ],
};

const customer: SearchModel = {
  name: 'customer',
  table: 'customers',
  fields: [
    { ...id, hydrate: '/api/management/customers' },
    text('name'),
    text('document'),
    text('email'),
    text('phone', false),
    relation('parent', column('parent_id'), { hydrate: '/api/management/customers' }),
    time('created_at'),
    time('updated_at'),
  ],
};

const contact: SearchModel = {
  name: 'contact',
  table: 'contacts',
  fields: [
    { ...id, ...contactId },
    text('name'),
    text('role'),
    text('email'),
    text('phone', false),
    text('description', false),
    relation(
      'customers',
      { kind: 'rows', table: 'contact_customers', link: 'm.contact_id = t.id', column: 'customer_id' },
      { hydrate: '/api/management/customers' },
    ),
    time('created_at'),
    time('updated_at'),
  ],
};

const user: SearchModel = {
  name: 'user',
  table: 'users',
  fields: [
    { ...id, hydrate: '/api/management/users' },
    text('name'),
    text('email'),
    boolean('active'),
    time('created_at'),
  ],
};

export const searchModels = { project, customer, contact, user } as const;
