import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { CertificateFiles, Lifecycle } from '@trackway/runtime';
import { Authority, eventually, quietLogger } from '@trackway/testkit';
import { connector } from '../src/http1/connect';
import { serviceCertificates } from '../src/http1/service-certificates';
import { readFromService } from '../src/proxy/read-from-service';
import { makeAgents } from '../src/proxy/upstream-agent';
import { ask } from './support/ask';
import { type GatewayUnderTest, startGatewayUnderTest } from './support/gateway-under-test';
import { sendRaw } from './support/raw-request';
import { RecordingUpstream } from './support/recording-upstream';
import { bearer } from './support/tokens';
import { WAYS } from './support/ways';

const PROJECTS = '/api/management/projects';
const LIVE = '/api/management/live';
const LOOK_MS = 20;
/** For what ends by itself. */
const PATIENCE_MS = 10_000;

const folder = mkdtempSync(join(tmpdir(), 'gateway-tls-'));
const inFolder = (name: string) => join(folder, name);
const ours = new Authority();
const foreign = new Authority();

afterAll(() => rmSync(folder, { recursive: true }));

/** A service that requires client certificates. */
function serving(name: string) {
  const { latest } = new CertificateFiles(inFolder(name), quietLogger());
  return { ...latest, requestCert: true, rejectUnauthorized: true };
}

describe.each(WAYS)('services with certificates, %s', (_name, way) => {
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    ours.writeTo(inFolder('service'));
    ours.writeTo(inFolder('gateway'));
    const routes = join(folder, 'routes.json');
    const table = [
      { path: PROJECTS, to: 'projects' },
      { path: LIVE, to: 'projects', websocket: true },
      { path: `${PROJECTS}/events`, to: 'projects', streams: true },
    ];
    writeFileSync(routes, JSON.stringify({ routes: table }));
    const settings = { ...way, TLS_FOLDER: inFolder('gateway'), ROUTES_FILE: routes };
    gateway = await startGatewayUnderTest(settings, undefined, serving('service'));
  });
  beforeEach(() => gateway.services.projects.reset());
  afterAll(() => gateway.stop());

  const answerOf = (path: string, to = gateway) => ask(to.url, path, { headers: bearer() });

  it('are asked with the certificate of the gateway, bodies and all', async () => {
    const read = await answerOf(PROJECTS);
    const body = 'x'.repeat(100_000);
    const written = await ask(gateway.url, PROJECTS, { method: 'POST', headers: bearer(), body });

    expect([read.status, written.status]).toEqual([200, 200]);
    expect(gateway.services.projects.last.body).toBe(body);
  });

  it('are asked over few connections by many', async () => {
    const sockets = new Set<unknown>();
    gateway.services.projects.answerWith((request, response) => {
      sockets.add(request.socket);
      response.end('{}');
    });

    for (let count = 0; count < 20; count += 1) await answerOf(PROJECTS);

    expect(sockets.size).toBeLessThan(5);
  });

  it('are asked so for what streams, and a second time', async () => {
    let asked = 0;
    gateway.services.projects.answerWith((request, response) => {
      asked += 1;
      if (asked === 1) request.socket.destroy();
      else response.end('second');
    });

    const again = await answerOf(PROJECTS);
    const streamed = await answerOf(`${PROJECTS}/events`);

    expect([again.text, streamed.text]).toEqual(['second', 'second']);
  });

  it('are asked so for a WebSocket', async () => {
    gateway.services.projects.switchWith((_request, socket) => {
      socket.on('error', () => undefined);
      socket.end('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\nhello');
    });
    const lines = [
      `GET ${LIVE} HTTP/1.1`,
      'Host: x',
      'Connection: Upgrade',
      'Upgrade: websocket',
      `Authorization: ${bearer().authorization}`,
      '\r\n',
    ];

    const received = await sendRaw(gateway.port, lines.join('\r\n'), PATIENCE_MS);

    expect(received).toMatch(/^HTTP\/1\.1 101 .*\r\n\r\nhello$/s);
  });

  it('are asked so for what they describe', async () => {
    const { body } = await ask(gateway.url, '/openapi.json');

    expect(gateway.services.forms.requests.map(({ url }) => url)).toContain('/openapi.json');
    expect(body.openapi).toBeDefined();
  });

  it.each([
    ['that another authority certifies', () => foreign.writeTo(inFolder('other'), [ours])],
    ['that trust another authority', () => ours.writeTo(inFolder('other'), [foreign])],
    ['whose certificate is for another name', () => ours.writeTo(inFolder('other'), [ours], 'elsewhere.example.org')],
  ])('are not asked %s', async (_what, write) => {
    write();
    const settings = { ...way, TLS_FOLDER: inFolder('gateway') };
    const other = await startGatewayUnderTest(settings, undefined, serving('other'));

    const { status } = await answerOf(PROJECTS, other);
    await other.stop();

    expect(status).toBe(503);
    expect(other.services.projects.requests).toEqual([]);
  });

  it('are not asked by a gateway that has no certificates', async () => {
    const other = await startGatewayUnderTest(way, undefined, serving('service'));

    const { status } = await answerOf(PROJECTS, other);
    await other.stop();

    expect(status).toBe(503);
  });
});

describe('renewed certificates', () => {
  let service: RecordingUpstream;
  let lifecycle: Lifecycle;
  /** Names of the authorities that have certified who asked. */
  const askedBy: string[] = [];

  beforeEach(async () => {
    askedBy.length = 0;
    lifecycle = new Lifecycle(quietLogger(), 1_000);
    ours.writeTo(inFolder('service'), [ours, foreign]);
    ours.writeTo(inFolder('renewed'));
    service = await new RecordingUpstream('one', serving('service')).start();
    service.answerWith((request, response) => {
      askedBy.push(authorityOf(request));
      response.end('{}');
    });
  });
  afterEach(async () => {
    await lifecycle.stop();
    await service.stop();
  });

  const certificates = () =>
    serviceCertificates(new CertificateFiles(inFolder('renewed'), quietLogger(), LOOK_MS), lifecycle);

  function authorityOf({ socket }: IncomingMessage): string {
    return (socket instanceof TLSSocket && socket.getPeerX509Certificate()?.issuer) || 'none';
  }

  it('are shown by agents that are there already', async () => {
    const url = new URL(service.url);
    const agents = makeAgents(url, certificates());
    await readFromService({ url, agents }, '/');

    foreign.writeTo(inFolder('renewed'), [ours]);

    await eventually(async () => {
      await readFromService({ url, agents }, '/');
      expect(askedBy.at(-1)).not.toBe(askedBy[0]);
    });
    agents.close();
  });

  it('are shown by connections of the direct way', async () => {
    const connect = connector(new URL(service.url), certificates());
    const askOnce = () =>
      new Promise((resolve) => {
        connect().on('close', resolve).resume().write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
      });
    await askOnce();

    foreign.writeTo(inFolder('renewed'), [ours]);

    await eventually(async () => {
      await askOnce();
      expect(askedBy.at(-1)).not.toBe(askedBy[0]);
    });
  });
});
