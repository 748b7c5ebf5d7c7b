const ASCII = /^[\0-\x7f]*$/;

/** The bytes of a text in UTF-8, one to a character: shorter than UTF-16, and they compare as PostgreSQL compares texts, by code point. */
export function utf8Text(text: string): string {
  return ASCII.test(text) ? text : Buffer.from(text, 'utf8').toString('latin1');
}

/** How two such texts compare. */
export function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
