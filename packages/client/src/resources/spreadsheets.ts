import type { Call, CallOptions } from '../call';
import { spreadsheets as generated } from '../generated/resources';
import type { SpreadsheetOperation, StartExport } from '../generated/schemas';
import { pause } from '../transport/transport';
import type { UploadProgress } from '../transport/upload';

const MIN_POLL_INTERVAL_MS = 200;
const MAX_POLL_INTERVAL_MS = 2_000;

/** The types of rows that can be imported. */
export type ImportType = 'project' | 'customer' | 'contact' | 'task' | 'form_answer';

/** How a file is read. */
export interface ReadOptions {
  /** Default: the name of the file. It decides whether the file is a workbook or text. */
  readonly fileName?: string;
  /** The form of imported answers. Required for the type `form_answer`. */
  readonly formId?: number;
  readonly sheet?: string;
  /** Of a CSV or TSV file. Default: detected. */
  readonly encoding?: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
  /** Of a CSV or TSV file. Default: detected. */
  readonly separator?: 'comma' | 'semicolon' | 'tab' | 'pipe';
  /** Of dates in texts. Default: detected in CSV and TSV files. */
  readonly dateOrder?: 'ymd' | 'dmy' | 'mdy';
  /** Of numbers in texts. Default: detected in CSV and TSV files. */
  readonly decimalMark?: 'point' | 'comma';
  readonly signal?: AbortSignal;
}

export interface ImportOptions extends ReadOptions {
  readonly mode?: 'create' | 'update' | 'upsert';
  readonly matchBy?: string;
  /** Maps headings of the file to column keys. An empty key ignores a column. */
  readonly mapping?: Readonly<Record<string, string>>;
  /** Applies the result of `suggestMapping` to the other headings. */
  readonly useSuggestions?: boolean;
  readonly createMissing?: boolean;
  readonly dryRun?: boolean;
  /** The same key and file identify the same import, so that a repetition does not start a second one. */
  readonly idempotencyKey?: string;
  /** Called with the upload progress. */
  readonly onUpload?: (progress: UploadProgress) => void;
}

export interface WaitOptions {
  /** Called after every poll of the operation. */
  readonly onProgress?: (operation: SpreadsheetOperation) => void;
  readonly signal?: AbortSignal;
}

/** Starts imports and exports, and waits for their results. */
export function spreadsheets(call: Call) {
  const { startImport, startExport, suggestImportMapping, ...resource } = generated(call);
  return {
    ...resource,

    /** Uploads an XLSX workbook, or a CSV or TSV file. Its name decides how it is read. Its rows are imported in the background. */
    import(type: ImportType, file: Blob, options: ImportOptions = {}) {
      const { mapping, signal, onUpload, idempotencyKey } = options;
      const fields = { ...fieldsOf(options), mapping: mapping && JSON.stringify(mapping) };
      const body = formOf(file, options.fileName, fields);
      return startImport(type, body, {
        ...(signal ? { signal } : {}),
        ...(onUpload ? { onUpload } : {}),
        ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
      });
    },

    /** Suggests what the columns of a file are, without importing it. */
    suggestMapping(type: ImportType, file: Blob, options: ReadOptions = {}) {
      const body = formOf(file, options.fileName, readFieldsOf(options));
      return suggestImportMapping(type, body, options.signal ? { signal: options.signal } : {});
    },

    /** Starts an export. Its rows are written in the background. */
    export(type: string, body: StartExport = {}, options?: CallOptions) {
      return startExport(type, body, options);
    },

    /** Polls an operation until it has ended. Row errors do not make it fail. */
    async wait(operation: string, { onProgress, signal }: WaitOptions = {}): Promise<SpreadsheetOperation> {
      for (let attempt = 0; ; attempt += 1) {
        const found = await resource.get(operation, signal ? { signal } : {});
        onProgress?.(found);
        if (found.status === 'completed' || found.status === 'failed') return found;
        await pause(Math.min(MIN_POLL_INTERVAL_MS * 1.5 ** attempt, MAX_POLL_INTERVAL_MS), signal);
      }
    },
  };
}

function formOf(file: Blob, fileName: string | undefined, fields: Record<string, string | undefined>): FormData {
  const body = new FormData();
  // Fields precede the file, because later ones are only read after the whole file.
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) body.append(name, value);
  body.append('file', file, fileName ?? nameOf(file) ?? 'rows.xlsx');
  return body;
}

function nameOf(file: Blob): string | undefined {
  return 'name' in file && typeof file.name === 'string' && file.name !== '' ? file.name : undefined;
}

function fieldsOf(options: ImportOptions): Record<string, string | undefined> {
  const { mode, matchBy, createMissing, dryRun, useSuggestions } = options;
  return {
    ...readFieldsOf(options),
    mode,
    match_by: matchBy,
    create_missing: createMissing === undefined ? undefined : String(createMissing),
    dry_run: dryRun === undefined ? undefined : String(dryRun),
    use_suggestions: useSuggestions === undefined ? undefined : String(useSuggestions),
  };
}

function readFieldsOf({ formId, sheet, encoding, separator, dateOrder, decimalMark }: ReadOptions) {
  const form_id = formId === undefined ? undefined : String(formId);
  return { form_id, sheet, encoding, separator, date_order: dateOrder, decimal_mark: decimalMark };
}
