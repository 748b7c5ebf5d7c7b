import {
  cellKinds,
  contactFields,
  customerFields,
  type FieldDeclaration,
  type FieldDeclarations,
  projectFields,
  taskFields,
} from '@trackway/contracts';

/** An exported column: an SQL expression over the row `t` as text, and the kind of its values. */
export interface ExportColumn {
  readonly expression: string;
  readonly kind: number;
}

const { text, number, boolean, time } = cellKinds;

function column(name: string, kind: number = text): ExportColumn {
  return { expression: `t.${name}::text`, kind };
}

function timestamp(name: string): ExportColumn {
  return { expression: `to_char(t.${name} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS')`, kind: time };
}

/** The name of the root above a customer. */
function headquarter(customerId: string): ExportColumn {
  const expression = `(WITH RECURSIVE above AS (
      SELECT c.id, c.name, c.parent_id FROM customers c WHERE c.frame_id = t.frame_id AND c.id = ${customerId}
      UNION
      SELECT c.id, c.name, c.parent_id FROM customers c JOIN above ON c.id = above.parent_id WHERE c.frame_id = t.frame_id
    ) SELECT name FROM above WHERE parent_id IS NULL)`;
  return { expression, kind: text };
}

function nameOf(table: string, id: string, name: string): ExportColumn {
  return { expression: `(SELECT ${name} FROM ${table} o WHERE o.frame_id = t.frame_id AND o.id = ${id})`, kind: text };
}

/** Names separated by `; `, as imports read them. Names with `;` or `"` are quoted as in CSV. */
function names(from: string, name: string): ExportColumn {
  const quoted = `CASE WHEN n.name ~ '[;"]' THEN '"' || replace(n.name, '"', '""') || '"' ELSE n.name END`;
  const expression = `(SELECT string_agg(${quoted}, '; ' ORDER BY n.name) FROM (SELECT ${name} AS name FROM ${from}) n)`;
  return { expression, kind: text };
}

/** The e-mail address, or the id if several records share the address. */
function emailOrId(table: 'contacts' | 'users'): string {
  return `CASE WHEN o.email IS NULL OR EXISTS (
    SELECT 1 FROM ${table} x WHERE x.frame_id = o.frame_id AND lower(x.email) = lower(o.email) AND x.id <> o.id
  ) THEN o.id::text ELSE o.email END`;
}

const contactName = emailOrId('contacts');
const userName = emailOrId('users');

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

const project: Columns = {
  ...fieldColumns('project', projectFields),
  'project.customer': nameOf('customers', 't.customer_id', 'COALESCE(o.document, o.id::text)'),
  'project.contact': nameOf('contacts', 't.contact_id', contactName),
  'project.parent': nameOf('projects', 't.parent_id', 'o.code'),
  'project.groups': names(
    `project_group_members m JOIN project_groups g ON g.frame_id = m.frame_id AND g.id = m.group_id
     WHERE m.frame_id = t.frame_id AND m.project_id = t.id AND g.deleted_at IS NULL`,
    'g.name',
  ),
  'project.tags': names(
    `project_tags m JOIN tags g ON g.frame_id = m.frame_id AND g.id = m.tag_id
     WHERE m.frame_id = t.frame_id AND m.project_id = t.id`,
    'g.name',
  ),
  'project.assignees': names(
    `project_people m JOIN users o ON o.frame_id = m.frame_id AND o.id = m.user_id
     WHERE m.frame_id = t.frame_id AND m.project_id = t.id AND m.role = 'user' AND o.deleted_at IS NULL`,
    userName,
  ),
  'project.headquarter': headquarter('t.customer_id'),
  'project.completed_percentage': column('completed_percentage', number),
  'project.funnels': names(
    `funnel_assignments m JOIN funnels o ON o.frame_id = m.frame_id AND o.id = m.funnel_id
     WHERE m.frame_id = t.frame_id AND m.project_id = t.id AND m.left_at IS NULL`,
    'o.name',
  ),
  'project.funnel_steps': names(
    `funnel_assignments m JOIN funnel_steps o ON o.frame_id = m.frame_id AND o.id = m.step_id
     WHERE m.frame_id = t.frame_id AND m.project_id = t.id AND m.left_at IS NULL`,
    'o.name',
  ),
  'project.channel_awaiting_reply_since': timestamp('channel_awaiting_reply_since'),
  'project.created_by': nameOf('users', 't.created_by', 'o.name'),
};

const customer: Columns = {
  ...fieldColumns('customer', customerFields),
  'customer.parent': nameOf('customers', 't.parent_id', 'COALESCE(o.document, o.id::text)'),
  'customer.headquarter': headquarter('t.id'),
};

const contact: Columns = {
  ...fieldColumns('contact', contactFields),
  'contact.customers': names(
    `contact_customers m JOIN customers o ON o.frame_id = m.frame_id AND o.id = m.customer_id
     WHERE m.frame_id = t.frame_id AND m.contact_id = t.id`,
    'COALESCE(o.document, o.id::text)',
  ),
};

const task: Columns = {
  ...fieldColumns('task', taskFields),
  'task.project': nameOf('projects', 't.project_id', 'o.code'),
  'task.assignee': nameOf('users', 't.assignee_id', userName),
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
