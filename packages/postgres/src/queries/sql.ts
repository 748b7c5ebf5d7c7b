/** A statement, or a part of one, with its values apart: nothing that a client sent ever stands in the text. */
export class Sql {
  constructor(
    private readonly strings: readonly string[],
    private readonly parts: readonly unknown[],
  ) {}

  /** Text with $1, $2 … and the values in that order. */
  compile(): { text: string; values: unknown[] } {
    const values: unknown[] = [];
    return { text: this.write(values), values };
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

/** Text that goes into a statement as it is. Only for names that the code itself chose, never for what a client sent. */
export function trustedSql(text: string): Sql {
  return new Sql([text], []);
}

/** Joins parts by `separator`, such as `, ` or ` AND `. */
export function joinSql(parts: readonly Sql[], separator: string): Sql {
  const strings = ['', ...parts.slice(1).map(() => separator), ''];
  return parts.length === 0 ? trustedSql('') : new Sql(strings, parts);
}
