import { StreamReply } from '@trackway/http';
import type { BlobStore } from './blob-store';
import { readRange } from './byte-range';

export interface ServedFile {
  readonly key: string;
  /** What it is called when it is saved; in any script. */
  readonly name: string;
  readonly mimeType: string;
  /** Size in bytes, as the store says it. */
  readonly size: number;
  /** Shown in the page instead of saved; only for what can be no page of ours, such as videos. */
  readonly inline?: boolean;
  readonly cacheControl: string;
}

/** Whether a text is a media type, with parameters or without. Others, such as ones with line breaks, can be no header. */
export function isMediaType(text: string): boolean {
  return /^[a-z0-9][a-z0-9!#$&^_.+-]{0,126}\/[a-z0-9][a-z0-9!#$&^_.+-]{0,126}( ?; ?[a-z0-9-]+=("[\w ./:+-]*"|[\w./:+-]+))*$/i.test(
    text,
  );
}

/** A file of the store, whole or the range that `Range` asks for. */
export function fileReply(storage: BlobStore, file: ServedFile, asked: string | undefined): StreamReply {
  const headers = {
    'Content-Type': isMediaType(file.mimeType) ? file.mimeType : 'application/octet-stream',
    'Content-Disposition': disposition(file),
    'Accept-Ranges': 'bytes',
    'Cache-Control': file.cacheControl,
    'X-Content-Type-Options': 'nosniff',
  };
  const range = readRange(asked, file.size);
  if (!range) {
    const whole = { ...headers, 'Content-Length': String(file.size) };
    return new StreamReply(storage.read(file.key), { headers: whole });
  }
  const { start, end } = range;
  const part = { 'Content-Length': String(end - start + 1), 'Content-Range': `bytes ${start}-${end}/${file.size}` };
  return new StreamReply(storage.read(file.key, range), { status: 206, headers: { ...headers, ...part } });
}

/** Names by RFC 6266; what could break the header is left out of the plain form. */
function disposition({ name, inline = false }: ServedFile): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const extended = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${inline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${extended}`;
}
