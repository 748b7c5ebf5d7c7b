import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { type GatewayUnderTest, startGatewayUnderTest } from './support/gateway-under-test';
import { sendRaw, statuses } from './support/raw-request';
import { send } from './support/send';
import { bearer, tokenWith } from './support/tokens';
import { until } from './support/until';

const PATH = '/api/management/live';
const KEY = 'dGhlIHNhbXBsZSBub25jZQ==';

/** A service that agrees to WebSockets and echoes received data. */
class LiveService {
  readonly upgradeRequests: http.IncomingMessage[] = [];
  readonly plainRequests: http.IncomingMessage[] = [];
  readonly sockets: Duplex[] = [];
  respond: (request: http.IncomingMessage, socket: Duplex) => void = agree;
  private readonly server = http.createServer((request, response) => {
    this.plainRequests.push(request);
    response.end('{}');
  });

  async start(): Promise<this> {
    this.server.on('upgrade', (request: http.IncomingMessage, socket: Duplex) => {
      this.upgradeRequests.push(request);
      this.sockets.push(socket);
      socket.on('error', () => undefined);
      this.respond(request, socket);
    });
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  reset(): void {
    this.upgradeRequests.length = 0;
    this.plainRequests.length = 0;
    this.respond = agree;
  }

  stop(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.closeAllConnections();
    this.server.close();
  }
}

function agree(request: http.IncomingMessage, socket: Duplex): void {
  const accept = createHash('sha1')
    .update(`${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
    .digest('base64');
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\nServer: inside\r\n\r\n`,
  );
  socket.pipe(socket);
}

describe('a WebSocket', () => {
  const folder = mkdtempSync(join(tmpdir(), 'trackway-websockets-'));
  const routes = join(folder, 'routes.json');
  let service: LiveService;
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    writeFileSync(
      routes,
      JSON.stringify({
        routes: [
          { path: PATH, to: 'projects', websocket: true },
          { path: '/api/management/projects', to: 'projects' },
        ],
      }),
    );
    service = await new LiveService().start();
    gateway = await startGatewayUnderTest({
      PROJECTS_URL: service.url,
      ROUTES_FILE: routes,
      UPSTREAM_TIMEOUT_MS: '400',
    });
  });
  beforeEach(() => service.reset());
  afterAll(async () => {
    await gateway.stop();
    service.stop();
    rmSync(folder, { recursive: true });
  });

  const head = (more: readonly string[] = [], path = PATH) =>
    [
      `GET ${path} HTTP/1.1`,
      'Host: x',
      'Connection: Upgrade',
      'Upgrade: websocket',
      `Sec-WebSocket-Key: ${KEY}`,
      'Sec-WebSocket-Version: 13',
      ...more,
      '\r\n',
    ].join('\r\n');
  const withToken = (...more: string[]) => head([`Authorization: ${bearer().authorization}`, ...more]);

