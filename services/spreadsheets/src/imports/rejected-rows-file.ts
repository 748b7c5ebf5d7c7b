import type { PassThrough } from 'node:stream';
import { AppError, notFound } from '@trackway/errors';
import type { Clock } from '@trackway/runtime';
import { type BlobStore, writeBlob } from '@trackway/storage';
import type { WorkbookReader } from '@trackway/xlsx';
import { JobFailure } from '../jobs/job-errors';
import { type ImportOperation, notCompleted, type Operation } from '../operations/operation';
import type { RowError, RowErrorPosition } from '../operations/operation-store';
import type { ConvertCells } from './cells';
import type { FindTarget } from './columns/form-target';
import type { ImportTarget } from './columns/import-target';
import { makeConvertCells } from './convert-cells';
import type { OpenSourceFile } from './open-source-file';
import { resolveMapping } from './resolve-mapping';
import { rejectedRows, writeRejectedRows } from './write-rejected-rows';

interface Deps {
  readonly listErrorsAfter: (frameId: string, id: string, after: RowErrorPosition) => Promise<readonly RowError[]>;
  readonly storage: BlobStore;
  readonly openSourceFile: OpenSourceFile;
  readonly findTarget: FindTarget;
  readonly clock: Clock;
}

export interface StoredFile {
  readonly key: string;
  readonly size: number;
}

/** Returns the stored workbook with the rejected rows of an import that has ended. The first request creates it. */
export function makeRejectedRowsFile(deps: Deps) {
  return async (operation: Operation, signal: AbortSignal): Promise<StoredFile> => {
    if (operation.action !== 'import') throw notFound('spreadsheet_operation');
    if (operation.status !== 'completed' && operation.status !== 'failed') throw notCompleted();
    if (operation.expiresAt <= deps.clock()) throw expired();
    // A retry may change the errors, so the file after it has another key.
    const key = `errors/${operation.id}-${operation.attempts}.xlsx`;
    const size = (await deps.storage.size(key)) ?? (await write(deps, operation, key, signal));
    return { key, size };
  };
}

async function write(
  { listErrorsAfter, storage, openSourceFile, findTarget }: Deps,
  operation: ImportOperation,
  key: string,
  signal: AbortSignal,
): Promise<number> {
  const { type, options } = operation;
  const target = await findTarget({ type, formId: options.formId }, { deleted: true });
  const labels = new Map(target.columns.map((column) => [column.key, column.label]));
  const rejected = rejectedRows(
    (after) => listErrorsAfter(operation.frameId, operation.id, after),
    (column) => labels.get(column) ?? column,
  );
  const reader = await openSourceFile(operation, signal).catch(throwAsAppError);
  try {
    const convert = await convertOf(operation, target, reader);
    const write = (content: PassThrough) => writeRejectedRows(reader, rejected, content, convert);
    return (await writeBlob(storage, key, write)).bytes;
  } catch (error) {
    return throwAsAppError(error);
  } finally {
    await reader.close();
  }
}

/** Numbers and dates of a text file become cells of that type, because a workbook has no format for texts. */
async function convertOf(
  operation: ImportOperation,
  target: ImportTarget,
  reader: WorkbookReader,
): Promise<ConvertCells> {
  try {
    const { options } = operation;
    const mapping = await resolveMapping(reader, target, operation, async () => new Map());
    return makeConvertCells({ target, options, mapping, text: reader.text });
  } catch (error) {
    // An import that failed because of its headings has no rejected rows.
    if (!(error instanceof JobFailure)) throw error;
    return (_, cells) => cells;
  }
}

function expired(): AppError {
  return new AppError('gone', 'file_expired', 'The file was retained for 30 days. Import the workbook again.');
}

function throwAsAppError(error: unknown): never {
  if (!(error instanceof JobFailure)) throw error;
  throw error.code === 'file_expired' ? expired() : new AppError('invalid', error.code, error.message);
}
