import { createReadStream } from 'node:fs';
import { TextDecoder } from 'node:util';
import type { Encoding } from '../model/text-format';
import { WorkbookError } from '../model/workbook-error';

const chunkBytes = 256 * 1024;
const markOfUtf8 = Buffer.from([0xef, 0xbb, 0xbf]);

export interface TextChunk {
  /** Part of the file up to this chunk, 0 to 1. */
  readonly progress: number;
  readonly bytes: Uint8Array;
}

/** Reads a file as chunks of UTF-8, without a byte order mark. */
export async function* readTextChunks(path: string, encoding: Encoding, size: number): AsyncGenerator<TextChunk, void> {
  const decode = decoderOf(encoding);
  let read = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: chunkBytes })) {
    const bytes = decode(chunk as Buffer, read === 0);
    read += (chunk as Buffer).length;
    yield { bytes, progress: size === 0 ? 1 : Math.min(1, read / size) };
  }
}

function decoderOf(encoding: Encoding): (chunk: Buffer, isFirst: boolean) => Uint8Array {
  if (encoding === 'utf-8') {
    return (chunk, isFirst) => (isFirst && chunk.subarray(0, 3).equals(markOfUtf8) ? chunk.subarray(3) : chunk);
  }
  const decoder = new TextDecoder(encoding);
  // A surrogate pair may be split between chunks, so the decoder keeps its state.
  return (chunk) => Buffer.from(decoder.decode(chunk, { stream: true }), 'utf8');
}

/** @throws WorkbookError that names the first line which is not UTF-8 */
export async function throwNotUtf8(path: string): Promise<never> {
  let line = 1;
  let rest = Buffer.alloc(0);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of createReadStream(path, { highWaterMark: chunkBytes })) {
    const bytes = Buffer.concat([rest, chunk as Buffer]);
    let start = 0;
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, start)) {
      if (!isDecodable(decoder, bytes.subarray(start, end))) throw notUtf8(line);
      start = end + 1;
      line++;
    }
    rest = Buffer.from(bytes.subarray(start));
  }
  throw notUtf8(line);
}

function isDecodable(decoder: TextDecoder, bytes: Uint8Array): boolean {
  try {
    decoder.decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function notUtf8(line: number): WorkbookError {
  const message = `Line ${line} is not UTF-8. Save the file as UTF-8, or send its encoding, for example windows-1252.`;
  return new WorkbookError('wrong_encoding', message);
}
