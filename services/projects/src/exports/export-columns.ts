import {
  cellKinds,
  contactFields,
  customerFields,
  type FieldDeclaration,
  type FieldDeclarations,
  projectFields,
  taskFields,
} from '@trackway/contracts';
import {
  columnOf,
  contactName,
  customerName,
  headquarterOf,
  type LinkedNames,
  type Lookup,
  linkedNames,
  recordValue,
  userName,
} from './lookups';

/** An exported column. */
export interface ExportColumn {
  /** An SQL expression over the row `t`, as text: the value, or its key for `lookup`. */
  readonly expression: string;
  /** The kind of the values. */
  readonly kind: number;
  readonly lookup?: Lookup;
}

const { text, number, boolean, time } = cellKinds;

function column(name: string, kind: number = text): ExportColumn {
  return { expression: `t.${name}::text`, kind };
}

function timestamp(name: string): ExportColumn {
  return { expression: `to_char(t.${name} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS')`, kind: time };
}

function lookedUp(key: string, lookup: Lookup): ExportColumn {
  return { expression: `t.${key}::text`, kind: text, lookup };
}

type Columns = Readonly<Record<string, ExportColumn>>;

/** The columns of the fields that workbooks have. References are defined separately. */
function fieldColumns(type: string, fields: FieldDeclarations): Columns {
  const exported = Object.entries(fields).filter(
    ([, field]) => field.workbook && field.type !== 'reference' && field.type !== 'number_reference',
  );
  return Object.fromEntries(exported.map(([name, field]) => [`${type}.${name}`, fieldColumn(name, field)]));
}

function fieldColumn(name: string, { type, default: byDefault, options = [] }: FieldDeclaration): ExportColumn {
  switch (type) {
    case 'time':
      return timestamp(name);
    case 'boolean':
      return column(name, boolean);
    case 'number_id':
    case 'integer':
    case 'money':
      return column(name, number);
    case 'option': {
      const cases = options.map(({ value, label }) => `WHEN ${value} THEN '${label}'`);
      return { expression: `CASE t.${name} ${cases.join(' ')} END`, kind: text };
    }
    default:
      return byDefault === '' ? { expression: `NULLIF(t.${name}, '')`, kind: text } : column(name);
  }
}

const customerOf = (key: string) => lookedUp(key, recordValue('customers', customerName));
const projectOf = (key: string) => lookedUp(key, recordValue('projects', columnOf('code')));

/** The names of records that are linked to the project. */
function ofProject(links: string, named: string, names: Omit<LinkedNames, 'from' | 'key'>): ExportColumn {
  return lookedUp('id', linkedNames({ from: `${links} m JOIN ${named}`, key: 'project_id', ...names }));
}

const project: Columns = {
  ...fieldColumns('project', projectFields),
  'project.customer': customerOf('customer_id'),
  'project.contact': lookedUp('contact_id', recordValue('contacts', contactName, 'integer')),
  'project.parent': projectOf('parent_id'),
  'project.groups': ofProject(
    'project_group_members',
    'project_groups o ON o.frame_id = m.frame_id AND o.id = m.group_id',
    { name: columnOf('name'), where: 'o.deleted_at IS NULL' },
  ),
  'project.tags': ofProject('project_tags', 'tags o ON o.frame_id = m.frame_id AND o.id = m.tag_id', {
    name: columnOf('name'),
  }),
  'project.assignees': ofProject('project_people', 'users o ON o.frame_id = m.frame_id AND o.id = m.user_id', {
    name: userName,
    where: `m.role = 'user' AND o.deleted_at IS NULL`,
  }),
  'project.headquarter': lookedUp('customer_id', headquarterOf),
  'project.completed_percentage': column('completed_percentage', number),
  'project.funnels': ofProject('funnel_assignments', 'funnels o ON o.frame_id = m.frame_id AND o.id = m.funnel_id', {
    name: columnOf('name'),
    where: 'm.left_at IS NULL',
  }),
  'project.funnel_steps': ofProject(
    'funnel_assignments',
    'funnel_steps o ON o.frame_id = m.frame_id AND o.id = m.step_id',
    { name: columnOf('name'), where: 'm.left_at IS NULL' },
  ),
  'project.channel_awaiting_reply_since': timestamp('channel_awaiting_reply_since'),
  'project.created_by': lookedUp('created_by', recordValue('users', columnOf('name'))),
};

const customer: Columns = {
  ...fieldColumns('customer', customerFields),
  'customer.parent': customerOf('parent_id'),
  'customer.headquarter': lookedUp('id', headquarterOf),
};

const contact: Columns = {
  ...fieldColumns('contact', contactFields),
  'contact.customers': lookedUp(
    'id',
    linkedNames({
      from: 'contact_customers m JOIN customers o ON o.frame_id = m.frame_id AND o.id = m.customer_id',
      key: 'contact_id',
      keyType: 'integer',
      name: customerName,
    }),
  ),
};

const task: Columns = {
  ...fieldColumns('task', taskFields),
  'task.project': projectOf('project_id'),
  'task.assignee': lookedUp('assignee_id', recordValue('users', userName)),
};

const user: Columns = {
  'user.id': column('id'),
  'user.name': column('name'),
  'user.email': column('email'),
  'user.active': column('active', boolean),
  'user.created_at': timestamp('created_at'),
};

export const exportColumns = { project, customer, contact, task, user } satisfies Record<string, Columns>;

/** Conditions on the row `t`, besides not being deleted. */
export const exportConditions: Readonly<Partial<Record<keyof typeof exportColumns, string>>> = {
  task: `EXISTS (SELECT 1 FROM projects p
    WHERE p.frame_id = t.frame_id AND p.id = t.project_id AND p.deleted_at IS NULL AND NOT p.is_template)`,
};

export type ExportType = keyof typeof exportColumns;
