import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readMultipart, refuseTooLarge } from '@trackway/storage';

/** The limit that the specification states, in bytes of the file. */
export const MAX_FILE_BYTES = 52_428_800;
const LIMITS = { fileBytes: MAX_FILE_BYTES, fields: 20, fieldBytes: 64 * 1024 };

export interface Upload {
  /** The part `file`, whole, in a folder of its own. */
  readonly path: string;
  readonly fileName: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Equal for uploads with the same parts, in whatever order and with whatever boundary they were sent. */
  readonly digest: string;
  /** Removes the file. */
  discard(): Promise<void>;
}

/** Reads a multipart upload into a temporary file as it comes; nothing is held in memory. */
export async function receiveUpload(request: IncomingMessage): Promise<Upload> {
  const folder = await mkdtemp(join(tmpdir(), 'trackway-upload-'));
  const path = join(folder, 'file');
  const discard = () => rm(folder, { recursive: true, force: true });
  const content = createHash('sha256');
  const take = async (stream: Readable, name: string) => {
    const file = createWriteStream(path);
    stream.on('data', (chunk: Buffer) => content.update(chunk));
    await pipeline(stream, file);
    refuseTooLarge(file.bytesWritten, MAX_FILE_BYTES);
    return name || 'import.xlsx';
  };
  try {
    const { file: fileName, fields } = await readMultipart(request, LIMITS, take);
    const digest = digestOf({ fileName, fields, content: content.digest('base64url') });
    return { path, fileName, fields, digest, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

function digestOf({
  fileName,
  fields,
  content,
}: {
  fileName: string;
  fields: Readonly<Record<string, string>>;
  content: string;
}): string {
  const sorted = Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([fileName, content, sorted]))
    .digest('base64url');
}
