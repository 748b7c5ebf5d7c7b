import { PassThrough, type Readable } from 'node:stream';
import type { Clock, Logger } from '@trackway/runtime';
import type { BlobStore } from '@trackway/storage';
import { CsvWriter, createWorkbookWriter, type WorkbookWriter } from '@trackway/xlsx';
import type { ExportOperation } from '../operations/operation';
import type { Claim, ClaimedOperations } from '../workers/claimed-operations';
import { withPatience } from '../workers/with-patience';
import type { RowStream } from './row-stream';

interface Deps {
  readonly operations: ClaimedOperations;
  readonly rowStream: RowStream;
  readonly storage: BlobStore;
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * Writes the rows of an export into a file of the store, at the pace of the slowest of owner, writer and store. A job that
 * was killed, or whose owner went away, begins anew: a file appears only when it is whole.
 */
export function makeRunExport(deps: Deps) {
  return async (operation: ExportOperation, claim: Claim, signal: AbortSignal): Promise<void> => {
    const { operations, clock, logger } = deps;
    const resultKey = `exports/${operation.id}.${operation.options.format}`;
    let furthest = 0;
    const work = async (gotOn: () => void) => {
      // A try that gets no further than the one before it must not go on for ever.
      const wrote = (rows: number) => {
        if (rows > furthest) gotOn();
        furthest = Math.max(furthest, rows);
      };
      const totalRows = await writeFile(deps, { operation, claim, signal, wrote }, resultKey);
      await operations.complete(claim, clock(), { totalRows, resultKey });
    };
    await withPatience(work, { signal, logger });
  };
}

interface Job {
  readonly operation: ExportOperation;
  readonly claim: Claim;
  readonly signal: AbortSignal;
  /** Told how many rows are written so far. */
  readonly wrote: (rows: number) => void;
}

async function writeFile(deps: Deps, job: Job, key: string): Promise<number> {
  const content = new PassThrough();
  const stored = deps.storage.put(key, content);
  // Where writing fails first, the store's own failure is only its echo.
  stored.catch(() => undefined);
  try {
    const rows = await writeRows(deps, job, content);
    content.end();
    await stored;
    return rows;
  } catch (error) {
    content.destroy();
    await stored.catch(() => undefined);
    throw error;
  }
}

async function writeRows(
  { operations, rowStream }: Deps,
  { operation, claim, signal, wrote }: Job,
  content: PassThrough & Readable,
): Promise<number> {
  const writer = openWriter(operation, content);
  let written = 0;
  let expected = -1;
  for await (const part of rowStream.stream(operation, signal)) {
    if ('sheet' in part) {
      await writer.addSheet(part.sheet, part.columns);
      continue;
    }
    if (part.total !== expected) await operations.setTotal(claim, part.total);
    expected = part.total;
    await writer.writeColumns(part.columns, part.rows);
    written += part.rows;
    await operations.setProcessed(claim, written);
    wrote(written);
  }
  signal.throwIfAborted();
  await writer.finish();
  return written;
}

function openWriter({ options }: ExportOperation, output: PassThrough): WorkbookWriter | CsvWriter {
  return options.format === 'csv' ? new CsvWriter(output) : createWorkbookWriter(output);
}
