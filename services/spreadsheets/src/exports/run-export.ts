import type { PassThrough } from 'node:stream';
import type { Clock, Logger } from '@trackway/runtime';
import { type BlobStore, writeBlob } from '@trackway/storage';
import { CsvWriter, createWorkbookWriter, type WorkbookWriter } from '@trackway/xlsx';
import type { Claim, OperationJobStore } from '../jobs/job-store';
import { retryWhileUnavailable } from '../jobs/retry-while-unavailable';
import type { ExportOperation } from '../operations/operation';
import type { RowStream } from './row-stream';

interface Deps {
  readonly jobs: OperationJobStore;
  readonly rowStream: RowStream;
  readonly storage: BlobStore;
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * Writes the rows of an export to a file in the store, with backpressure. After a crash, or if the source service is
 * unavailable, the job starts again. The file becomes visible when it is complete.
 */
export function makeRunExport(deps: Deps) {
  return async (operation: ExportOperation, claim: Claim, signal: AbortSignal): Promise<void> => {
    const { jobs, clock, logger } = deps;
    const resultKey = `exports/${operation.id}.${operation.options.format}`;
    let maxRows = 0;
    const work = async (onProgress: () => void) => {
      // An attempt counts as progress only beyond the rows of earlier attempts. Otherwise retries would never end.
      const onRowsWritten = (rows: number) => {
        if (rows > maxRows) onProgress();
        maxRows = Math.max(maxRows, rows);
      };
      const job = { operation, claim, signal, onRowsWritten };
      const { result: totalRows } = await writeBlob(deps.storage, resultKey, (content) =>
        writeRows(deps, job, content),
      );
      await jobs.complete(claim, clock(), { totalRows, resultKey });
    };
    await retryWhileUnavailable(work, { signal, logger });
  };
}

interface Job {
  readonly operation: ExportOperation;
  readonly claim: Claim;
  readonly signal: AbortSignal;
  /** Called with the number of rows that are written so far. */
  readonly onRowsWritten: (rows: number) => void;
}

async function writeRows(
  { jobs, rowStream }: Deps,
  { operation, claim, signal, onRowsWritten }: Job,
  content: PassThrough,
): Promise<number> {
  const writer = openWriter(operation, content);
  let written = 0;
  let expected = -1;
  for await (const part of rowStream.stream(operation, signal)) {
    if ('sheet' in part) {
      await writer.addSheet(part.sheet, part.columns);
      continue;
    }
    if (part.total !== expected) await jobs.setTotal(claim, part.total);
    expected = part.total;
    await writer.writeColumns(part.columns, part.rows);
    written += part.rows;
    await jobs.setProcessed(claim, written);
    onRowsWritten(written);
  }
  signal.throwIfAborted();
  const { cutTexts = 0 }: { rows: number; cutTexts?: number } = await writer.finish();
  if (cutTexts > 0) await jobs.addMetadata(claim, { cut_texts: cutTexts });
  return written;
}

function openWriter({ options }: ExportOperation, output: PassThrough): WorkbookWriter | CsvWriter {
  return options.format === 'csv' ? new CsvWriter(output) : createWorkbookWriter(output);
}
