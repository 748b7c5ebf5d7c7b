import type { Call } from '../call';
import type { components } from '../generated/api';
import { everyItem } from '../pages';
import { pause, type Transport } from '../transport/transport';
import type { UploadProgress } from '../transport/upload';

const PATH = '/api/management/spreadsheet-operations';
const ONE = `${PATH}/{operation}` as const;
const FIRST_LOOK_MS = 200;
const LONGEST_BETWEEN_LOOKS_MS = 2_000;

export type SpreadsheetOperation = components['schemas']['SpreadsheetOperation'];
export type RowError = components['schemas']['RowError'];

export interface ImportOptions {
  readonly fileName?: string;
  readonly mode?: 'create' | 'update' | 'upsert';
  readonly matchBy?: string;
  /** From the workbook's headings to column keys. */
  readonly mapping?: Readonly<Record<string, string>>;
  readonly sheet?: string;
  readonly createMissing?: boolean;
  readonly dryRun?: boolean;
  /** Told how much of the workbook has gone. */
  readonly onUpload?: (progress: UploadProgress) => void;
  readonly signal?: AbortSignal;
}

export interface WaitOptions {
  /** Called with every look at the operation. */
  readonly onProgress?: (operation: SpreadsheetOperation) => void;
  readonly signal?: AbortSignal;
}

/** Imports and exports: started, waited for, and what came of them. */
export function spreadsheets(call: Call, transport: Transport) {
  const read = async (operation: string, signal?: AbortSignal) =>
    (await call('get', ONE, { path: { operation } }, signal ? { signal } : {})).spreadsheet_operation;

  return {
    read,

    /** Uploads an XLSX workbook; its rows are applied in the background. */
    async import(type: 'project' | 'customer' | 'contact', file: Blob, options: ImportOptions = {}) {
      const { fileName = 'rows.xlsx', mapping, signal, onUpload } = options;
      const body = new FormData();
      // Fields before the file: what follows it is not read before the whole file is.
      for (const [name, value] of Object.entries(fieldsOf(options))) if (value !== undefined) body.append(name, value);
      if (mapping) body.append('mapping', JSON.stringify(mapping));
      body.append('file', file, fileName);
      const input = { path: { type }, body };
      const how = { ...(signal ? { signal } : {}), ...(onUpload ? { onUpload } : {}) };
      return (await call('post', `${PATH}/import/{type}`, input, how)).spreadsheet_operation;
    },

    async export(type: string, body: components['schemas']['StartExport'] = {}) {
      return (await call('post', `${PATH}/export/{type}`, { path: { type }, body })).spreadsheet_operation;
    },

    /** Looks at an operation until it has ended, however it has. Row errors do not make it fail. */
    async wait(operation: string, { onProgress, signal }: WaitOptions = {}): Promise<SpreadsheetOperation> {
      for (let look = 0; ; look += 1) {
        const found = await read(operation, signal);
        onProgress?.(found);
        if (found.status === 'completed' || found.status === 'failed') return found;
        await pause(Math.min(FIRST_LOOK_MS * 1.5 ** look, LONGEST_BETWEEN_LOOKS_MS), signal);
      }
    },

    /** Every row that was refused, in the order of the sheet. */
    errors(operation: string): AsyncGenerator<RowError, void, undefined> {
      return everyItem(async (page) => {
        const query = { page, perPage: 100 };
        const { errors, meta } = await call('get', `${ONE}/errors`, { path: { operation }, query });
        return { items: errors, meta };
      });
    },

    /** The file of a completed export. */
    async download(operation: string): Promise<Blob> {
      return (await transport('GET', `${PATH}/${encodeURIComponent(operation)}/download`)).blob();
    },
  };
}

function fieldsOf({ mode, matchBy, sheet, createMissing, dryRun }: ImportOptions): Record<string, string | undefined> {
  return {
    mode,
    match_by: matchBy,
    sheet,
    create_missing: createMissing === undefined ? undefined : String(createMissing),
    dry_run: dryRun === undefined ? undefined : String(dryRun),
  };
}
