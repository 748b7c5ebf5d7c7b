import type { SearchField, SearchModel, SortedBy } from '@trackway/filters';

export type ColumnKind = 'number' | 'uuid' | 'text' | 'folded' | 'dictionary';

/** A column that the memory has for each project. */
export interface MemoryColumn {
  /** The name of the table's column, or `<table>.<column>` for one of another table. */
  readonly name: string;
  readonly kind: ColumnKind;
  /** An SQL expression for the value; projects have the alias `p`. Times are in milliseconds since 1970. */
  readonly sql: string;
}

const kinds = { text: 'text', integer: 'number', uuid: 'uuid', time: 'number', boolean: 'number' } as const;

/** The columns of the fields that a model has in its own table, and of the names that it is sorted by. */
export function columnLayout({ fields }: SearchModel): readonly MemoryColumn[] {
  const columns = fields.flatMap((field) => [...ownColumns(field), ...nameColumns(field)]);
  return [...new Map(columns.map((column) => [column.name, column])).values()];
}

function ownColumns({ source, valueType }: SearchField): MemoryColumn[] {
  if (source.kind !== 'column') return [];
  const { column, foldedColumn } = source;
  const own = { name: column, kind: kinds[valueType], sql: valueSql(`p.${column}`, valueType) };
  return foldedColumn ? [own, { name: foldedColumn, kind: 'folded', sql: `p.${foldedColumn}` }] : [own];
}

function nameColumns({ source, sortedBy }: SearchField): MemoryColumn[] {
  if (!sortedBy || source.kind !== 'column') return [];
  return [{ name: nameColumn(sortedBy), kind: 'dictionary', sql: lookUpSql(sortedBy) }];
}

export function nameColumn({ table, column }: SortedBy): string {
  return `${table}.${column}`;
}

function lookUpSql({ table, key, of, column }: SortedBy): string {
  return `(SELECT o.${column} FROM ${table} o WHERE o.frame_id = p.frame_id AND o.${key} = p.${of})`;
}

function valueSql(column: string, valueType: SearchField['valueType']): string {
  if (valueType === 'time') return milliseconds(column);
  if (valueType === 'boolean') return `${column}::integer`;
  return valueType === 'integer' ? `${column}::float8` : column;
}

export function milliseconds(column: string): string {
  return `(extract(epoch FROM ${column}) * 1000)::float8`;
}
