/** Escapes that JSON knows and `jsonb` refuses: NUL, and half of a surrogate pair. Behind a backslash of the text itself it is no escape. */
const REFUSED = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/g;

/** The JSON of a value as `jsonb` takes it: each character that PostgreSQL cannot hold becomes U+FFFD. */
export function storedJson(value: unknown): string {
  const text = JSON.stringify(value);
  return text.includes('\\u') ? text.replace(REFUSED, '$1\ufffd') : text;
}
