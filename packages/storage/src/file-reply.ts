import { createHash } from 'node:crypto';
import { AppError } from '@trackway/errors';
import { StreamReply } from '@trackway/http';
import type { BlobStore } from './blob-store';
import { readRange } from './byte-range';

export interface ServedFile {
  readonly key: string;
  /** The file name for the client, in any script. */
  readonly name: string;
  readonly mimeType: string;
  /** Size in bytes. */
  readonly size: number;
  /** Displayed instead of saved. Only for types that cannot run scripts, such as videos. */
  readonly inline?: boolean;
  readonly cacheControl: string;
}

/** Whether a text is a media type, optionally with parameters, and therefore safe in a header. */
export function isMediaType(text: string): boolean {
  return /^[a-z0-9][a-z0-9!#$&^_.+-]{0,126}\/[a-z0-9][a-z0-9!#$&^_.+-]{0,126}( ?; ?[a-z0-9-]+=("[\w ./:+-]*"|[\w./:+-]+))*$/i.test(
    text,
  );
}

/** The headers of a request. */
export interface RequestedRange {
  get(name: 'range' | 'if-range'): string | undefined;
}

/**
 * The response with a file, or the range of it that the `Range` header requests. A range is ignored if `If-Range` has
 * another `ETag`, because the client has begun to receive another file (RFC 9110, section 13.1.5).
 * @throws AppError 416 `unsatisfiable_range` if the range begins after the end of the file
 */
export function fileReply(storage: BlobStore, file: ServedFile, request: RequestedRange): StreamReply {
  const etag = etagOf(file);
  const headers = {
    'Content-Type': isMediaType(file.mimeType) ? file.mimeType : 'application/octet-stream',
    'Content-Disposition': disposition(file),
    'Accept-Ranges': 'bytes',
    ETag: etag,
    'Cache-Control': file.cacheControl,
    'X-Content-Type-Options': 'nosniff',
  };
  const isOfFile = (request.get('if-range') ?? etag) === etag;
  const range = isOfFile ? readRange(request.get('range'), file.size) : undefined;
  if (range === 'unsatisfiable') throw unsatisfiable(file.size);
  if (!range) {
    const whole = { ...headers, 'Content-Length': String(file.size) };
    return new StreamReply(storage.read(file.key), { headers: whole });
  }
  const { start, end } = range;
  const part = { 'Content-Length': String(end - start + 1), 'Content-Range': `bytes ${start}-${end}/${file.size}` };
  return new StreamReply(storage.read(file.key, range), { status: 206, headers: { ...headers, ...part } });
}

/** A key has the same content as long as it exists. */
function etagOf({ key, size }: ServedFile): string {
  return `"${createHash('sha256').update(`${key} ${size}`).digest('base64url')}"`;
}

function unsatisfiable(size: number): AppError {
  const message = `The range begins after the end of the file, which has ${size} bytes.`;
  return new AppError('unsatisfiable_range', 'unsatisfiable_range', message, {
    headers: { 'Accept-Ranges': 'bytes', 'Content-Range': `bytes */${size}` },
  });
}

/** File names by RFC 6266. The plain form has no special characters. */
function disposition({ name, inline = false }: ServedFile): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const extended = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${inline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${extended}`;
}
