import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { cellChanged, placementChanged, topics } from '@trackway/contracts';
import { KafkaEventBus, makeEvent } from '@trackway/messaging';
import { CertificateFiles, createLogger } from '@trackway/runtime';
import { Authority, eventually, freshTopicPrefix, quietLogger, testServers } from '@trackway/testkit';
import { type GatewayUnderTest, startGatewayUnderTest } from './support/gateway-under-test';
import { RecordingUpstream } from './support/recording-upstream';
import { send } from './support/send';
import { tokenWith } from './support/tokens';
import { until } from './support/until';
import { WAYS } from './support/ways';

const CELL_KEYS = `k:${Buffer.alloc(32, 9).toString('base64url')}`;
const NO_FRAME = '00000000-0000-0000-0000-000000000000';
const API = '/api/management';
const PROJECTS = `${API}/projects`;

describe.each(WAYS)('the entry and a cell with HTTPS, %s', (_name, way) => {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-cells-'));
  const inFolder = (name: string) => join(folder, name);
  const ofCell = new Authority();
  const publicAuthorities = getCACertificates('default');
  const prefix = freshTopicPrefix();
  const brokers = testServers.kafkaBrokers();
  const bus = new KafkaEventBus({ brokers: brokers.split(','), prefix, clientId: 'test', logger: quietLogger() });
  const environment = { ...way, CELL_NAME: 'main', CELL_KEYS, KAFKA_BROKERS: brokers, TOPIC_PREFIX: prefix };
  /** A tenant of each cell. */
  const placements = { b: randomUUID(), 'other-name': randomUUID(), address: randomUUID(), silent: randomUUID() };
  let cell: GatewayUnderTest;
  let otherName: GatewayUnderTest;
  /** The gateway of a cell whose URL contains an IP address. */
  let atAddress: RecordingUpstream;
  const started: GatewayUnderTest[] = [];

  beforeAll(async () => {
    new Authority().writeTo(inFolder('entry'));
    cell = await startCell('cell', 'localhost');
    otherName = await startCell('other-name', 'other.example.org');
    await bus.ensureTopics([topics.cells]);
    atAddress = await new RecordingUpstream('address', certificatesIn('cell')).start();
    await publish('b', `https://localhost:${cell.securePort}`);
    await publish('other-name', `https://localhost:${otherName.securePort}`);
    await publish('address', atAddress.url);
  });
  beforeEach(() => {
    for (const service of [...Object.values(cell.services), atAddress]) service.reset();
  });
  afterEach(async () => {
    setDefaultCACertificates(publicAuthorities);
    for (const entry of started.splice(0)) await entry.stop();
  });
  afterAll(async () => {
    await Promise.all([cell.stop(), otherName.stop(), atAddress.stop()]);
    await bus.stop();
    rmSync(folder, { recursive: true });
  });

  /** A cell whose certificate is from an authority of its own, for this host name. */
  function startCell(name: string, host: string): Promise<GatewayUnderTest> {
    ofCell.writeTo(inFolder(name), [ofCell], host);
    return startGatewayUnderTest(
      { ...way, CELL_KEYS, TLS_FOLDER: inFolder(name), HTTPS_PORT: '0' },
      undefined,
      certificatesIn(name),
    );
  }

  function certificatesIn(name: string) {
    return new CertificateFiles(inFolder(name), quietLogger()).latest;
  }

  async function publish(name: keyof typeof placements, url: string): Promise<void> {
    const data = { name, url, weight: 1, state: 'open' as const, removed: false, version: 1 };
    const changed = makeEvent(cellChanged, { source: 'projects', frameId: NO_FRAME, key: `cell/${name}`, data });
    const frameId = placements[name];
    const placed = makeEvent(placementChanged, {
      ...{ source: 'projects', frameId, key: frameId },
      data: { frame_id: frameId, cell: name, state: 'active', version: 1 },
    });
    await bus.publish([
      { topic: topics.cells, key: `cell/${name}`, value: JSON.stringify(changed) },
      { topic: topics.cells, key: frameId, value: JSON.stringify(placed) },
    ]);
  }

  /** An entry that trusts these authorities in addition to the public ones, and what it logs. */
  async function startEntry(
    trusted: readonly Authority[],
    folderOfEntry?: string,
    own: Readonly<Record<string, string>> = {},
  ) {
    // As NODE_EXTRA_CA_CERTS, which a process reads once.
    setDefaultCACertificates([...publicAuthorities, ...trusted.map(({ certificate }) => certificate)]);
    const lines: string[] = [];
    const destination = { write: (line: string) => void lines.push(line) };
    const logger = createLogger({ service: 'gateway', level: 'warn', destination });
    const settings = { ...environment, ...own, ...(folderOfEntry && { TLS_FOLDER: inFolder(folderOfEntry) }) };
    const certificates = folderOfEntry ? certificatesIn(folderOfEntry) : undefined;
    const entry = await startGatewayUnderTest(settings, undefined, certificates, undefined, logger);
    started.push(entry);
    await eventually(async () => expect((await send(entry.operationsUrl, '/readyz')).status).toBe(200));
    return { entry, lines };
  }

  const bearerOf = (frameId: string) => ({ authorization: `Bearer ${tokenWith({ frame_id: frameId })}` });
  const call = (entry: GatewayUnderTest, frameId: string, options: { method?: string; body?: string } = {}) =>
    send(entry.url, PROJECTS, { ...options, headers: bearerOf(frameId) });

  const requestsOf = ({ services }: GatewayUnderTest) => services.projects.forwarded;

  it('forwards requests to a cell whose authority is trusted', async () => {
    const { entry } = await startEntry([ofCell]);

    const read = await call(entry, placements.b);
    const body = 'x'.repeat(100_000);
    const written = await call(entry, placements.b, { method: 'POST', body });

    expect([read, written].map(({ status, body: { served_by } }) => [status, served_by])).toEqual([
      [200, 'projects'],
      [200, 'projects'],
    ]);
    expect(cell.services.projects.last).toMatchObject({ method: 'POST', body });
    expect(requestsOf(entry)).toEqual([]);
  });

  it('uses a connection again, also to a cell whose URL contains an IP address', async () => {
    const { entry } = await startEntry([ofCell]);
    const ports = new Set<number | undefined>();
    atAddress.respondWith((request, response) => {
      ports.add(request.socket.remotePort);
      request.resume();
      response.end('{}');
    });

    const statuses = [];
    for (const body of ['{}', '{}', '{}', '{}', '{}']) {
      statuses.push((await call(entry, placements.address, { method: 'POST', body })).status);
    }

    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    // On a loaded host, the next request may arrive before a connection is free again.
    expect(ports.size).toBeLessThan(5);
  });

  it('forwards parts of uploads and of event streams when they arrive', async () => {
    const { entry } = await startEntry([ofCell]);
    const { forms, spreadsheets } = cell.services;
    let received = 0;
    forms.respondWith((request, response) => {
      request.on('data', (part: Buffer) => {
        received += part.length;
      });
      request.on('end', () => response.end('{}'));
    });
    spreadsheets.respondWith((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n');
    });
    const options = { port: entry.port, host: '127.0.0.1', headers: bearerOf(placements.b) };
    const part = Buffer.alloc(1_000_000, 'x');
    const headers = {
      ...options.headers,
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': 2_000_000,
    };
    const path = `${API}/dynamic-forms-answers-file`;

    const upload = http.request({ ...options, headers, path, method: 'POST' });
    upload.write(part);
    await until(() => received === part.length);
    upload.end(part);
    const [uploaded] = (await once(upload, 'response')) as [http.IncomingMessage];
    const events = http.get({ ...options, path: `${API}/spreadsheet-operations/${randomUUID()}/events` });
    const [stream] = (await once(events, 'response')) as [http.IncomingMessage];
    const [first] = await once(stream, 'data');
    events.destroy();

    expect([uploaded.statusCode, received, stream.statusCode, String(first)]).toEqual([
      ...[200, 2 * part.length],
      ...[200, 'data: 1\n\n'],
    ]);
  });

  it('joins WebSockets with the cell', async () => {
    const ROUTES_FILE = inFolder('routes.json');
    writeFileSync(ROUTES_FILE, JSON.stringify({ routes: [{ path: `${API}/live`, to: 'projects', websocket: true }] }));
    const { entry } = await startEntry([ofCell], undefined, { ROUTES_FILE });
    atAddress.switchWith((_request, socket) => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
      socket.pipe(socket);
    });
    const client = net.connect(entry.port, '127.0.0.1');
    let received = '';
    client.setEncoding('latin1').on('data', (part: string) => {
      received += part;
    });
    const lines = ['Host: x', 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
    const key = `Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nAuthorization: ${bearerOf(placements.address).authorization}`;

    client.write(`GET ${API}/live HTTP/1.1\r\n${lines.join('\r\n')}\r\n${key}\r\n\r\n`);
    await until(() => received.includes('\r\n\r\n'));
    client.write('hello');
    await until(() => received.endsWith('hello'));
    client.destroy();

    expect(received).toMatch(/^HTTP\/1\.1 101 /);
  });

  it('asks the cell for the tenant of a public link', async () => {
    const { entry } = await startEntry([ofCell]);
    const respondWith = (frameId: string | null) => (_request: unknown, response: http.ServerResponse) => {
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ frame_id: frameId }));
    };
    entry.services.forms.respondWith(respondWith(null));
    cell.services.forms.respondWith(respondWith(placements.b));

    expect((await send(entry.url, '/forms/abc')).status).toBe(200);
    expect([requestsOf(entry), cell.services.forms.last.url]).toEqual([[], '/forms/abc']);
  });

  it('trusts public authorities also if the services of the entry have certificates of another one', async () => {
    const { entry } = await startEntry([ofCell], 'entry');

    expect(await call(entry, placements.b)).toMatchObject({ status: 200, body: { served_by: 'projects' } });
    expect(requestsOf(entry)).toEqual([]);
  });

  it('does not trust public authorities for its own services', async () => {
    setDefaultCACertificates([...publicAuthorities, ofCell.certificate]);
    const gateway = await startGatewayUnderTest(
      { ...way, TLS_FOLDER: inFolder('entry') },
      undefined,
      certificatesIn('cell'),
    );
    started.push(gateway);

    expect((await call(gateway, placements.b)).status).toBe(503);
    expect(requestsOf(gateway)).toEqual([]);
  });

  it('sends nothing to a cell whose authority is unknown, and logs the reason', async () => {
    const { entry, lines } = await startEntry([new Authority()]);

    const read = await call(entry, placements.b);
    const written = await call(entry, placements.b, { method: 'POST', body: '{}' });

    for (const { status, headers, body } of [read, written]) {
      expect([status, headers['retry-after'] !== undefined]).toEqual([503, true]);
      expect(body.error).toContain('is temporarily unavailable');
    }
    expect(requestsOf(cell)).toEqual([]);
    const logged = lines.map((line) => JSON.parse(line)).filter(({ upstream }) => upstream === 'b');
    expect(logged[0]).toMatchObject({
      msg: 'a service did not respond',
      err: { code: expect.stringMatching(/SELF_SIGNED|UNABLE_TO/), message: expect.stringContaining('certificate') },
    });
  });

  it('rejects a certificate for another host name', async () => {
    const { entry, lines } = await startEntry([ofCell]);

    expect((await call(entry, placements['other-name'])).status).toBe(503);
    expect(requestsOf(otherName)).toEqual([]);
    expect(lines.join()).toContain('ERR_TLS_CERT_ALTNAME_INVALID');
  });

  it('responds 504 if the cell does not finish the handshake in time', async () => {
    const silent = net.createServer();
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    await publish('silent', `https://localhost:${(silent.address() as AddressInfo).port}`);
    const { entry } = await startEntry([ofCell], undefined, { UPSTREAM_TIMEOUT_MS: '300' });

    expect((await call(entry, placements.silent)).status).toBe(504);
    silent.close();
  });
});
