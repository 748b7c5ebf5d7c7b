import { createHash } from 'node:crypto';

/** What is sent to the server; one with a name is parsed and planned once a connection. */
export interface CompiledSql {
  readonly text: string;
  readonly values: unknown[];
  readonly name?: string;
}

/** A statement, or a part of one, with its values apart: nothing that a client sent ever stands in the text. */
export class Sql {
  constructor(
    private readonly strings: readonly string[],
    private readonly parts: readonly unknown[],
    private readonly isPrepared = false,
  ) {}

  /** Text with $1, $2 … and the values in that order. */
  compile(): CompiledSql {
    const values: unknown[] = [];
    const text = this.write(values);
    return this.isPrepared ? { text, values, name: nameOf(text) } : { text, values };
  }

  private write(values: unknown[]): string {
    let text = this.strings[0] ?? '';
    for (const [index, part] of this.parts.entries()) {
      if (part instanceof Sql) text += part.write(values);
      else text += `$${values.push(part)}`;
      text += this.strings[index + 1] ?? '';
    }
    return text;
  }
}

/** Composes a statement: values become parameters, other `sql` parts are woven in. */
export function sql(strings: TemplateStringsArray, ...parts: readonly unknown[]): Sql {
  return new Sql(strings, parts);
}

/**
 * A statement whose text is the same each time, for what is asked for all day: a connection parses and plans it once, for any value
 * (docs/decisions/0048). Parts may be `sql` of constant text alone. It names its columns, because a plan for `*` fails once a
 * migration has added one.
 */
export function preparedSql(strings: TemplateStringsArray, ...parts: readonly unknown[]): Sql {
  return new Sql(strings, parts, true);
}

/** Text that goes into a statement as it is. Only for names that the code itself chose, never for what a client sent. */
export function trustedSql(text: string): Sql {
  return new Sql([text], []);
}

/** Joins parts by `separator`, such as `, ` or ` AND `. */
export function joinSql(parts: readonly Sql[], separator: string): Sql {
  const strings = ['', ...parts.slice(1).map(() => separator), ''];
  return parts.length === 0 ? trustedSql('') : new Sql(strings, parts);
}

/** As many as there are prepared statements in the code. */
const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
  names.set(text, name);
  return name;
}
