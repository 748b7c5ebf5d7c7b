import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BlobStore } from '@trackway/storage';
import { type OpenInWorkerOptions, openWorkbookInWorker, WorkbookError, type WorkbookReader } from '@trackway/xlsx';
import type { ImportOperation } from '../operations/operation';
import { JobFailure } from '../workers/job-failure';

/** Rejects with JobFailure where the workbook cannot be read. */
export type OpenSource = (operation: ImportOperation, signal: AbortSignal) => Promise<WorkbookReader>;

/** Brings the uploaded workbook to the local disk, where it can be read from any place, and opens it in a thread. */
export function makeOpenSource(deps: { storage: BlobStore; thread?: OpenInWorkerOptions['thread'] }): OpenSource {
  return async (operation, signal) => {
    const folder = await mkdtemp(join(tmpdir(), 'trackway-import-'));
    const path = join(folder, 'workbook.xlsx');
    const discard = () => rm(folder, { recursive: true, force: true });
    try {
      if (operation.sourceKey === null) throw expired();
      if ((await deps.storage.size(operation.sourceKey)) === undefined) throw expired();
      await pipeline(deps.storage.read(operation.sourceKey), createWriteStream(path), { signal });
      const { sheet } = operation.options;
      const options = { signal, temporaryFolder: folder, ...(sheet === null ? {} : { sheet }) };
      const reader = await openWorkbookInWorker(path, { ...options, ...(deps.thread ? { thread: deps.thread } : {}) });
      return refusing(reader, discard);
    } catch (error) {
      await discard();
      throw asFailure(error);
    }
  };
}

/** The reader with its errors said as failures of the job, and its file removed at the end. */
function refusing(reader: WorkbookReader, discard: () => Promise<void>): WorkbookReader {
  const said = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      throw asFailure(error);
    });
  return {
    sheets: reader.sheets,
    sheet: reader.sheet,
    heading: () => said(reader.heading()),
    estimateRows: () => said(reader.estimateRows()),
    async *rows(options) {
      try {
        yield* reader.rows(options);
      } catch (error) {
        throw asFailure(error);
      }
    },
    async close() {
      await reader.close();
      await discard();
    },
  };
}

function asFailure(error: unknown): unknown {
  if (!(error instanceof WorkbookError) || error.code === 'cancelled') return error;
  const place = error.row === undefined ? '' : ` (row ${error.row})`;
  return new JobFailure(error.code, `${error.message}${place}`, { cause: error });
}

function expired(): JobFailure {
  return new JobFailure('file_expired', 'The uploaded file is no longer kept.');
}
