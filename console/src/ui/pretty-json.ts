/** JSON with indentation. Text that is no JSON stays as it is. */
export function prettyJson(given: unknown): string {
  if (typeof given !== 'string') return JSON.stringify(given, undefined, 2) ?? '';
  try {
    return JSON.stringify(JSON.parse(given), undefined, 2);
  } catch {
    return given;
  }
}
