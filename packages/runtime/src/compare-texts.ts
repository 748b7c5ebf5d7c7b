const collator = new Intl.Collator('und');

/** Compares texts in the order of lists: the root collation of ICU, then by code point. Projects sorts in SQL like this. */
export function compareTexts(one: string, other: string): number {
  return collator.compare(one, other) || Buffer.compare(Buffer.from(one), Buffer.from(other));
}
