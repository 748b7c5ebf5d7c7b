import { AppError, notFound } from '@trackway/errors';
import type { StreamReply } from '@trackway/http';
import { type BlobStore, fileReply } from '@trackway/storage';
import type { Operation } from './operation';
import { notCompleted } from './start-operation';

export const MEDIA_TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const;

/** The file of a completed export, whole or the range that `Range` asks for. */
export async function downloadReply(
  operation: Operation,
  options: { storage: BlobStore; now: Date; range: string | undefined },
): Promise<StreamReply> {
  if (operation.action !== 'export') throw notFound('spreadsheet_operation');
  if (operation.status !== 'completed' || operation.resultKey === null) throw notCompleted();
  const size = await options.storage.size(operation.resultKey);
  if (operation.expiresAt <= options.now || size === undefined) {
    throw new AppError('gone', 'file_expired', 'The file was kept for 30 days and is gone. Export again.');
  }
  const file = {
    key: operation.resultKey,
    name: operation.fileName,
    size,
    mimeType: MEDIA_TYPES[operation.options.format],
  };
  return fileReply(options.storage, { ...file, cacheControl: 'private, no-store' }, options.range);
}
