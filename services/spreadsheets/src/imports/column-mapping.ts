import type { ImportType } from '@trackway/contracts';
import type { Heading } from '@trackway/xlsx';
import { JobFailure } from '../jobs/job-errors';
import type { ImportOptions } from '../operations/operation';
import { HEADING_SPELLINGS, normalizeHeading, REASON_HEADING } from './columns/heading-spellings';
import type { ImportTarget } from './columns/import-target';
import type { SourceColumn } from './sources/source';

/** Fields that identify existing rows, in the order in which they are tried. */
export const MATCH_FIELDS: Readonly<Record<ImportType, readonly string[]>> = {
  project: ['id', 'code', 'old_id'],
  customer: ['id', 'document', 'name'],
  contact: ['id', 'email'],
  task: ['id', 'title'],
  form_answer: ['project'],
};

export interface ColumnMapping {
  /** Column key by the index of the sheet's column. */
  readonly keys: ReadonlyMap<number, string>;
  /** Headings that are not recognized. Their cells are ignored. */
  readonly unknown: readonly string[];
  /** How values of an export of another system are converted, by the index of the column. */
  readonly rules?: ReadonlyMap<number, SourceColumn>;
  /** The order in which columns with one key are merged, by the index of the column. By default that of the sheet. */
  readonly priorities?: ReadonlyMap<number, number>;
  /** Whether statuses may be words of other systems, such as `Done`. */
  readonly convertsStatusWords?: boolean;
  /** Whether parents are named by their name instead of their code or id. */
  readonly parentsByName?: boolean;
}

/**
 * Maps headings to columns: by `mapping`, where '' ignores a column, else by key (`project.name`) or label (`Name`), else by a common spelling (`Title`).
 * @throws JobFailure if two columns have the same meaning, or a required column or the one that rows are matched by is missing.
 */
export function mapColumns(
  target: ImportTarget,
  heading: Heading | undefined,
  options: Pick<ImportOptions, 'mapping' | 'mode' | 'matchBy'>,
): ColumnMapping {
  if (!heading || heading.cells.length === 0) {
    throw new JobFailure('no_heading', 'The sheet is empty. Its first row must contain the headings of the columns.');
  }
  const named = mapByName(target, heading, new Map(Object.entries(options.mapping)));
  const mapping = addCommonSpellings(target, named);
  assertColumns(target, new Set(mapping.keys.values()), options);
  return mapping;
}

/** @throws JobFailure if a required column or the one that rows are matched by is missing */
export function assertColumns(
  target: ImportTarget,
  present: ReadonlySet<string>,
  options: Pick<ImportOptions, 'mode' | 'matchBy'>,
): void {
  if (options.mode === 'create') requireColumns(target, present);
  else requireMatchColumn(target, present, options.matchBy);
}

interface NamedColumns {
  readonly keys: Map<number, string>;
  readonly others: readonly { readonly column: number; readonly text: string }[];
}

function mapByName(target: ImportTarget, heading: Heading, mapping: ReadonlyMap<string, string>): NamedColumns {
  const known = namesOf(target);
  const keys = new Map<number, string>();
  const used = new Set<string>();
  const others: { column: number; text: string }[] = [];
  const isMapped = ({ value }: Heading['cells'][number]) => mapping.has(value.trim());
  // Mapped headings first, so that other headings with the same meaning are found in any order of the columns.
  const cells = [...heading.cells.filter(isMapped), ...heading.cells.filter((cell) => !isMapped(cell))];
  for (const { column, value } of cells) {
    const text = value.trim();
    const chosen = mapping.get(text);
    if (chosen === '') continue;
    const named = known.get(normalizeHeading(chosen ?? text)) ?? [];
    const [first] = named;
    const key = chosen === undefined ? named.find((one) => !used.has(one)) : first;
    if (first === undefined) others.push({ column, text });
    else if (key === undefined) throw duplicate(target, first);
    else keys.set(column, key);
    if (key !== undefined) used.add(key);
  }
  return { keys, others };
}

/** The keys of columns by their names. Fields of a form may have the same label: then headings name them in their order. */
function namesOf({ columns }: ImportTarget): ReadonlyMap<string, readonly string[]> {
  const known = new Map<string, string[]>();
  for (const { key, label, importable, otherNames = [] } of columns) {
    if (!importable) continue;
    for (const name of new Set([key, label, ...otherNames].map(normalizeHeading))) {
      known.set(name, [...(known.get(name) ?? []), key]);
    }
  }
  return known;
}

/** Common spellings name only columns that no heading names by key or label. */
function addCommonSpellings(target: ImportTarget, { keys, others }: NamedColumns): ColumnMapping {
  const spellings = new Map(
    Object.entries(HEADING_SPELLINGS[target.type]).flatMap(([key, names]) =>
      names.map((name) => [normalizeHeading(name), key] as const),
    ),
  );
  const named = new Set(keys.values());
  const all = new Map(keys);
  const unknown: string[] = [];
  for (const { column, text } of others) {
    const key = spellings.get(normalizeHeading(text));
    if (key === undefined || named.has(key)) {
      if (!isIgnored(target, text)) unknown.push(text);
    } else if ([...all.values()].includes(key)) throw duplicate(target, key);
    else all.set(column, key);
  }
  return { keys: all, unknown };
}

/** Columns of exports that can't be imported are ignored without a report. */
function isIgnored(target: ImportTarget, text: string): boolean {
  if (text === '' || text === REASON_HEADING) return true;
  const name = normalizeHeading(text);
  return target.columns.some(({ key, label }) => [key, label].map(normalizeHeading).includes(name));
}

function requireColumns(target: ImportTarget, present: ReadonlySet<string>): void {
  const missing = target.columns.filter(({ key, required }) => required && !present.has(key));
  if (missing.length === 0) return;
  const names = missing.map(({ label, key }) => `${label} (${key})`).join(', ');
  throw new JobFailure('missing_column', `The sheet lacks a required column: ${names}.`);
}

/** Without this column, an upsert would create every row. */
function requireMatchColumn(target: ImportTarget, present: ReadonlySet<string>, matchBy: string | null): void {
  const keys = matchBy === null ? MATCH_FIELDS[target.type].map((field) => `${target.type}.${field}`) : [matchBy];
  if (keys.some((key) => present.has(key))) return;
  const names = keys.map((key) => `${labelOf(target, key)} (${key})`).join(' or ');
  const what = matchBy === null ? 'a column that rows can be matched by' : 'the column that rows are matched by';
  throw new JobFailure('missing_column', `The sheet lacks ${what}: ${names}.`);
}

function duplicate(target: ImportTarget, key: string): JobFailure {
  return new JobFailure(
    'duplicate_column',
    `Two columns are headed ${labelOf(target, key)} (${key}). Remove one of them.`,
  );
}

function labelOf(target: ImportTarget, key: string): string {
  return target.columns.find((column) => column.key === key)?.label ?? key;
}
