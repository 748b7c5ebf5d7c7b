/**
 * First characters of a text that spreadsheet programs could read as a formula: operators, their full-width forms, and white
 * space that some programs skip (OWASP, "CSV Injection").
 */
const starters = new Set(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'].map((c) => c.charCodeAt(0)));

/** Some programs also skip spaces, byte order marks, control and format characters before an operator. */
const operatorAfterInvisible = /^[\s\p{C}\p{Z}\p{M}]+[=+\-@＝＋－＠]/u;

export function looksLikeFormula(text: string): boolean {
  const first = text.charCodeAt(0);
  if (starters.has(first)) return true;
  const isVisibleAscii = first > 0x20 && first < 0x7f;
  return !isVisibleAscii && operatorAfterInvisible.test(text);
}

/** A text as CSV has it: with an apostrophe in front if it could be read as a formula, also behind other apostrophes. */
export function guardedText(text: string): string {
  return needsGuard(text) ? `'${text}` : text;
}

/** The text that `guardedText` has changed, or another text unchanged. */
export function withoutGuard(text: string): string {
  return text.startsWith("'") && needsGuard(text) ? text.slice(1) : text;
}

function needsGuard(text: string): boolean {
  return looksLikeFormula(text.startsWith("'") ? text.replace(/^'+/, '') : text);
}