  /** A connection on which the service has agreed. */
  async function open(
    port = gateway.port,
    authorization = bearer().authorization,
  ): Promise<{ socket: net.Socket; received: () => string }> {
    const socket = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    let text = '';
    socket.on('data', (piece) => {
      text += piece.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.write(head([`Authorization: ${authorization}`]));
    await until(() => text.includes('\r\n\r\n'));
    return { socket, received: () => text };
  }

  it('is opened with a token, and forwards bytes in both directions', async () => {
    const { socket, received } = await open();

    socket.write('\x81\x05hello');
    await until(() => received().endsWith('\x81\x05hello'));
    socket.destroy();

    expect(received()).toMatch(/^HTTP\/1\.1 101 /);
    expect(received()).toContain('Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=');
    expect(received()).toMatch(/X-Request-Id: /);
    expect(received()).not.toContain('inside');
    const [upgradeRequests] = service.upgradeRequests;
    expect(upgradeRequests?.headers).toMatchObject({
      upgrade: 'websocket',
      connection: 'Upgrade',
      'sec-websocket-version': '13',
    });
    expect(upgradeRequests?.headers['x-trackway-identity']).toBeDefined();
    expect(upgradeRequests?.headers.authorization).toBeUndefined();
  });

  it.each([
    ['without a token', head(), 401],
    [
      'with a forged one',
      head([`Authorization: Bearer ${tokenWith({}, 'another secret that is 32 bytes long')}`]),
      401,
    ],
    ['to an unknown path', head([], '/api/management/nowhere'), 404],
    ['with a length', withToken('Content-Length: 5'), 400],
    ['with chunks', withToken('Transfer-Encoding: chunked'), 400],
    ['with two hosts', withToken('Host: y'), 400],
  ])('is rejected %s', async (_what, bytes, status) => {
    const received = await sendRaw(gateway.port, bytes, 40, 1);

    expect(statuses(received)).toEqual([status]);
    expect(service.upgradeRequests).toEqual([]);
  });

  it('is rejected if the client sends data before the response', async () => {
    const hidden = `GET /api/management/projects?smuggled HTTP/1.1\r\nHost: x\r\n\r\n`;
    const received = await sendRaw(gateway.port, withToken() + hidden, 40, 1);

    expect(statuses(received)).toEqual([400]);
    expect([service.upgradeRequests, service.plainRequests]).toEqual([[], []]);
  });

  it.each([
    ['h2c', 'Upgrade: h2c', PATH],
    ['another protocol', 'Upgrade: foo', PATH],
    ['two protocols', 'Upgrade: h2c, websocket', PATH],
    ['a route without upgrades', 'Upgrade: websocket', '/api/management/projects'],
  ])('is a plain request for %s', async (_what, line, path) => {
    const lines = ['Host: x', 'Connection: Upgrade, HTTP2-Settings', line, 'HTTP2-Settings: AAMAAABkAAQAAP__'];
    const bytes = `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\nAuthorization: ${bearer().authorization}\r\n\r\n`;
    const received = await sendRaw(gateway.port, bytes, 40, 1);

    expect(statuses(received)).toEqual([200]);
    expect(service.upgradeRequests).toEqual([]);
    expect(service.plainRequests.map(({ headers }) => [headers.upgrade, headers['http2-settings']])).toEqual([
      [undefined, undefined],
    ]);
  });

  it('that the service rejects returns the response, and later data is ignored', async () => {
    service.respond = (_request, socket) =>
      socket.end('HTTP/1.1 403 Forbidden\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}');
    const socket = net.connect(gateway.port, '127.0.0.1');
    let received = '';
    socket.on('data', (piece) => {
      received += piece.toString('latin1');
    });
    socket.on('error', () => undefined);
    const closed = new Promise((resolve) => {
      socket.on('close', resolve);
    });
    socket.write(withToken());
    await until(() => received.includes('{}'));
    socket.write(
      `GET /api/management/projects HTTP/1.1\r\nHost: x\r\nAuthorization: ${bearer().authorization}\r\n\r\n`,
    );
    await closed;

    expect(statuses(received)).toEqual([403]);
    expect(service.plainRequests).toEqual([]);
  });

  it.each([
    ['to another protocol', 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n', 503],
    ['with half a head', 'HTTP/1.1 101 Swit', 503],
  ])('results in 503 if the service responds %s', async (_what, bytes, status) => {
    service.respond = (_request, socket) => socket.end(bytes);

    expect(statuses(await sendRaw(gateway.port, withToken(), 40, 1))).toEqual([status]);
  });

  it('results in 504 if the service does not respond', async () => {
    service.respond = () => undefined;

    expect(statuses(await sendRaw(gateway.port, withToken(), 40, 1))).toEqual([504]);
  });

  it('is closed at the service when its client disconnects, and the other way round', async () => {
    const first = await open();
    first.socket.destroy();
    await until(() => service.sockets.at(-1)?.destroyed);

    const second = await open();
    service.sockets.at(-1)?.destroy();
    await once(second.socket, 'end');
    second.socket.destroy();

    expect(second.received()).toMatch(/ 101 /);
  });

  it('forwards the remaining data after its client has ended its side', async () => {
    service.respond = (request, socket) => {
      agree(request, socket);
      socket.unpipe();
      socket.resume();
      socket.on('end', () => socket.end('the rest'));
    };
    const { socket, received } = await open();

    socket.end('bye');
    await until(() => received().endsWith('the rest'));
  });

  it('is read from its client only as fast as the service reads it', async () => {
    service.respond = (request, socket) => {
      agree(request, socket);
      socket.unpipe();
      socket.pause();
    };
    const { socket } = await open();
    const block = Buffer.alloc(1_048_576);

    let written = 0;
    while (written < 64 && socket.write(block)) written += 1;
    await until(() => socket.writableLength > 0);
    socket.destroy();

    expect(written).toBeLessThan(64);
  });

  it('ends when the token that opened it expires', async () => {
    // Tokens are accepted for 60 s after their expiry, to allow for clock skew.
    const soon = Math.floor(Date.now() / 1000) - 58;
    const { socket, received } = await open(gateway.port, bearer({ exp: soon }).authorization);

    await once(socket, 'end');
    socket.destroy();

    await until(() => service.sockets.at(-1)?.destroyed);
    expect(received()).toMatch(/ 101 /);
  });

  it('does not prevent the gateway from stopping', async () => {
    const other = await startGatewayUnderTest({ PROJECTS_URL: service.url, ROUTES_FILE: routes });
    const { socket } = await open(other.port);
    const ended = once(socket, 'end');

    await other.stop();
    await ended;
    socket.destroy();

    await expect(send(other.url, '/livez')).rejects.toThrow();
  });
});
