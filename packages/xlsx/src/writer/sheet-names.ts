const longestName = 31;

/** Gives sheets names that spreadsheets accept, each once (whatever its case, as they compare them). */
export class SheetNames {
  private readonly taken = new Set<string>();

  take(wanted: string): string {
    const clean = sanitize(wanted);
    let name = clean;
    for (let number = 2; this.taken.has(name.toLowerCase()); number++) {
      const suffix = ` (${number})`;
      name = cut(clean, longestName - suffix.length) + suffix;
    }
    this.taken.add(name.toLowerCase());
    return name;
  }
}

function sanitize(wanted: string): string {
  const allowed = wanted
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what sheet names can't have.
    .replace(/[\\/?*:[\]\u0000-\u001f\u007f-\u009f\ufffe\uffff]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const name = cut(allowed, longestName)
    .replace(/^'+|'+$/g, '')
    .trim();
  // Excel keeps this one for itself.
  if (name.toLowerCase() === 'history') return `${name}_`;
  return name === '' ? 'Sheet' : name;
}

function cut(text: string, length: number): string {
  const short = text.slice(0, length);
  return short.isWellFormed() ? short : short.slice(0, -1);
}
