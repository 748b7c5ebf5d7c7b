import { once } from 'node:events';
import http from 'node:http';
import { type GatewayUnderTest, startGatewayUnderTest } from './support/gateway-under-test';
import { send } from './support/send';
import { settled } from './support/settled';
import { bearer } from './support/tokens';
import { until } from './support/until';
import { WAYS } from './support/ways';

const UPLOAD = '/api/management/spreadsheet-operations/import/project';
const MULTIPART = { 'content-type': 'multipart/form-data; boundary=x' };
const MEGABYTE = Buffer.alloc(1_048_576, 'x');

describe.each(WAYS)('bodies of file uploads, %s', (_name, way) => {
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    gateway = await startGatewayUnderTest(way);
  });
  beforeEach(() => gateway.services.spreadsheets.reset());
  afterAll(() => gateway.stop());

  function open(path: string, method: string, headers: http.OutgoingHttpHeaders): http.ClientRequest {
    return http.request({ port: gateway.port, host: '127.0.0.1', path, method, headers: { ...bearer(), ...headers } });
  }

  it.each([
    ['with its length', { 'content-length': String(50 * MEGABYTE.length) }],
    ['in chunks', { 'transfer-encoding': 'chunked' }],
  ])('of 50 MB are forwarded with their framing, %s', async (_how, headers) => {
    let size = 0;
    let framing: http.IncomingHttpHeaders = {};
    gateway.services.spreadsheets.respondWith((request, response) => {
      framing = request.headers;
      request.on('data', (chunk: Buffer) => {
        size += chunk.length;
      });
      request.on('end', () => response.end('{}'));
    });
    const request = open(UPLOAD, 'POST', { ...MULTIPART, ...headers });
    const responded = once(request, 'response');

    for (let count = 0; count < 50; count += 1) {
      if (!request.write(MEGABYTE)) await once(request, 'drain');
    }
    request.end();
    const [response] = await responded;
    response.resume();

    expect(response.statusCode).toBe(200);
    expect(size).toBe(50 * MEGABYTE.length);
    expect(framing).toMatchObject(headers);
  });

  it('are read from a client only as fast as the service reads them', async () => {
    let upstream: http.IncomingMessage | undefined;
    gateway.services.spreadsheets.respondWith((request) => {
      upstream = request;
      request.pause();
    });
    const request = open(UPLOAD, 'POST', { ...MULTIPART, 'content-length': String(200 * MEGABYTE.length) });
    request.on('error', () => undefined);

    let written = 0;
    while (written < 200 && request.write(MEGABYTE)) written += 1;
    const stalled = await Promise.race([writeAll(request), until(() => upstream && untilIdle(request))]);
    request.destroy();

    expect(stalled).toBe('stalled');
  });

  it('that a service rejects during the upload return its response to the client', async () => {
    gateway.services.spreadsheets.respondWith((_request, response) => {
      response.writeHead(413, { 'content-type': 'application/json' }).end('{"message":"payload_too_large"}');
    });

    const response = await send(gateway.url, UPLOAD, {
      method: 'POST',
      headers: { ...bearer(), ...MULTIPART },
      body: Buffer.alloc(3 * MEGABYTE.length),
    });

    expect(response.status).toBe(413);
    expect(response.body.message).toBe('payload_too_large');
  });
});

/** Writes 200 MB, waiting for `drain`. This never completes if the service does not read. */
async function writeAll(request: http.ClientRequest): Promise<string> {
  for (let count = 0; count < 200; count += 1) {
    if (!request.write(MEGABYTE)) await once(request, 'drain');
  }
  return 'completed';
}

/** Resolves when the socket has sent nothing for a while. */
async function untilIdle(request: http.ClientRequest): Promise<string> {
  await settled(() => request.socket?.bytesWritten ?? 0);
  return 'stalled';
}
