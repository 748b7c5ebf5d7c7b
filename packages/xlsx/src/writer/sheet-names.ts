const maxNameLength = 31;

/** Makes names of sheets valid and unique. They are not case-sensitive. */
export class SheetNames {
  private readonly used = new Set<string>();

  take(requested: string): string {
    const clean = sanitize(requested);
    let name = clean;
    for (let number = 2; this.used.has(name.toLowerCase()); number++) {
      const suffix = ` (${number})`;
      name = cut(clean, maxNameLength - suffix.length) + suffix;
    }
    this.used.add(name.toLowerCase());
    return name;
  }
}

function sanitize(requested: string): string {
  const allowed = requested
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what sheet names can't have.
    .replace(/[\\/?*:[\]\u0000-\u001f\u007f-\u009f\ufffe\uffff]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const name = cut(allowed, maxNameLength)
    .replace(/^'+|'+$/g, '')
    .trim();
  // Excel reserves this name.
  if (name.toLowerCase() === 'history') return `${name}_`;
  return name === '' ? 'Sheet' : name;
}

function cut(text: string, length: number): string {
  const short = text.slice(0, length);
  return short.isWellFormed() ? short : short.slice(0, -1);
}
