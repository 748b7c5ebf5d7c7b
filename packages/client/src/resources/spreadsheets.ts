import type { Call } from '../call';
import type { components } from '../generated/api';
import { everyItem } from '../pages';
import { pause, type Transport } from '../transport/transport';
import type { UploadProgress } from '../transport/upload';

const PATH = '/api/management/spreadsheet-operations';
const ONE = `${PATH}/{operation}` as const;
const MIN_POLL_INTERVAL_MS = 200;
const MAX_POLL_INTERVAL_MS = 2_000;

export type SpreadsheetOperation = components['schemas']['SpreadsheetOperation'];
export type RowError = components['schemas']['RowError'];

export interface ImportOptions {
  readonly fileName?: string;
  readonly mode?: 'create' | 'update' | 'upsert';
  readonly matchBy?: string;
  /** Maps headings of the workbook to column keys. */
  readonly mapping?: Readonly<Record<string, string>>;
  readonly sheet?: string;
  readonly createMissing?: boolean;
  readonly dryRun?: boolean;
  /** Called with the upload progress. */
  readonly onUpload?: (progress: UploadProgress) => void;
  readonly signal?: AbortSignal;
}

export interface WaitOptions {
  /** Called after every poll of the operation. */
  readonly onProgress?: (operation: SpreadsheetOperation) => void;
  readonly signal?: AbortSignal;
}

/** Starts imports and exports, and waits for their results. */
export function spreadsheets(call: Call, transport: Transport) {
  const read = async (operation: string, signal?: AbortSignal) =>
    (await call('get', ONE, { path: { operation } }, signal ? { signal } : {})).spreadsheet_operation;

  return {
    read,

    /** Uploads an XLSX workbook. Its rows are imported in the background. */
    async import(type: 'project' | 'customer' | 'contact', file: Blob, options: ImportOptions = {}) {
      const { fileName = 'rows.xlsx', mapping, signal, onUpload } = options;
      const body = new FormData();
      // Fields precede the file, because later ones are only read after the whole file.
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

    /** Polls an operation until it has ended. Row errors do not make it fail. */
    async wait(operation: string, { onProgress, signal }: WaitOptions = {}): Promise<SpreadsheetOperation> {
      for (let look = 0; ; look += 1) {
        const found = await read(operation, signal);
        onProgress?.(found);
        if (found.status === 'completed' || found.status === 'failed') return found;
        await pause(Math.min(MIN_POLL_INTERVAL_MS * 1.5 ** look, MAX_POLL_INTERVAL_MS), signal);
      }
    },

    /** All rejected rows, in the order of the sheet. */
    errors(operation: string): AsyncGenerator<RowError, void, undefined> {
      return everyItem(async (page) => {
        const query = { page, perPage: 100 };
        const { errors, meta } = await call('get', `${ONE}/errors`, { path: { operation }, query });
        return { items: errors, meta };
      });
    },

    /** File of a completed export. */
    async download(operation: string): Promise<Blob> {
      return (await transport('GET', `${PATH}/${encodeURIComponent(operation)}/download`)).blob();
    },

    /** The rejected rows of an import as a workbook, with the reasons. */
    async rejectedRows(operation: string): Promise<Blob> {
      return (await transport('GET', `${PATH}/${encodeURIComponent(operation)}/errors/download`)).blob();
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
