import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { cellChanged, placementChanged, topics } from '@trackway/contracts';
import { KafkaEventBus, makeEvent } from '@trackway/messaging';
import { CertificateFiles, createLogger } from '@trackway/runtime';
import { Authority, eventually, freshTopicPrefix, quietLogger, testServers } from '@trackway/testkit';
import { type GatewayUnderTest, startGatewayUnderTest } from './support/gateway-under-test';
import { send } from './support/send';
import { tokenWith } from './support/tokens';
import { WAYS } from './support/ways';

const CELL_KEYS = `k:${Buffer.alloc(32, 9).toString('base64url')}`;
const NO_FRAME = '00000000-0000-0000-0000-000000000000';
const PROJECTS = '/api/management/projects';

describe.each(WAYS)('the entry and a cell with HTTPS, %s', (_name, way) => {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-cells-'));
  const inFolder = (name: string) => join(folder, name);
  const ofCell = new Authority();
  const publicAuthorities = getCACertificates('default');
  const prefix = freshTopicPrefix();
  const brokers = testServers.kafkaBrokers();
  const bus = new KafkaEventBus({ brokers: brokers.split(','), prefix, clientId: 'test', logger: quietLogger() });
  const environment = { ...way, CELL_NAME: 'main', CELL_KEYS, KAFKA_BROKERS: brokers, TOPIC_PREFIX: prefix };
  const placements = { b: randomUUID(), otherName: randomUUID() };
  let cell: GatewayUnderTest;
  let otherName: GatewayUnderTest;
  const started: GatewayUnderTest[] = [];

  beforeAll(async () => {
    new Authority().writeTo(inFolder('entry'));
    cell = await startCell('cell', 'localhost');
    otherName = await startCell('other-name', 'other.example.org');
    await bus.ensureTopics([topics.cells]);
    await publish('b', cell);
    await publish('otherName', otherName);
  });
  afterEach(async () => {
    setDefaultCACertificates(publicAuthorities);
    for (const entry of started.splice(0)) await entry.stop();
  });
  afterAll(async () => {
    await Promise.all([cell.stop(), otherName.stop()]);
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

  async function publish(name: 'b' | 'otherName', gateway: GatewayUnderTest): Promise<void> {
    const url = `https://localhost:${gateway.securePort}`;
    const data = { name: name.toLowerCase(), url, weight: 1, state: 'open' as const, removed: false, version: 1 };
    const changed = makeEvent(cellChanged, { source: 'projects', frameId: NO_FRAME, key: `cell/${data.name}`, data });
    const frameId = placements[name];
    const placed = makeEvent(placementChanged, {
      ...{ source: 'projects', frameId, key: frameId },
      data: { frame_id: frameId, cell: data.name, state: 'active', version: 1 },
    });
    await bus.publish([
      { topic: topics.cells, key: `cell/${data.name}`, value: JSON.stringify(changed) },
      { topic: topics.cells, key: frameId, value: JSON.stringify(placed) },
    ]);
  }

  /** An entry that trusts these authorities in addition to the public ones, and what it logs. */
  async function startEntry(trusted: readonly Authority[], folderOfEntry?: string) {
    // As NODE_EXTRA_CA_CERTS, which a process reads once.
    setDefaultCACertificates([...publicAuthorities, ...trusted.map(({ certificate }) => certificate)]);
    const lines: string[] = [];
    const destination = { write: (line: string) => void lines.push(line) };
    const logger = createLogger({ service: 'gateway', level: 'warn', destination });
    const settings = { ...environment, ...(folderOfEntry && { TLS_FOLDER: inFolder(folderOfEntry) }) };
    const certificates = folderOfEntry ? certificatesIn(folderOfEntry) : undefined;
    const entry = await startGatewayUnderTest(settings, undefined, certificates, undefined, logger);
    started.push(entry);
    await eventually(async () => expect((await send(entry.operationsUrl, '/readyz')).status).toBe(200));
    return { entry, lines };
  }

  const call = (entry: GatewayUnderTest, frameId: string, options: { method?: string; body?: string } = {}) =>
    send(entry.url, PROJECTS, { ...options, headers: { authorization: `Bearer ${tokenWith({ frame_id: frameId })}` } });

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
    cell.services.projects.reset();

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

    expect((await call(entry, placements.otherName)).status).toBe(503);
    expect(requestsOf(otherName)).toEqual([]);
    expect(lines.join()).toContain('ERR_TLS_CERT_ALTNAME_INVALID');
  });
});
