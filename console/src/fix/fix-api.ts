import type { ExportColumn, SpreadsheetOperation, TrackwayClient } from '@trackway/client';
import { columnKeys, type RejectedCells, rejectedCells } from './rejected-cells';
import { type CellEdits, RejectedWorkbook } from './rejected-workbook';

/** Types that can be imported. */
const TYPES = ['project', 'customer', 'contact'] as const;
const MODES = ['create', 'update', 'upsert'] as const;
const OPERATION = '/api/management/spreadsheet-operations/{operation}';
const PER_PAGE = 100;
/** More rows are faster to correct in a spreadsheet program. */
export const MAX_ROWS = 500;

export interface Rejected {
  readonly operation: SpreadsheetOperation;
  readonly workbook: RejectedWorkbook;
  readonly columns: readonly ExportColumn[];
  /** Headings that no column was found for when the rows were rejected. */
  readonly unknown: readonly string[];
  /** Columns by heading that suggestions had when the rows were rejected. */
  readonly applied: Readonly<Record<string, string>>;
}

/** The rejected rows of an import with everything that is needed to import them again. */
export async function readRejected(client: TrackwayClient, operation: string): Promise<Rejected> {
  const [read, file] = await Promise.all([
    client.call('get', OPERATION, { path: { operation } }),
    client.spreadsheets.rejectedRows(operation),
  ]);
  const type = typeOf(read.spreadsheet_operation);
  const [workbook, { columns }] = await Promise.all([
    RejectedWorkbook.open(file),
    client.call('get', '/api/management/spreadsheet-operations/export/{type}/columns', { path: { type } }),
  ]);
  const { unknown_columns: unknown } = read.spreadsheet_operation.metadata;
  return {
    operation: read.spreadsheet_operation,
    workbook,
    columns: columns.filter(({ importable }) => importable),
    unknown: Array.isArray(unknown) ? unknown.map(String) : [],
    applied: appliedOf(read.spreadsheet_operation),
  };
}

/** The messages for each cell. */
export async function readCells(
  client: TrackwayClient,
  { operation, workbook, columns, applied }: Rejected,
  mapping: Readonly<Record<string, string>>,
): Promise<RejectedCells> {
  const errors = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const query = { page, perPage: PER_PAGE };
    const found = await client.call('get', `${OPERATION}/errors`, { path: { operation: operation.id }, query });
    errors.push(...found.errors);
    last = found.meta.last_page;
  }
  return rejectedCells(errors, columnKeys(workbook.headings, columns, { ...applied, ...mapping }));
}

/** Imports the corrected rows with the options of the first import. */
export async function importAgain(
  client: TrackwayClient,
  { operation, workbook, applied }: Rejected,
  { edits, mapping: changed, dryRun }: { edits: CellEdits; mapping: Readonly<Record<string, string>>; dryRun: boolean },
): Promise<SpreadsheetOperation> {
  const mapping = { ...applied, ...changed };
  const { mode, match_by: matchBy, create_missing: createMissing, use_suggestions: suggests } = operation.metadata;
  const started = await client.spreadsheets.import(typeOf(operation), await workbook.withEdits(edits), {
    // Rejected rows of a CSV file are a workbook.
    fileName: operation.file_name.replace(/\.(csv|tsv|tab|txt)$/i, '.xlsx'),
    mode: MODES.find((one) => one === mode) ?? 'create',
    ...(typeof matchBy === 'string' ? { matchBy } : {}),
    ...(createMissing === true ? { createMissing } : {}),
    ...(suggests === true ? { useSuggestions: true } : {}),
    ...(Object.keys(mapping).length > 0 ? { mapping } : {}),
    dryRun,
  });
  return dryRun ? client.spreadsheets.wait(started.id) : started;
}

function appliedOf({ metadata: { mapping } }: SpreadsheetOperation): Record<string, string> {
  if (!Array.isArray(mapping)) return {};
  const columns = mapping as readonly { readonly heading: string; readonly key: string }[];
  return Object.fromEntries(columns.map(({ heading, key }) => [heading, key]));
}

function typeOf({ type }: SpreadsheetOperation): (typeof TYPES)[number] {
  const known = TYPES.find((one) => one === type);
  if (!known) throw new Error(`Rows of the type ${type} cannot be imported.`);
  return known;
}
