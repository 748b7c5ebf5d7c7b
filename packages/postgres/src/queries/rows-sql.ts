import { joinSql, type Sql, sql, trustedSql } from './sql';
import { storedJson } from './stored-json';

export interface RowColumn {
  /** Of one of its values, such as `uuid`; chosen by the code, never by a client. */
  readonly type: string;
  /** One a row: null, a text, number, boolean or time; anything else goes as its JSON. */
  readonly values: readonly unknown[];
}

/**
 * Rows to select from, in parentheses: one statement and one plan, whatever their number. Columns go as arrays, and one that
 * has the same value in all rows goes as that value, which is most of what a statement with many columns would carry.
 */
export function rowsSql(columns: readonly RowColumn[]): Sql {
  const arrays: Sql[] = [];
  const selected = columns.map(({ type, values }, index) => {
    const texts = values.map(textOf);
    if (index > 0 && areSame(texts)) return sql`${texts[0]}::${trustedSql(type)}`;
    arrays.push(sql`${arrayLiteral(texts)}::${trustedSql(`${type}[]`)}`);
    return trustedSql(`c${arrays.length}`);
  });
  const names = trustedSql(arrays.map((_, index) => `c${index + 1}`).join(', '));
  return sql`(SELECT ${joinSql(selected, ', ')} FROM unnest(${joinSql(arrays, ', ')}) AS a (${names}))`;
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return value instanceof Date ? value.toISOString() : storedJson(value);
}

function areSame([first, ...others]: readonly (string | null)[]): boolean {
  return first !== undefined && others.every((text) => text === first);
}

/** Written here, because the driver takes several times as long for any kind of nested array. */
function arrayLiteral(texts: readonly (string | null)[]): string {
  const parts = texts.map((text) => (text === null ? 'NULL' : `"${/["\\]/.test(text) ? escaped(text) : text}"`));
  return `{${parts.join(',')}}`;
}

function escaped(text: string): string {
  return text.replace(/["\\]/g, '\\$&');
}
