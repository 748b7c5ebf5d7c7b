import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type BlobStore, toUnavailable } from '@trackway/storage';
import { type OpenInWorkerOptions, openWorkbookInWorker, WorkbookError, type WorkbookReader } from '@trackway/xlsx';
import { JobFailure } from '../jobs/job-errors';
import type { ImportOperation } from '../operations/operation';
import { fileKindOf } from './file-kind';

/** Opens the uploaded workbook or text file. The reader and this function reject with `JobFailure` if it cannot be read. */
export type OpenSourceFile = (operation: ImportOperation, signal: AbortSignal) => Promise<WorkbookReader>;

/** Copies the file to the local disk, because reading needs random access, and opens it in a worker thread. */
export function makeOpenSourceFile(deps: {
  storage: BlobStore;
  thread?: OpenInWorkerOptions['thread'];
}): OpenSourceFile {
  return async (operation, signal) => {
    const folder = await mkdtemp(join(tmpdir(), 'trackway-import-'));
    const path = join(folder, 'workbook.xlsx');
    const discard = () => rm(folder, { recursive: true, force: true });
    try {
      if (operation.sourceKey === null) throw expired();
      if ((await deps.storage.size(operation.sourceKey)) === undefined) throw expired();
      await pipeline(deps.storage.read(operation.sourceKey), createWriteStream(path), { signal });
      const { sheet, text = {} } = operation.options;
      const isText = fileKindOf(operation.sourceKey) === 'text';
      const kind = isText ? { text } : sheet === null ? {} : { sheet };
      const options = { signal, temporaryFolder: folder, ...kind };
      const reader = await openWorkbookInWorker(path, { ...options, ...(deps.thread ? { thread: deps.thread } : {}) });
      return translatingErrors(reader, discard);
    } catch (error) {
      await discard();
      throw toJobFailure(toUnavailable(error));
    }
  };
}

/** Translates errors of the reader to job failures, and removes the file when the reader is closed. */
function translatingErrors(reader: WorkbookReader, discard: () => Promise<void>): WorkbookReader {
  const translated = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      throw toJobFailure(error);
    });
  return {
    sheets: reader.sheets,
    sheet: reader.sheet,
    text: reader.text,
    heading: () => translated(reader.heading()),
    estimateRows: () => translated(reader.estimateRows()),
    async *rows(options) {
      try {
        yield* reader.rows(options);
      } catch (error) {
        throw toJobFailure(error);
      }
    },
    async close() {
      await reader.close();
      await discard();
    },
  };
}

function toJobFailure(error: unknown): unknown {
  if (!(error instanceof WorkbookError) || error.code === 'cancelled') return error;
  const place = error.row === undefined ? '' : ` (row ${error.row})`;
  return new JobFailure(error.code, `${error.message}${place}`, { cause: error });
}

function expired(): JobFailure {
  return new JobFailure('file_expired', 'The uploaded file is not retained any more.');
}
