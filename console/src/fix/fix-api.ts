import type { ImportColumn, SpreadsheetOperation, TrackwayClient } from '@trackway/client';
import { IMPORT_TYPES } from '../transfers/import-plan';
import { columnKeys, type RejectedCells, rejectedCells } from './rejected-cells';
import { type CellEdits, RejectedWorkbook } from './rejected-workbook';

const MODES = ['create', 'update', 'upsert'] as const;
const OPERATION = '/api/management/spreadsheet-operations/{operation}';
const PER_PAGE = 100;
/** More rows are faster to correct in a spreadsheet program. */
export const MAX_ROWS = 500;

export interface Rejected {
  readonly operation: SpreadsheetOperation;
  readonly workbook: RejectedWorkbook;
  readonly columns: readonly ImportColumn[];
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
  const formId = formIdOf(read.spreadsheet_operation);
  const query = formId === undefined ? {} : { form_id: String(formId) };
  const [workbook, { columns }] = await Promise.all([
    RejectedWorkbook.open(file),
    client.call('get', '/api/management/spreadsheet-operations/import/{type}/columns', { path: { type }, query }),
  ]);
  const { unknown_columns: unknown } = read.spreadsheet_operation.metadata;
  return {
    operation: read.spreadsheet_operation,
    workbook,
    columns,
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
  const formId = formIdOf(operation);
  const { mode, match_by: matchBy, create_missing: createMissing, use_suggestions: suggests } = operation.metadata;
  const started = await client.spreadsheets.import(typeOf(operation), await workbook.withEdits(edits), {
    // Rejected rows of a CSV file are a workbook.
    fileName: operation.file_name.replace(/\.(csv|tsv|tab|txt)$/i, '.xlsx'),
    ...(formId === undefined ? {} : { formId }),
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

/** The form of imported answers. */
function formIdOf({ metadata: { form_id: formId } }: SpreadsheetOperation): number | undefined {
  return typeof formId === 'number' ? formId : undefined;
}

function typeOf({ type }: SpreadsheetOperation): (typeof IMPORT_TYPES)[number] {
  const known = IMPORT_TYPES.find((one) => one === type);
  if (!known) throw new Error(`Rows of the type ${type} cannot be imported.`);
  return known;
}
