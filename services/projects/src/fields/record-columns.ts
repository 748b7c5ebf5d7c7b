import { type FieldDeclarations, type FieldType, propertyOf, type RecordOf } from '@trackway/contracts';
import { rowsSql, type Sql, sql, trustedSql } from '@trackway/postgres';

const sqlTypes: Readonly<Record<FieldType, string>> = {
  uuid: 'uuid',
  number_id: 'int',
  name: 'text',
  line: 'text',
  filled_line: 'text',
  email: 'text',
  text: 'text',
  integer: 'int',
  money: 'bigint',
  option: 'smallint',
  boolean: 'boolean',
  time: 'timestamptz',
  reference: 'uuid',
  number_reference: 'int',
};

/** Columns that an update never sets. The version is counted by the statement. */
const FIXED = ['id', 'created_by', 'created_at', 'version'];

export type Row = Readonly<Record<string, unknown>>;

/** The columns of a table of records, for statements that read or write whole records. */
export interface RecordColumns {
  readonly list: Sql;
  /** The columns of the table with this alias. */
  listOf(alias: string): Sql;
  /** `(…) AS n (<columns>)`, to insert or update from. */
  rows(rows: readonly Row[]): Sql;
  /** The assignments of an update from `n`. */
  readonly assignments: Sql;
}

/** `others` are columns that no field declares, with their SQL types. */
export function recordColumns(fields: FieldDeclarations, others: Readonly<Record<string, string>> = {}): RecordColumns {
  const types: Readonly<Record<string, string>> = {
    ...Object.fromEntries(Object.entries(fields).map(([name, { type }]) => [name, sqlTypes[type]])),
    ...others,
  };
  const names = Object.keys(types);
  const list = trustedSql(names.join(', '));
  const changeable = names.filter((name) => !FIXED.includes(name));
  return {
    list,
    listOf: (alias) => trustedSql(names.map((name) => `${alias}.${name}`).join(', ')),
    rows: (rows) => {
      const columns = names.map((name) => ({ type: types[name] ?? 'text', values: rows.map((row) => row[name]) }));
      return sql`${rowsSql(columns)} AS n (${list})`;
    },
    assignments: trustedSql(changeable.map((name) => `${name} = n.${name}`).join(', ')),
  };
}

/** The record of a row. */
export function toRecord<Fields extends FieldDeclarations>(fields: Fields, row: Row): RecordOf<Fields> {
  return Object.fromEntries(Object.keys(fields).map((name) => [propertyOf(name), row[name]])) as RecordOf<Fields>;
}

/** A row as JSON: times are texts. */
export type JsonRow = Readonly<Record<string, unknown>>;

/** The record of a row as JSON. */
export function toRecordOfJson<Fields extends FieldDeclarations>(fields: Fields, row: JsonRow): RecordOf<Fields> {
  const entries = Object.entries(fields).map(([name, { type }]) => {
    const value = row[name];
    return [propertyOf(name), type === 'time' && typeof value === 'string' ? new Date(value) : value];
  });
  return Object.fromEntries(entries) as RecordOf<Fields>;
}

export function toRow(fields: FieldDeclarations, record: object): Row {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, (record as Row)[propertyOf(name)]]));
}
