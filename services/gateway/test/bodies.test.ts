import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { type GatewayUnderTest, startGatewayUnderTest } from './support/gateway-under-test';
import { sendRaw } from './support/raw-request';
import { send } from './support/send';
import { settled } from './support/settled';
import { bearer } from './support/tokens';
import { until } from './support/until';
import { WAYS } from './support/ways';

const [directly, throughExpress] = WAYS;
const UPLOAD = '/api/management/spreadsheet-operations/import/project';
const CASES = [
  ['of a hot route', '/api/management/spreadsheet-operations', directly[1]],
  ['of an upload route', UPLOAD, throughExpress[1]],
] as const;
const EVENTS = '/api/management/spreadsheet-operations/1/events';
const DOWNLOAD = '/api/management/spreadsheet-operations/1/download';
const MEGABYTE = Buffer.alloc(1_048_576, 'x');

describe.each(CASES)('bodies %s', (_of, target, way) => {
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    gateway = await startGatewayUnderTest(way);
  });
  beforeEach(() => gateway.services.spreadsheets.reset());
  afterAll(() => gateway.stop());

  function open(path: string, method = 'GET', headers: http.OutgoingHttpHeaders = {}): http.ClientRequest {
    return http.request({ port: gateway.port, host: '127.0.0.1', path, method, headers: { ...bearer(), ...headers } });
  }

  it.each([
    ['with its length', { 'content-length': String(MEGABYTE.length) }],
    ['in chunks', { 'transfer-encoding': 'chunked' }],
  ])('of 1 MiB are forwarded with a Content-Length, sent %s', async (_how, headers) => {
    const request = open(target, 'POST', headers);
    const responded = once(request, 'response');

    request.end(MEGABYTE);
    const [response] = await responded;
    response.resume();

    const { last } = gateway.services.spreadsheets;
    expect(response.statusCode).toBe(200);
    expect(last.body.length).toBe(MEGABYTE.length);
    expect(last.headers['content-length']).toBe(String(MEGABYTE.length));
    expect(last.headers['transfer-encoding']).toBeUndefined();
  });

  it('of more than 1 MiB are rejected with 413, with or without a Content-Length', async () => {
    const statuses = [];
    for (const headers of [{}, { 'transfer-encoding': 'chunked' }]) {
      const body = Buffer.alloc(MEGABYTE.length + 1);
      statuses.push(await send(gateway.url, target, { method: 'POST', headers: { ...bearer(), ...headers }, body }));
    }

    expect(statuses.map(({ status, body }) => [status, body.message])).toEqual([
      [413, 'payload_too_large'],
      [413, 'payload_too_large'],
    ]);
    expect(gateway.services.spreadsheets.requests).toHaveLength(0);
  });

  it('are read from a service only as fast as the client reads them', async () => {
    let written = 0;
    let full = false;
    gateway.services.spreadsheets.respondWith((_request, response) => {
      const more = () => {
        full = false;
        while (written < 200 && !full) {
          written += 1;
          full = !response.write(MEGABYTE);
        }
      };
      response.on('drain', more);
      more();
    });
    const request = open(DOWNLOAD);
    request.on('error', () => undefined);
    request.end();
    const [response] = await once(request, 'response');
    response.pause();

    await until(() => full);
    const before = await settled(() => written);
    request.destroy();

    expect(before).toBeLessThan(100);
  });

  it('of a client that disconnects end at the service', async () => {
    let closed = false;
    gateway.services.spreadsheets.respondWith((request) => {
      request.on('close', () => {
        closed = true;
      });
    });
    const request = open(DOWNLOAD);
    request.on('error', () => undefined);
    request.end();
    await until(() => gateway.services.spreadsheets.requests.length > 0);

    request.destroy();

    await until(() => closed);
  });

  it('that a service truncates are truncated for the client', async () => {
    gateway.services.spreadsheets.respondWith((_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half');
      setImmediate(() => response.destroy());
    });

    await expect(send(gateway.url, DOWNLOAD, { headers: bearer() })).rejects.toThrow(/aborted|hang up/);
  });

  it('of responses are complete with any framing', async () => {
    const text = 'é'.repeat(40_000);
    const framings: readonly ((response: http.ServerResponse) => void)[] = [
      (response) => response.setHeader('content-length', Buffer.byteLength(text)),
      (response) => response.setHeader('transfer-encoding', 'chunked'),
      (response) => {
        response.useChunkedEncodingByDefault = false;
        response.setHeader('connection', 'close');
      },
    ];
    for (const frame of framings) {
      gateway.services.spreadsheets.respondWith((_request, response) => {
        frame(response);
        response.addTrailers({ 'X-Trailer': 'no' });
        for (const part of text.match(/.{1,9000}/g) ?? []) response.write(part);
        response.end();
      });

      const response = await send(gateway.url, DOWNLOAD, { headers: bearer() });

      expect(response.text).toBe(text);
    }
  });

  it.each([
    ['to HEAD', 'HEAD', 200, { 'content-length': '100000' }],
    ['to HEAD, without a length', 'HEAD', 200, {}],
    ['with status 204', 'GET', 204, {}],
    ['with status 304', 'GET', 304, { etag: '"1"' }],
    ['of no length', 'GET', 200, { 'content-length': '0' }],
  ])('of responses without a body are not waited for: %s', async (_what, method, status, headers) => {
    gateway.services.spreadsheets.respondWith((_request, response) => response.writeHead(status, headers).end());
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

    const first = await send(gateway.url, DOWNLOAD, { method, headers: bearer(), agent });
    gateway.services.spreadsheets.reset();
    const next = await send(gateway.url, DOWNLOAD, { headers: bearer(), agent });
    agent.destroy();

    expect([first.status, first.text]).toEqual([status, '']);
    expect(first.headers).toMatchObject(headers);
    expect(next.body).toMatchObject({ served_by: 'spreadsheets' });
  });

  it('in chunks that a service truncates are truncated for the client', async () => {
    gateway.services.spreadsheets.respondWith((_request, response) => {
      response.write('half');
      setTimeout(() => response.destroy(), 20);
    });

    await expect(send(gateway.url, DOWNLOAD, { headers: bearer() })).rejects.toThrow(/aborted|hang up/);
  });

  it('of server-sent events are forwarded event by event, the head before the first event', async () => {
    let events: http.ServerResponse | undefined;
    gateway.services.spreadsheets.respondWith((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.flushHeaders();
      events = response;
    });
    const request = open(EVENTS);
    request.end();
    const [response] = await once(request, 'response');
    const received: string[] = [];
    response.on('data', (chunk: Buffer) => received.push(chunk.toString()));

    events?.write('data: 1\n\n');
    await until(() => received.length === 1);
    events?.write('data: 2\n\n');
    await until(() => received.length === 2);
    request.destroy();

    expect(response.headers['content-type']).toBe('text/event-stream');
    expect(received).toEqual(['data: 1\n\n', 'data: 2\n\n']);
    await until(() => events?.destroyed);
  });

  it('are requested with 100 Continue only after authentication', async () => {
    const head = (authorization: string) =>
      `POST ${target} HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\nExpect: 100-continue\r\nContent-Length: 5\r\n\r\n`;

    const rejected = await sendRaw(gateway.port, head('Bearer nothing'), 150, 1);
    const welcome = await sendRaw(gateway.port, head(bearer().authorization));

    expect(rejected).toMatch(/^HTTP\/1\.1 401/);
    expect(welcome).toMatch(/^HTTP\/1\.1 100 Continue/);
  });

  it('of rejected requests are not read to the end', async () => {
    const socket = net.connect(gateway.port, '127.0.0.1');
    socket.on('error', () => undefined);
    const closed = new Promise((resolve) => {
      socket.on('close', resolve);
    });
    socket.write(`POST ${target} HTTP/1.1\r\nHost: x\r\nContent-Length: ${50 * MEGABYTE.length}\r\n\r\n`);
    const [response] = await once(socket, 'data');
    const pushing = setInterval(() => socket.write(MEGABYTE), 5);

    await closed;
    clearInterval(pushing);

    expect(String(response)).toMatch(/^HTTP\/1\.1 401/);
  });
});
