/** Spreadsheet programs skip white space and invisible characters before an operator. */
const formula = /^[\s\p{C}\p{Z}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
const negativeNumber = /^-\d+(\.\d+)?(e[+-]?\d+)?$/i;

/** Rows as CSV (RFC 4180). Cells that begin like a formula get an apostrophe, so that spreadsheets do not run them. */
export function csv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(cell).join(',')).join('\r\n');
}

function cell(text: string): string {
  const safe = formula.test(text) && !negativeNumber.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
