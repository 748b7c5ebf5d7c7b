import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Stored {
  readonly bytes: Buffer;
  readonly at: Date;
}

/** As much of S3 as a store of files uses, in memory: objects, ranges, uploads in parts, listings. */
export async function startFakeS3() {
  const objects = new Map<string, Stored>();
  const uploads = new Map<string, Map<number, Buffer>>();
  const rejections = new Map<string, { status: number; code: string }>();

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://s3');
    const key = decodeURIComponent(url.pathname);
    const upload = url.searchParams.get('uploadId');
    const body = await bodyOf(request);
    const rejection = rejections.get(key.split('/')[1] ?? '');
    if (rejection) {
      response.statusCode = rejection.status;
      return xml(response, request.method === 'HEAD' ? '' : `<Error><Code>${rejection.code}</Code></Error>`);
    }
    if (request.method === 'POST' && url.searchParams.has('uploads')) {
      const id = `upload-${uploads.size}`;
      uploads.set(id, new Map());
      return xml(response, `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
    }
    if (request.method === 'PUT') {
      if (upload) uploads.get(upload)?.set(Number(url.searchParams.get('partNumber')), body);
      else objects.set(key, { bytes: body, at: new Date() });
      response.setHeader('ETag', '"x"').end();
    } else if (request.method === 'POST' && upload) {
      const parts = [...(uploads.get(upload) ?? [])].toSorted(([one], [other]) => one - other);
      objects.set(key, { bytes: Buffer.concat(parts.map(([, part]) => part)), at: new Date() });
      xml(response, '<CompleteMultipartUploadResult><ETag>"x"</ETag></CompleteMultipartUploadResult>');
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (url.searchParams.has('list-type')) {
      xml(response, listing(objects, `${key.replace(/\/$/, '')}/`, url.searchParams.get('prefix') ?? ''));
    } else if (key.split('/').filter(Boolean).length === 1) {
      response.end();
    } else {
      give(request, response, objects.get(key));
    }
  }

  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    /** Rejects all requests for a bucket, such as 404 NoSuchBucket. */
    reject: (bucket: string, status: number, code: string) => void rejections.set(bucket, { status, code }),
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Bodies of unknown length come in signed chunks: a line with the size, the bytes, and a line's end. */
async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  let rest = await buffer(request);
  if (!request.headers['content-encoding']?.includes('aws-chunked')) return rest;
  const chunks: Buffer[] = [];
  for (;;) {
    const end = rest.indexOf('\r\n');
    const size = Number.parseInt(rest.subarray(0, end).toString(), 16);
    if (!size) return Buffer.concat(chunks);
    chunks.push(rest.subarray(end + 2, end + 2 + size));
    rest = rest.subarray(end + 2 + size + 2);
  }
}

function give(request: IncomingMessage, response: ServerResponse, stored: Stored | undefined): void {
  if (!stored) return void response.writeHead(404).end();
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  const bytes = from === undefined ? stored.bytes : stored.bytes.subarray(Number(from), Number(to) + 1);
  response.writeHead(from === undefined ? 200 : 206, { 'Content-Length': bytes.length });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

function listing(objects: ReadonlyMap<string, Stored>, bucket: string, prefix: string): string {
  const contents = [...objects]
    .filter(([key]) => key.startsWith(`${bucket}${prefix}`))
    .map(
      ([key, { at, bytes }]) =>
        `<Contents><Key>${key.slice(bucket.length)}</Key><LastModified>${at.toISOString()}</LastModified>` +
        `<ETag>"${createHash('md5').update(bytes).digest('hex')}"</ETag><Size>${bytes.length}</Size></Contents>`,
    );
  return `<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`;
}

function xml(response: ServerResponse, content: string): void {
  response.setHeader('Content-Type', 'application/xml').end(`<?xml version="1.0"?>${content}`);
}
