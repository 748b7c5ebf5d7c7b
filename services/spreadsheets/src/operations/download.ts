import { AppError, notFound } from '@trackway/errors';
import { StreamReply } from '@trackway/http';
import type { BlobStore, ByteRange } from '@trackway/storage';
import type { Operation } from './operation';
import { notCompleted } from './start-operation';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

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
  const headers = {
    'Content-Type': MEDIA_TYPES[operation.options.format] ?? 'application/octet-stream',
    'Content-Disposition': disposition(operation.fileName),
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, no-store',
  };
  const range = readRange(options.range, size);
  if (!range) {
    const whole = { ...headers, 'Content-Length': String(size) };
    return new StreamReply(options.storage.read(operation.resultKey), { headers: whole });
  }
  const { start, end } = range;
  const part = { 'Content-Length': String(end - start + 1), 'Content-Range': `bytes ${start}-${end}/${size}` };
  return new StreamReply(options.storage.read(operation.resultKey, range), {
    status: 206,
    headers: { ...headers, ...part },
  });
}

/** A range that makes no sense is as good as none (RFC 9110, 14.2). */
function readRange(header: string | undefined, size: number): ByteRange | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end && start < size ? { start, end } : undefined;
}

/** Names in any script, by RFC 6266; what could break the header is left out of the plain form. */
function disposition(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\]/g, '_');
  const extended = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${extended}`;
}
