import { joinSql, type Sql, sql, trustedSql } from './sql';
import { storedJson } from './stored-json';

export interface RowColumn {
  /** SQL type of one value, such as `uuid`. Never from a client. */
  readonly type: string;
  /** One value for each row: null, text, number, boolean or date. Other values are stored as JSON. */
  readonly values: readonly unknown[];
}

/**
 * Builds a derived table of rows, in parentheses, with one statement text for any number of rows. Columns are sent as
 * arrays. A column with one value in all rows is sent once.
 */
export function rowsSql(columns: readonly RowColumn[]): Sql {
  const arrays: Sql[] = [];
  const selected = columns.map(({ type, values }, index) => {
    const texts = textsOf(values);
    if (index > 0 && areSame(texts)) return sql`${texts[0]}::${trustedSql(type)}`;
    arrays.push(sql`${arrayLiteral(texts)}::${trustedSql(`${type}[]`)}`);
    return trustedSql(`c${arrays.length}`);
  });
  const names = trustedSql(arrays.map((_, index) => `c${index + 1}`).join(', '));
  return sql`(SELECT ${joinSql(selected, ', ')} FROM unnest(${joinSql(arrays, ', ')}) AS a (${names}))`;
}

/** Rows of one batch often share an object, such as an actor. It is encoded once. */
function textsOf(values: readonly unknown[]): (string | null)[] {
  let previous: unknown;
  let text: string | null = null;
  return values.map((value) => {
    if (value !== previous || text === null) text = textOf(value);
    previous = value;
    return text;
  });
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

/** Encoded here, because the driver is several times slower for arrays. */
function arrayLiteral(texts: readonly (string | null)[]): string {
  const parts = texts.map((text) => (text === null ? 'NULL' : `"${/["\\]/.test(text) ? escaped(text) : text}"`));
  return `{${parts.join(',')}}`;
}

function escaped(text: string): string {
  return text.replace(/["\\]/g, '\\$&');
}
