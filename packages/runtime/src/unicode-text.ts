/** Whether every database can store the text: no NUL, no lone surrogate. */
export function isUnicode(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Replaces NUL and lone surrogates by U+FFFD. */
export function toUnicode(text: string): string {
  return text.replaceAll('\0', '\ufffd').toWellFormed();
}

/** Applies `toUnicode` to all texts of a JSON value, except the names of members. */
export function toUnicodeJson<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value, (_, part) => (typeof part === 'string' ? toUnicode(part) : part)));
}

/** Truncates a text to `most` UTF-16 units, without splitting a surrogate pair. */
export function truncateText(text: string, most: number): string {
  return toUnicode(text.slice(0, most));
}
