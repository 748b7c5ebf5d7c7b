/** Rows as CSV (RFC 4180). Cells that begin like a formula get an apostrophe, so that spreadsheets do not run them. */
export function csv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(cell).join(',')).join('\r\n');
}

function cell(text: string): string {
  const safe = /^\s*([=+@\t\r]|-(?!\d))/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
