import { createHash } from 'node:crypto';

/** A statement for the driver. A named statement is parsed and planned once for each connection. */
export interface CompiledSql {
  readonly text: string;
  readonly values: unknown[];
  readonly name?: string;
}

/** A value that a statement contains several times as one parameter. */
export class SharedValue {
  constructor(readonly value: unknown) {}
}

/** A statement or a part of one. Values are kept apart from the text, so client input never becomes part of it. */
export class Sql {
  constructor(
    private readonly strings: readonly string[],
    private readonly parts: readonly unknown[],
    private readonly isPrepared = false,
  ) {}

  /** Returns the text with $1, $2 … and the values in that order. */
  compile(): CompiledSql {
    const values: unknown[] = [];
    const text = this.write(values, new Map());
    return this.isPrepared ? { text, values, name: nameOf(text) } : { text, values };
  }

  private write(values: unknown[], shared: Map<SharedValue, string>): string {
    let text = this.strings[0] ?? '';
    for (const [index, part] of this.parts.entries()) {
      if (part instanceof Sql) text += part.write(values, shared);
      else if (part instanceof SharedValue) text += writeShared(part, values, shared);
      else text += `$${values.push(part)}`;
      text += this.strings[index + 1] ?? '';
    }
    return text;
  }
}

function writeShared(part: SharedValue, values: unknown[], shared: Map<SharedValue, string>): string {
  const known = shared.get(part) ?? `$${values.push(part.value)}`;
  shared.set(part, known);
  return known;
}

/** Composes a statement: values become parameters, `sql` parts are inserted. */
export function sql(strings: TemplateStringsArray, ...parts: readonly unknown[]): Sql {
  return new Sql(strings, parts);
}

/**
 * A statement with constant text that runs often: each connection parses and plans it once, for any values (decision
 * 48). Parts must be `sql` of constant text. It must list its columns, because a plan for `*` fails after a migration
 * adds one.
 */
export function preparedSql(strings: TemplateStringsArray, ...parts: readonly unknown[]): Sql {
  return new Sql(strings, parts, true);
}

/**
 * The tag for a statement that inserts rows. It is prepared for at most `maxPrepared` rows, as in single requests. Its text may
 * depend on the number of rows then, and on nothing else. The plan of an insertion does not depend on the size of its table.
 */
export function insertSql(rows: number, maxPrepared = 1): typeof sql {
  return rows <= maxPrepared ? preparedSql : sql;
}

/** Inserts text unchanged. Only for names chosen by the code, never for client input. */
export function trustedSql(text: string): Sql {
  return new Sql([text], []);
}

/** Joins parts by `separator`, such as `, ` or ` AND `. */
export function joinSql(parts: readonly Sql[], separator: string): Sql {
  const strings = ['', ...parts.slice(1).map(() => separator), ''];
  return parts.length === 0 ? trustedSql('') : new Sql(strings, parts);
}

/** Bounded by the number of prepared statements in the code. */
const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
  names.set(text, name);
  return name;
}
