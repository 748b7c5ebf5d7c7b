/** Indents lines by the brackets that are open before them. */
export function indented(text: string): string {
  let depth = 0;
  return text
    .split('\n')
    .map((line) => {
      if (/^[})\]]/.test(line)) depth -= 1;
      const result =
        line === '' || /^ \*/.test(line) ? `${'  '.repeat(depth)}${line}`.trimEnd() : `${'  '.repeat(depth)}${line}`;
      if (/[{([]$/.test(line) && !/^( ?\*|\/\*)/.test(line)) depth += 1;
      return result;
    })
    .join('\n');
}
