import { joinSql, type Sql, sql, trustedSql } from '@trackway/postgres';
import { invalidFilter, type ScimFilter, type ScimOperator, type ScimValue } from './scim-filter';

/** SQL expressions by attribute. `exact` ones distinguish upper and lower case. */
export interface FilterColumn {
  readonly expression: string;
  readonly kind: 'text' | 'exact' | 'boolean';
}

export type FilterColumns = Readonly<Record<string, FilterColumn>>;

/** @throws ScimError `invalidFilter` for another attribute or a value of another type */
export function scimFilterSql(filter: ScimFilter, columns: FilterColumns): Sql {
  // A comparison with an attribute that has no value is NULL, which a negation must match.
  if (filter.kind === 'not') return sql`(${scimFilterSql(filter.part, columns)}) IS NOT TRUE`;
  if (filter.kind !== 'compare') {
    const parts = filter.parts.map((part) => sql`(${scimFilterSql(part, columns)})`);
    return joinSql(parts, filter.kind === 'and' ? ' AND ' : ' OR ');
  }
  const { path, operator, value } = filter;
  // The type of an address is not stored for users that no client has written.
  if (path === 'emails.type' || path === 'emails.primary') return sql`true`;
  const column = Object.hasOwn(columns, path) ? columns[path] : undefined;
  if (!column) throw invalidFilter(`${path} cannot be filtered; ${Object.keys(columns).join(', ')} can.`);
  return comparison(column, path, operator, value);
}

function comparison({ expression, kind }: FilterColumn, path: string, operator: ScimOperator, value: ScimValue): Sql {
  const column = trustedSql(`(${expression})`);
  if (operator === 'pr') return sql`${column} IS NOT NULL`;
  if (kind === 'boolean') {
    const expected = typeof value === 'string' ? value.toLowerCase() === 'true' : value;
    if (typeof expected !== 'boolean') throw invalidFilter(`${path} is true or false.`);
    return operator === 'ne' ? sql`${column} <> ${expected}` : sql`${column} = ${expected}`;
  }
  if (typeof value !== 'string') throw invalidFilter(`${path} is compared with a text.`);
  const text = storable(value);
  const [left, right] = kind === 'exact' ? [column, text] : [sql`lower(${column})`, text.toLowerCase()];
  switch (operator) {
    case 'eq':
      return sql`${left} = ${right}`;
    case 'ne':
      return sql`${left} IS DISTINCT FROM ${right}`;
    case 'co':
      return sql`position(${right} IN ${left}) > 0`;
    case 'sw':
      return sql`starts_with(${left}, ${right})`;
    default:
      return sql`right(${left}, length(${right})) = ${right}`;
  }
}

/** PostgreSQL cannot store NUL. The replacement equals no stored text. */
function storable(text: string): string {
  return text.replaceAll('\0', '\uFFFD');
}
