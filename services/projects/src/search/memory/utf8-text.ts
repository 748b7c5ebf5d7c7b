const ASCII = /^[\0-\x7f]*$/;
/** So many bytes make a whole number that a double holds. */
const LEAD_BYTES = 6;

/** The bytes of a text in UTF-8, one to a character: shorter than UTF-16, and they compare as PostgreSQL compares texts, by code point. */
export function utf8Text(text: string): string {
  return ASCII.test(text) ? text : Buffer.from(text, 'utf8').toString('latin1');
}

/** How two such texts compare. */
export function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** The first bytes of such a text as a number. One that ends early counts as followed by NULs, which no text has. */
export function leadOf(text: string): number {
  let lead = 0;
  for (let at = 0; at < LEAD_BYTES; at += 1) lead = lead * 256 + (at < text.length ? text.charCodeAt(at) : 0);
  return lead;
}
