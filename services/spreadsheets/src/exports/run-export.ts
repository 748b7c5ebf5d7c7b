import { PassThrough, type Readable } from 'node:stream';
import { spreadsheetColumns } from '@trackway/contracts';
import { isAppError } from '@trackway/errors';
import type { Clock } from '@trackway/runtime';
import type { BlobStore } from '@trackway/storage';
import type { ExportOperation } from '../operations/operation';
import { CsvWriter } from '../workbook/writer/csv-writer';
import { createWorkbookWriter } from '../workbook/writer/workbook-writer';
import type { CanonicalColumn } from '../workbook/writer/written-cell';
import type { Claim, ClaimedOperations } from '../workers/claimed-operations';
import { JobFailure } from '../workers/job-failure';
import type { RowStream } from './row-stream';

interface Deps {
  readonly operations: ClaimedOperations;
  readonly rowStream: RowStream;
  readonly storage: BlobStore;
  readonly clock: Clock;
}

interface Sheet {
  readonly write: (columns: readonly CanonicalColumn[], rows: number) => Promise<void> | undefined;
  readonly finish: () => Promise<unknown>;
}

/**
 * Writes the rows of an export into a file of the store, at the pace of the slowest of owner, writer and store. A job that
 * was killed begins anew: a file appears only when it is whole.
 */
export function makeRunExport(deps: Deps) {
  return async (operation: ExportOperation, claim: Claim, signal: AbortSignal): Promise<void> => {
    const { operations, storage, clock } = deps;
    const resultKey = `exports/${operation.id}.${operation.options.format}`;
    const content = new PassThrough();
    const stored = storage.put(resultKey, content);
    // Where writing fails first, the store's own failure is only its echo.
    stored.catch(() => undefined);
    try {
      const rows = await writeRows(deps, operation, claim, content, signal);
      content.end();
      await stored;
      await operations.complete(claim, clock(), { totalRows: rows, resultKey });
    } catch (error) {
      content.destroy();
      signal.throwIfAborted();
      throw isAppError(error) ? new JobFailure(error.code, error.message, { cause: error }) : error;
    }
  };
}

async function writeRows(
  { operations, rowStream }: Deps,
  operation: ExportOperation,
  claim: Claim,
  content: PassThrough & Readable,
  signal: AbortSignal,
): Promise<number> {
  const sheet = await openSheet(operation, content);
  let written = 0;
  for await (const { total, rows, columns } of rowStream.stream(operation, signal)) {
    if (written === 0) await operations.setTotal(claim, total);
    await sheet.write(columns, rows);
    written += rows;
    await operations.setProcessed(claim, written);
  }
  signal.throwIfAborted();
  await sheet.finish();
  return written;
}

async function openSheet({ type, options }: ExportOperation, output: PassThrough): Promise<Sheet> {
  const labels = new Map<string, string>(spreadsheetColumns[type].map(({ key, label }) => [key, label]));
  const columns = options.columns.map((key) => ({ heading: labels.get(key) ?? key, width: 20 }));
  if (options.format === 'csv') {
    const writer = new CsvWriter(output, columns);
    return { write: (values, rows) => writer.writeColumns(values, rows), finish: () => writer.finish() };
  }
  const writer = createWorkbookWriter(output);
  await writer.addSheet(`${type}s`, columns);
  return { write: (values, rows) => writer.writeColumns(values, rows), finish: () => writer.finish() };
}
