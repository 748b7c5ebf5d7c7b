/** A name in quotes at the start of a list, as CSV has it: quotes in the name are doubled. */
const QUOTED = /^\s*"((?:[^"]|"")*)"\s*(?:;|$)/;

/**
 * Splits a list of names at `;`, without empty and repeated ones. A name with `;` or `"` may be quoted, as exports write
 * it. Quotes that are not needed are part of a name.
 */
export function splitNames(text: string): string[] {
  const names: string[] = [];
  for (let rest = text; rest !== ''; ) {
    const { name, length } = quotedName(rest) ?? plainName(rest);
    names.push(name.trim());
    rest = rest.slice(length);
  }
  return [...new Set(names.filter(Boolean))];
}

/** A name with the length of its text, including the separator. */
interface FirstName {
  readonly name: string;
  readonly length: number;
}

function quotedName(list: string): FirstName | undefined {
  const [matched, quoted = ''] = QUOTED.exec(list) ?? [];
  const name = quoted.replaceAll('""', '"');
  return matched !== undefined && /[;"]/.test(name) ? { name, length: matched.length } : undefined;
}

function plainName(list: string): FirstName {
  const [name = ''] = list.split(';', 1);
  return { name, length: name.length + 1 };
}
