import { deepStrictEqual, ok } from 'node:assert';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { AppError } from '@trackway/errors';
import { readMultipart } from '@trackway/storage';
import type { FuzzTarget } from './fuzz-target';
import { withUncaughtErrors } from './uncaught-errors';

const LIMITS = { fileBytes: 64, fields: 3, fieldBytes: 32 };
const CONTENT_TYPE = 'multipart/form-data; boundary=b';
/** Sizes of the chunks in which the same body arrives. */
const CHUNKS = [16_384, 7, 1];
const MAX_BODY_OF_SMALL_CHUNKS = 1_000;

const NAMED = 'Content-Disposition: form-data; name=';
const file = `--b\r\n${NAMED}"file"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\ncontent\r\n`;
const seeds = [
  `${CONTENT_TYPE}\n${file}--b\r\n${NAMED}"type"\r\n\r\nproject\r\n--b--\r\n`,
  `${CONTENT_TYPE}\n--b\r\n${NAMED}"a"\r\nContent-Type: text/plain; charset=latin1\r\n\r\nb\r\n${file}--b--`,
  `${CONTENT_TYPE}\n${file}--b\r\n${NAMED}"c"; filename*=utf-8''%e2%82%ac\r\n\r\nd`,
];

const dictionary = [
  '--b\r\n',
  '\r\n--b--\r\n',
  '\r\n\r\n',
  `${NAMED}"x"\r\n\r\n`,
  '; filename="',
  "; filename*=utf-16''%00%zz",
  'name="file"',
  'name="__proto__"',
  'Content-Type: text/plain; charset=utf-16le\r\n',
  'Content-Transfer-Encoding: base64\r\n',
  '; boundary=',
  '"',
  '\\',
  file,
];

type Result = Readonly<Record<string, unknown>>;
type StoreFile = (file: Readable, name: string) => Promise<unknown>;

const storeError = new Error('The file is rejected.');

/** Multipart requests. The first line of an input is the content type, the rest is the body. */
export const multipartTarget = (): FuzzTarget => ({
  package: 'storage',
  libraries: ['busboy'],
  seeds: seeds.map((seed) => Buffer.from(seed)),
  dictionary,
  run: (input) => withUncaughtErrors(() => check(input)),
});

async function check(input: Buffer): Promise<void> {
  const end = input.indexOf('\n');
  const contentType = input.subarray(0, Math.max(end, 0)).toString('latin1').trim();
  const body = withoutEpilogue(contentType, input.subarray(end + 1));
  const sizes = body.length > MAX_BODY_OF_SMALL_CHUNKS ? CHUNKS.slice(0, 1) : CHUNKS;
  const results: Result[] = [];
  for (const size of sizes) results.push(await resultOf(contentType, chunksOf(body, size), readFile));
  // busboy detects some invalid delimiters only if they arrive in one chunk.
  const [first, ...others] = results.filter(({ code }) => code !== 'malformed_body');
  for (const result of others) deepStrictEqual(result, first);
  await resultOf(contentType, chunksOf(body, 7), () => Promise.reject(storeError));
  const { code } = await resultOf(contentType, interrupted(body), readFile);
  ok(code === 'malformed_body' || code === 'unsupported_media_type', `An interrupted body results in ${code}.`);
}

/** busboy reads parts after the end of the body if they arrive in the same chunk, and ignores them otherwise. */
function withoutEpilogue(contentType: string, body: Buffer): Buffer {
  const boundary = /boundary\s*=\s*"?([^";\s]*)/i.exec(contentType)?.[1];
  const end = Buffer.from(`--${boundary}--`, 'latin1');
  const at = body.indexOf(end);
  return at === -1 ? body : body.subarray(0, at + end.length);
}

async function resultOf(contentType: string, chunks: Iterable<Buffer>, storeFile: StoreFile): Promise<Result> {
  try {
    const { file: stored, fields } = await readMultipart(requestOf(contentType, chunks), LIMITS, storeFile);
    ok(Object.keys(fields).length <= LIMITS.fields);
    for (const value of Object.values(fields)) ok(value.length <= LIMITS.fieldBytes, value);
    return { stored, fields };
  } catch (error) {
    if (error === storeError) return { code: 'store_error' };
    if (!(error instanceof AppError)) throw error;
    return { code: error.code, details: error.details };
  } finally {
    // Streams emit their errors after the parser has ended.
    await setImmediate();
  }
}

async function readFile(content: Readable, name: string): Promise<readonly [string, string]> {
  const bytes = await buffer(content);
  ok(bytes.length <= LIMITS.fileBytes + 1);
  return [name, bytes.toString('latin1')];
}

function requestOf(contentType: string, chunks: Iterable<Buffer>): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.headers['content-type'] = contentType;
  const source = Readable.from(chunks);
  source.on('error', (error) => request.destroy(error));
  source.on('data', (chunk) => request.push(chunk));
  source.on('end', () => request.push(null));
  return request;
}

function* chunksOf(body: Buffer, size: number): Iterable<Buffer> {
  for (let start = 0; start < body.length; start += size) yield body.subarray(start, start + size);
}

/** The client disconnects after half of the body. */
function* interrupted(body: Buffer): Iterable<Buffer> {
  yield* chunksOf(body.subarray(0, body.length / 2), 100);
  throw new Error('The client has disconnected.');
}
