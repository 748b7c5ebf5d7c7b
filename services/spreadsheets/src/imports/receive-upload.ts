import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { assertMaxBytes, readMultipart, toUnavailable } from '@trackway/storage';
import type { UploadedFile } from './start-import';

/** The limit of the specification, for the content of the file. */
const MAX_FILE_BYTES = 52_428_800;
const LIMITS = { fileBytes: MAX_FILE_BYTES, fields: 20, fieldBytes: 64 * 1024 };

export interface Upload {
  /** The part `file`, in a folder of its own. */
  readonly file: UploadedFile;
  readonly fields: Readonly<Record<string, string>>;
  /** Removes the file. */
  discard(): Promise<void>;
}

/**
 * Streams the file of a multipart request into a temporary file. Nothing is held in memory.
 * @throws AppError like `readMultipart`, 413 `payload_too_large`, and 503 if the disk is full
 */
export async function receiveUpload(request: IncomingMessage): Promise<Upload> {
  const folder = await mkdtemp(join(tmpdir(), 'trackway-upload-'));
  const path = join(folder, 'file');
  const discard = () => rm(folder, { recursive: true, force: true });
  const content = createHash('sha256');
  const store = async (stream: Readable, name: string) => {
    const file = createWriteStream(path);
    stream.on('data', (chunk: Buffer) => content.update(chunk));
    await pipeline(stream, file);
    assertMaxBytes(file.bytesWritten, MAX_FILE_BYTES);
    return toFileName(name);
  };
  try {
    const { file: name, fields } = await readMultipart(request, LIMITS, store);
    const digest = digestOf(name, fields, content.digest('base64url'));
    return { file: { path, name, digest }, fields, discard };
  } catch (error) {
    // A failure must not replace the error.
    await discard().catch(() => undefined);
    throw toUnavailable(error);
  }
}

/** Removes characters that PostgreSQL cannot store in a text. */
function toFileName(given: string): string {
  return given.replaceAll('\0', '').toWellFormed().trim() || 'import.xlsx';
}

function digestOf(fileName: string, fields: Readonly<Record<string, string>>, content: string): string {
  const sorted = Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([fileName, content, sorted]))
    .digest('base64url');
}
