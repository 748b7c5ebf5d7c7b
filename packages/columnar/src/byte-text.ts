const ASCII = /^[\0-\x7f]*$/;
/** As many bytes fit into an integer that a double represents exactly. */
export const PREFIX_BYTES = 6;

/**
 * Encodes a text as UTF-8 with one character for each byte. Such texts use less memory than UTF-16 and compare by code point,
 * as PostgreSQL compares texts with collation C.
 */
export function byteText(text: string): string {
  return ASCII.test(text) ? text : Buffer.from(text, 'utf8').toString('latin1');
}

/** The first bytes of a byte text as a number. Shorter texts are padded with NUL, which no text contains. */
export function textPrefix(text: string): number {
  let prefix = 0;
  for (let at = 0; at < PREFIX_BYTES; at += 1) prefix = prefix * 256 + (at < text.length ? text.charCodeAt(at) : 0);
  return prefix;
}
