/**
 * Characters with which a text could pass as a formula: those that spreadsheets know, their full-width forms, and the
 * white space that some skip before them (OWASP, "CSV Injection").
 */
const starters = new Set(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'].map((c) => c.charCodeAt(0)));

/** Some spreadsheets also skip spaces, no-break spaces, byte order marks, control and format characters before an operator. */
const behindInvisible = /^[\s\p{C}\p{Z}\p{M}]+[=+\-@＝＋－＠]/u;

export function looksLikeFormula(text: string): boolean {
  const first = text.charCodeAt(0);
  if (starters.has(first)) return true;
  const isVisibleAscii = first > 0x20 && first < 0x7f;
  return !isVisibleAscii && behindInvisible.test(text);
}
