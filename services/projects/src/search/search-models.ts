import { operatorsOf } from '@trackway/filters';
import { answerSearchFields } from '../read-model/answer-search-fields';
import { channelSearchFields } from '../read-model/channel-search-fields';
import { funnelSearchFields } from '../read-model/funnel-search-fields';
import type { FieldSource, SearchField, SearchModel } from './search-field';

function column(name: string, nullable = false): FieldSource {
  return { kind: 'column', column: name, nullable };
}

/** `folded` where the table keeps a column beside it that `contains` is answered from. */
function text(name: string, { sortable = true, nullable = false, folded = false } = {}): SearchField {
  const source = { ...column(name, nullable), ...(folded ? foldedColumn(name) : {}) };
  return { name, inputType: 'text', valueType: 'text', operators: operatorsOf.text, source, sortable };
}

function foldedColumn(name: string) {
  return { column: name, foldedColumn: `${name}_search` };
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

function time(name: string, nullable = false): SearchField {
  return {
    name,
    inputType: 'date',
    valueType: 'time',
    operators: operatorsOf.time,
    source: column(name, nullable),
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

/** A deleted group is nobody's group until it is restored. */
const GROUP_IS_THERE =
  'EXISTS (SELECT 1 FROM project_groups g WHERE g.frame_id = m.frame_id AND g.id = m.group_id AND g.deleted_at IS NULL)';

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
    text('code', { folded: true }),
    text('name', { folded: true }),
    text('description', { folded: true, sortable: false }),
    {
      name: 'name_code',
      inputType: 'text',
      valueType: 'text',
      operators: operatorsOf.nameOrCode,
      source: { kind: 'anyColumn', columns: [foldedColumn('name'), foldedColumn('code')] },
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
    relation('parent', column('parent_id', true), { hydrate: '/api/management/projects' }),
    relation(
      'children',
      { kind: 'rows', table: 'projects', link: 'm.parent_id = t.id AND m.deleted_at IS NULL', column: 'id' },
      { hydrate: '/api/management/projects' },
    ),
    relation('customer', column('customer_id', true), {
      hydrate: '/api/management/customers',
      sortable: true,
      sortedBy: { table: 'customers', key: 'id', of: 'customer_id', column: 'name' },
    }),
    relation('contact', column('contact_id', true), {
      ...contactId,
      sortable: true,
      sortedBy: { table: 'contacts', key: 'id', of: 'contact_id', column: 'name' },
    }),
    relation(
      'assignee',
      { kind: 'rows', table: 'project_people', link: "m.project_id = t.id AND m.role = 'user'", column: 'user_id' },
      { hydrate: '/api/management/users' },
    ),
    relation(
      'project_groups',
      {
        kind: 'rows',
        table: 'project_group_members',
        link: `m.project_id = t.id AND ${GROUP_IS_THERE}`,
        column: 'group_id',
      },
      { hydrate: '/api/management/project-groups' },
    ),
    relation('creator', column('created_by', true), { hydrate: '/api/management/users' }),
    {
      name: 'is_template',
      inputType: 'boolean',
      valueType: 'boolean',
      operators: operatorsOf.boolean,
      source: column('is_template'),
      sortable: false,
    },
    ...funnelSearchFields,
    ...answerSearchFields,
    ...channelSearchFields,
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
    text('document', { nullable: true }),
    text('email', { nullable: true }),
    text('phone', { sortable: false }),
    relation('parent', column('parent_id', true), { hydrate: '/api/management/customers' }),
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
    text('email', { nullable: true }),
    text('phone', { sortable: false }),
    text('description', { sortable: false }),
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
    text('email', { nullable: true }),
    boolean('active'),
    time('created_at'),
  ],
};

const projectGroup: SearchModel = {
  name: 'project_group',
  table: 'project_groups',
  fields: [
    { ...id, hydrate: '/api/management/project-groups' },
    text('name'),
    relation(
      'projects',
      { kind: 'rows', table: 'project_group_members', link: 'm.group_id = t.id', column: 'project_id' },
      { hydrate: '/api/management/projects' },
    ),
    time('created_at'),
    time('updated_at'),
  ],
};

const tag: SearchModel = {
  name: 'tag',
  table: 'tags',
  fields: [{ ...id, hydrate: '/api/management/tags' }, text('name'), time('created_at'), time('updated_at')],
};

const task: SearchModel = {
  name: 'task',
  table: 'tasks',
  fields: [
    id,
    relation('project', column('project_id'), { hydrate: '/api/management/projects' }),
    text('title'),
    boolean('done'),
    time('due_at', true),
    relation('assignee', column('assignee_id', true), { hydrate: '/api/management/users' }),
    time('created_at'),
    time('updated_at'),
  ],
};

export const searchModels = { project, customer, contact, user, projectGroup, tag, task } as const;
