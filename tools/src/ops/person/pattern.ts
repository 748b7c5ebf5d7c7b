/** A regular expression for these texts, valid in PostgreSQL and JavaScript. */
export function patternOf(values: readonly string[]): string {
  return values.map((value) => value.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&')).join('|');
}

/** Replaces matches in all texts of a value. Returns the same object if there are none. */
export function withErased(value: unknown, pattern: RegExp): unknown {
  if (typeof value === 'string') return value.replace(pattern, 'erased');
  if (Array.isArray(value)) return value.map((one) => withErased(one, pattern));
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withErased(one, pattern)]));
  }
  return value;
}
