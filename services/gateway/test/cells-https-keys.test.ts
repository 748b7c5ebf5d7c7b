import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { topics } from '@trackway/contracts';
import { KafkaEventBus } from '@trackway/messaging';
import { CertificateFiles, createLogger } from '@trackway/runtime';
import { Authority, eventually, freshTopicPrefix, quietLogger, testServers } from '@trackway/testkit';
import { type GatewayUnderTest, startGatewayUnderTest } from './support/gateway-under-test';
import { type IssuerKey, makeKey, signedBy } from './support/jwks-issuer';
import { RecordingUpstream } from './support/recording-upstream';
import { send } from './support/send';
import { claimsWith } from './support/tokens';

const CELL_KEYS = `k:${Buffer.alloc(32, 9).toString('base64url')}`;

describe('a cell that reads the keys of its entry with HTTPS', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-keys-'));
  const inFolder = (name: string) => join(folder, name);
  const publicAuthorities = getCACertificates('default');
  const [ofEntry, ofCell] = [new Authority(), new Authority()];
  const key = makeKey('EdDSA', 'of-entry');
  const brokers = testServers.kafkaBrokers();
  const prefixes = { entry: freshTopicPrefix(), cell: freshTopicPrefix() };
  let entry: GatewayUnderTest;
  const lines: string[] = [];

  beforeAll(async () => {
    ofEntry.writeTo(inFolder('entry'));
    ofCell.writeTo(inFolder('cell'));
    ofCell.writeTo(inFolder('cell-with-entry'), [ofCell, ofEntry]);
    for (const prefix of Object.values(prefixes)) {
      const bus = new KafkaEventBus({ brokers: brokers.split(','), prefix, clientId: 'test', logger: quietLogger() });
      await bus.ensureTopics([topics.cells, topics.revocations]);
      await bus.stop();
    }
    const settings = { CELL_NAME: 'main', CELL_KEYS, KAFKA_BROKERS: brokers, TOPIC_PREFIX: prefixes.entry };
    const secure = { TLS_FOLDER: inFolder('entry'), HTTPS_PORT: '0' };
    entry = await startGatewayUnderTest({ ...settings, ...secure }, undefined, certificatesIn('entry'));
    publish(entry.services.projects, key);
    await eventually(async () => expect((await send(entry.operationsUrl, '/readyz')).status).toBe(200));
  });
  afterEach(() => {
    setDefaultCACertificates(publicAuthorities);
    lines.length = 0;
  });
  afterAll(async () => {
    await entry.stop();
    rmSync(folder, { recursive: true });
  });

  function certificatesIn(name: string) {
    return new CertificateFiles(inFolder(name), quietLogger()).latest;
  }

  function publish(projects: RecordingUpstream, { publicKey, kid, alg }: IssuerKey): void {
    const keys = [{ ...publicKey.export({ format: 'jwk' }), kid, alg }];
    projects.respondWith((_request, response) => {
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ response: true, keys }));
    });
  }

  /** Status of a request to the cell with a token that the entry has issued. */
  async function statusOf(url: string, folderOfCell?: string): Promise<number> {
    const logger = createLogger({
      ...{ service: 'gateway', level: 'warn' },
      destination: { write: (line: string) => void lines.push(line) },
    });
    const settings = { CELL_KEYS, CELL_ENTRY_URL: url, KAFKA_BROKERS: brokers, TOPIC_PREFIX: prefixes.cell };
    const secure = folderOfCell === undefined ? {} : { TLS_FOLDER: inFolder(folderOfCell) };
    const certificates = folderOfCell === undefined ? undefined : certificatesIn(folderOfCell);
    const projects = await new RecordingUpstream('projects', certificates).start();
    publish(projects, makeKey('EdDSA', 'of-cell'));
    const started = { ...settings, ...secure, PROJECTS_URL: projects.url };
    const cell = await startGatewayUnderTest(started, undefined, certificates, undefined, logger);
    await eventually(async () => {
      const { checks } = (await send(cell.operationsUrl, '/readyz')).body;
      expect([checks['keys of issued tokens'], checks.revocations]).toEqual(['ok', 'ok']);
    });
    const token = signedBy(key, claimsWith({ iss: 'trackway', jti: randomUUID(), kind: 'user' }), { typ: 'at+jwt' });
    const headers = { authorization: `Bearer ${token}` };
    const { status } = await send(cell.url, '/api/management/projects', { headers });
    await Promise.all([cell.stop(), projects.stop()]);
    return status;
  }

  const secureUrl = () => `https://localhost:${entry.securePort}`;

  it('trusts public authorities', async () => {
    setDefaultCACertificates([...publicAuthorities, ofEntry.certificate]);

    expect(await statusOf(secureUrl())).toBe(200);
    expect(await statusOf(secureUrl(), 'cell')).toBe(200);
  });

  it('trusts the authority in TLS_FOLDER', async () => {
    expect(await statusOf(secureUrl(), 'cell-with-entry')).toBe(200);
  });

  it('rejects the certificate of another authority, and logs the reason', async () => {
    expect(await statusOf(secureUrl(), 'cell')).toBe(401);
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({
        msg: 'the public keys of a cell could not be read',
        cell: 'entry',
        err: expect.objectContaining({ code: expect.stringMatching(/SELF_SIGNED|UNABLE_TO/) }),
      }),
    );
  });

  it('reads them over HTTP as well', async () => {
    expect(await statusOf(entry.url)).toBe(200);
  });
});
