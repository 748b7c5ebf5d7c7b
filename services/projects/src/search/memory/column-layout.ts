import type { SearchField, SearchModel, SortedBy } from '@trackway/filters';
import { textSortKey } from '../text-sort-key';

export type ColumnKind = 'number' | 'uuid' | 'text' | 'folded' | 'dictionary';

/** A column that the memory has for each project. */
export interface MemoryColumn {
  /** The name of the table's column, or `<table>.<column>` for one of another table. */
  readonly name: string;
  readonly kind: ColumnKind;
  /** An SQL expression for the value; projects have the alias `p`. Times are in milliseconds since 1970. */
  readonly sql: string;
  /** For a value of another table: where it is found by a column of the project. */
  readonly lookUp?: SortedBy;
}

const kinds = { text: 'text', integer: 'number', uuid: 'uuid', time: 'number', boolean: 'number' } as const;

/** The columns of the fields that a model has in its own table, and of the names that it is sorted by. */
export function columnLayout({ fields }: SearchModel): readonly MemoryColumn[] {
  const columns = fields.flatMap((field) => [...ownColumns(field), ...nameColumns(field)]);
  return [...new Map(columns.map((column) => [column.name, column])).values()];
}

function ownColumns({ source, valueType, sortable, sortsTexts, sortedBy }: SearchField): MemoryColumn[] {
  if (source.kind !== 'column') return [];
  const { column, foldedColumn } = source;
  const columns: MemoryColumn[] = [{ name: column, kind: kinds[valueType], sql: valueSql(`p.${column}`, valueType) }];
  if (foldedColumn) columns.push({ name: foldedColumn, kind: 'folded', sql: `p.${foldedColumn}` });
  if (sortable && sortsTexts && !sortedBy)
    columns.push({ name: sortKeyColumn(column), kind: 'text', sql: textSortKey(`p.${column}`) });
  return columns;
}

/** The column with the sort keys of a column of texts. */
export function sortKeyColumn(column: string): string {
  return `${column}_sort`;
}

function nameColumns({ source, sortedBy }: SearchField): MemoryColumn[] {
  if (!sortedBy || source.kind !== 'column') return [];
  return [{ name: nameColumn(sortedBy), kind: 'dictionary', sql: lookUpSql(sortedBy), lookUp: sortedBy }];
}

export function nameColumn({ table, column }: SortedBy): string {
  return `${table}.${column}`;
}

/** The column is used only for sorting, so it contains sort keys. */
function lookUpSql({ table, key, of, column }: SortedBy): string {
  return `(SELECT ${textSortKey(`o.${column}`)} FROM ${table} o WHERE o.frame_id = p.frame_id AND o.${key} = p.${of})`;
}

function valueSql(column: string, valueType: SearchField['valueType']): string {
  if (valueType === 'time') return milliseconds(column);
  if (valueType === 'boolean') return `${column}::integer`;
  return valueType === 'integer' ? `${column}::float8` : column;
}

export function milliseconds(column: string): string {
  return `(extract(epoch FROM ${column}) * 1000)::float8`;
}
