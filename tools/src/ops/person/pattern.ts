/** A pattern that finds any of these texts as they are; the same for PostgreSQL and for JavaScript. */
export function patternOf(values: readonly string[]): string {
  return values.map((value) => value.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&')).join('|');
}

/** A value with every text in it that the pattern finds replaced; the same object where there is none. */
export function withErased(value: unknown, pattern: RegExp): unknown {
  if (typeof value === 'string') return value.replace(pattern, 'erased');
  if (Array.isArray(value)) return value.map((one) => withErased(one, pattern));
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withErased(one, pattern)]));
  }
  return value;
}
