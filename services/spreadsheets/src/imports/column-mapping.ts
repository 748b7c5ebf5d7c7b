import { type ImportType, spreadsheetColumns } from '@trackway/contracts';
import type { Heading } from '../workbook/workbook-reader';
import { JobFailure } from '../workers/job-failure';

export interface ColumnMapping {
  /** Column key by the index of the sheet's column. */
  readonly keys: ReadonlyMap<number, string>;
  /** Headings that mean nothing here; their cells are ignored. */
  readonly unknown: readonly string[];
}

/** Heads the reasons in a workbook of rejected rows, which says nothing when that comes back. */
export const REASON_HEADING = 'Rejected because';

/**
 * What the headings of a sheet mean: a key (`project.name`) or a label (`Name`), whatever its case, or what `mapping` says.
 * @throws JobFailure where two columns have the same meaning or a required one is missing.
 */
export function mapColumns(
  type: ImportType,
  heading: Heading | undefined,
  options: { mapping: Readonly<Record<string, string>>; needsRequired: boolean },
): ColumnMapping {
  if (!heading || heading.cells.length === 0) {
    throw new JobFailure('no_heading', 'The sheet is empty. Its first row must hold the headings of the columns.');
  }
  const columns = spreadsheetColumns[type];
  const importable = columns.filter((column) => column.importable);
  const keys = new Map<number, string>();
  const unknown: string[] = [];
  for (const { column: index, value } of heading.cells) {
    const text = value.trim();
    const wanted = plain(options.mapping[text] ?? text);
    const found = importable.find(({ key, label }) => plain(key) === wanted || plain(label) === wanted);
    if (!found) {
      const isExported = columns.some(({ key, label }) => plain(key) === wanted || plain(label) === wanted);
      if (text !== '' && text !== REASON_HEADING && !isExported) unknown.push(text);
      continue;
    }
    if ([...keys.values()].includes(found.key)) {
      throw new JobFailure(
        'duplicate_column',
        `Two columns are headed ${found.label} (${found.key}). Keep one of them.`,
      );
    }
    keys.set(index, found.key);
  }
  const missing = importable.filter(({ key, required }) => required && ![...keys.values()].includes(key));
  if (options.needsRequired && missing.length > 0) {
    const names = missing.map(({ label, key }) => `${label} (${key})`).join(', ');
    throw new JobFailure('missing_column', `The sheet lacks a required column: ${names}.`);
  }
  return { keys, unknown };
}

function plain(text: string): string {
  return text.trim().toLowerCase();
}
