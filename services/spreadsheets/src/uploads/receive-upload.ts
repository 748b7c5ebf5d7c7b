import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError, invalidInput } from '@trackway/errors';
import busboy from 'busboy';

/** The limit that the specification states, in bytes of the file. */
export const MAX_FILE_BYTES = 52_428_800;
const MAX_FIELD_BYTES = 64 * 1024;
const MAX_FIELDS = 20;

export interface Upload {
  /** The part `file`, whole, in a folder of its own. */
  readonly path: string;
  readonly fileName: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Removes the file. */
  discard(): Promise<void>;
}

/** Reads a multipart upload into a temporary file as it comes; nothing is held in memory. */
export async function receiveUpload(request: IncomingMessage): Promise<Upload> {
  const folder = await mkdtemp(join(tmpdir(), 'trackway-upload-'));
  const discard = () => rm(folder, { recursive: true, force: true });
  try {
    const received = await readParts(request, join(folder, 'file'));
    if (received.fileName === undefined) throw invalidInput({ file: ['The part file is required: an XLSX workbook.'] });
    return { ...received, fileName: received.fileName, path: join(folder, 'file'), discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

async function readParts(
  request: IncomingMessage,
  path: string,
): Promise<{ fileName?: string; fields: Record<string, string> }> {
  const parser = openParser(request);
  const fields: Record<string, string> = {};
  let fileName: string | undefined;
  let writing: Promise<void> = Promise.resolve();
  let refusal: AppError | undefined;

  parser.on('field', (name, value) => {
    fields[name] = value;
  });
  parser.on('file', (part, stream, info) => {
    if (part !== 'file' || fileName !== undefined) {
      refusal ??= invalidInput({ [part]: ['Only one part with a file is taken, and it is called file.'] });
      stream.resume();
      return;
    }
    fileName = info.filename || 'import.xlsx';
    writing = store(stream, path).catch((error: unknown) => {
      stream.resume();
      if (!(error instanceof AppError)) throw error;
      refusal ??= error;
    });
    writing.catch(() => undefined);
  });
  try {
    await pipeline(request, parser);
  } catch (cause) {
    throw new AppError(
      'malformed',
      'malformed_body',
      'The upload broke off or is not multipart/form-data.',
      {},
      { cause },
    );
  }
  await writing;
  if (refusal) throw refusal;
  return { ...(fileName === undefined ? {} : { fileName }), fields };
}

function openParser(request: IncomingMessage): busboy.Busboy {
  if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')) {
    const message = 'The body must be sent as multipart/form-data with the part file.';
    throw new AppError('unsupported_media_type', 'unsupported_media_type', message);
  }
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: { fileSize: MAX_FILE_BYTES + 1, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES, files: 2 },
    });
  } catch (cause) {
    throw new AppError('malformed', 'malformed_body', 'The multipart body has no boundary.', {}, { cause });
  }
}

async function store(stream: Readable & { bytesRead?: number }, path: string): Promise<void> {
  let bytes = 0;
  stream.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
  });
  await pipeline(stream, createWriteStream(path));
  if (bytes > MAX_FILE_BYTES) {
    throw new AppError('too_large', 'payload_too_large', `The file may have ${MAX_FILE_BYTES} bytes (50 MB) at most.`);
  }
}
