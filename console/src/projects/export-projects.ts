import type { TrackwayClient } from '@trackway/client';
import { membersOf, type ProjectColumn, type ProjectRow } from './project-columns';
import { type ProjectsSearch, searchBody } from './projects-search';

/** All projects of the search as CSV, in the columns of the screen. */
export async function projectsCsv(
  client: TrackwayClient,
  search: ProjectsSearch,
  columns: readonly ProjectColumn[],
): Promise<string> {
  const lines = [columns.map(({ key }) => key)];
  const found = client.projects.search({ ...searchBody(search), fields: membersOf(columns) });
  for await (const row of found) lines.push(columns.map(({ text }) => String(text(row as ProjectRow) ?? '')));
  return lines.map((line) => line.map(csvCell).join(',')).join('\r\n');
}

/** A cell that begins like a formula gets an apostrophe, so that spreadsheets do not run it. */
function csvCell(text: string): string {
  const safe = /^[=+@\t\r]|^-(?!\d)/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
