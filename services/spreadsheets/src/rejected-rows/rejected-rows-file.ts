import { PassThrough } from 'node:stream';
import { spreadsheetColumns } from '@trackway/contracts';
import { AppError, notFound } from '@trackway/errors';
import type { Clock } from '@trackway/runtime';
import type { BlobStore } from '@trackway/storage';
import type { OpenSource } from '../imports/open-source';
import type { ImportOperation, Operation } from '../operations/operation';
import type { OperationStore } from '../operations/operation-store';
import { notCompleted } from '../operations/start-operation';
import { JobFailure } from '../workers/job-failure';
import { rejectedRows } from './reasons';
import { writeRejectedRows } from './write-rejected-rows';

interface Deps {
  readonly operations: Pick<OperationStore, 'faultsAfter'>;
  readonly storage: BlobStore;
  readonly openSource: OpenSource;
  readonly clock: Clock;
}

export interface StoredFile {
  readonly key: string;
  readonly size: number;
}

/** The rejected rows of an import that has ended, as a workbook in the store; made when it is asked for the first time. */
export function makeRejectedRowsFile(deps: Deps) {
  return async (operation: Operation, signal: AbortSignal): Promise<StoredFile> => {
    if (operation.action !== 'import') throw notFound('spreadsheet_operation');
    if (operation.status !== 'completed' && operation.status !== 'failed') throw notCompleted();
    if (operation.expiresAt <= deps.clock()) throw expired();
    const key = rejectedRowsKey(operation);
    const size = (await deps.storage.size(key)) ?? (await write(deps, operation, key, signal));
    return { key, size };
  };
}

/** An import that is tried again goes on behind its last row, and has another file then. */
export function rejectedRowsKey({ id, lastRow }: Operation): string {
  return `errors/${id}-${lastRow}.xlsx`;
}

async function write(
  { operations, storage, openSource }: Deps,
  operation: ImportOperation,
  key: string,
  signal: AbortSignal,
): Promise<number> {
  const labels = new Map<string, string>(
    spreadsheetColumns[operation.type].map((column) => [column.key, column.label]),
  );
  const faults = rejectedRows(
    (after) => operations.faultsAfter(operation.frameId, operation.id, after),
    (column) => labels.get(column) ?? column,
  );
  const reader = await openSource(operation, signal).catch(asRefusal);
  const content = new PassThrough();
  const stored = storage.put(key, content);
  // Where writing fails first, the store's own failure is only its echo.
  stored.catch(() => undefined);
  try {
    await writeRejectedRows(reader, faults, content);
    content.end();
    return await stored;
  } catch (error) {
    content.destroy();
    return asRefusal(error);
  } finally {
    await reader.close();
  }
}

function expired(): AppError {
  return new AppError('gone', 'file_expired', 'The file was kept for 30 days and is gone. Import again.');
}

/** A workbook that could not be read has no rows to correct. */
function asRefusal(error: unknown): never {
  if (!(error instanceof JobFailure)) throw error;
  throw error.code === 'file_expired' ? expired() : new AppError('invalid', error.code, error.message);
}
