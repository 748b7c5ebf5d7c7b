/**
 * Escapes that are valid JSON and invalid `jsonb`: NUL and lone surrogates. An escaped backslash before them is no
 * escape.
 */
const INVALID_ESCAPES = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/g;

/** Returns JSON for `jsonb`. Characters that PostgreSQL cannot store become U+FFFD. */
export function storedJson(value: unknown): string {
  const text = JSON.stringify(value);
  return text.includes('\\u') ? text.replace(INVALID_ESCAPES, '$1\ufffd') : text;
}
