/**
 * Characters with which a text could pass as a formula: those that spreadsheets know, their full-width forms, and the
 * white space that some skip before them (OWASP, "CSV Injection").
 */
const starters = new Set(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'].map((c) => c.charCodeAt(0)));

export function looksLikeFormula(text: string): boolean {
  return starters.has(text.charCodeAt(0));
}
