import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { CertificateFiles, Lifecycle } from '@trackway/runtime';
import { Authority, eventually, quietLogger } from '@trackway/testkit';
import { connector } from '../src/http1/connect';
import { serviceCertificates } from '../src/http1/service-certificates';
import { readFromService } from '../src/proxy/call-service';
import { makeAgents } from '../src/proxy/upstream-agent';
import { type GatewayUnderTest, startGatewayUnderTest } from './support/gateway-under-test';
import { sendRaw } from './support/raw-request';
import { RecordingUpstream } from './support/recording-upstream';
import { send } from './support/send';
import { bearer } from './support/tokens';
import { WAYS } from './support/ways';

const PROJECTS = '/api/management/projects';
const LIVE = '/api/management/live';
const RELOAD_INTERVAL_MS = 20;
/** Maximum wait for a connection that ends by itself. */
const TIMEOUT_MS = 10_000;

const folder = mkdtempSync(join(tmpdir(), 'gateway-tls-'));
const inFolder = (name: string) => join(folder, name);
const ours = new Authority();
const foreign = new Authority();

afterAll(() => rmSync(folder, { recursive: true }));

/** A service that requires client certificates. */
function tlsServerOptions(name: string) {
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
    gateway = await startGatewayUnderTest(settings, undefined, tlsServerOptions('service'));
  });
  beforeEach(() => gateway.services.projects.reset());
  afterAll(() => gateway.stop());

  const requestFrom = (path: string, to = gateway) => send(to.url, path, { headers: bearer() });

  it('receive requests with the certificate of the gateway, including bodies', async () => {
    const read = await requestFrom(PROJECTS);
    const body = 'x'.repeat(100_000);
    const written = await send(gateway.url, PROJECTS, { method: 'POST', headers: bearer(), body });

    expect([read.status, written.status]).toEqual([200, 200]);
    expect(gateway.services.projects.last.body).toBe(body);
  });

  it('have a metric of the gateway for the expiry of its certificate', async () => {
    const { text } = await send(gateway.operationsUrl, '/metrics');
    const expiry = Number(/tls_certificate_expiry_timestamp_seconds\{.*\} (\d+)/.exec(text)?.[1]);
    const { validToDate } = new X509Certificate(readFileSync(join(inFolder('gateway'), 'tls.crt')));

    expect(expiry * 1_000).toBe(validToDate.getTime());
  });

  it('receive many requests over few connections', async () => {
    const sockets = new Set<unknown>();
    gateway.services.projects.respondWith((request, response) => {
      sockets.add(request.socket);
      response.end('{}');
    });

    for (let count = 0; count < 20; count += 1) await requestFrom(PROJECTS);

    expect(sockets.size).toBeLessThan(5);
  });

  it('receive streamed and repeated requests over TLS', async () => {
    let requestCount = 0;
    gateway.services.projects.respondWith((request, response) => {
      requestCount += 1;
      if (requestCount === 1) request.socket.destroy();
      else response.end('second');
    });

    const again = await requestFrom(PROJECTS);
    const streamed = await requestFrom(`${PROJECTS}/events`);

    expect([again.text, streamed.text]).toEqual(['second', 'second']);
  });

  it('receive WebSocket requests over TLS', async () => {
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

    const received = await sendRaw(gateway.port, lines.join('\r\n'), TIMEOUT_MS);

    expect(received).toMatch(/^HTTP\/1\.1 101 .*\r\n\r\nhello$/s);
  });

  it('receive requests for their OpenAPI documents over TLS', async () => {
    const { body } = await send(gateway.url, '/openapi.json');

    expect(gateway.services.forms.requests.map(({ url }) => url)).toContain('/openapi.json');
    expect(body.openapi).toBeDefined();
  });

  it('are checked for their host name if it has several addresses', async () => {
    ours.writeTo(inFolder('named'), [ours], 'projects.test');
    const service = await new RecordingUpstream('projects', tlsServerOptions('named')).start();
    const settings = { ...way, TLS_FOLDER: inFolder('gateway') };
    const statusFor = async (host: string) => {
      const PROJECTS_URL = `https://${host}:${service.port}`;
      const resolve = async () => ['127.0.0.1', '127.0.0.9'];
      const environment = { ...settings, PROJECTS_URL };
      const other = await startGatewayUnderTest(environment, undefined, tlsServerOptions('service'), resolve);
      const { status } = await requestFrom(PROJECTS, other);
      await other.stop();
      return status;
    };

    expect([await statusFor('projects.test'), await statusFor('elsewhere.test')]).toEqual([200, 503]);
    await service.stop();
  });

  it.each([
    ['certified by another authority', () => foreign.writeTo(inFolder('other'), [ours])],
    ['trusting another authority', () => ours.writeTo(inFolder('other'), [foreign])],
    ['certified for another name', () => ours.writeTo(inFolder('other'), [ours], 'elsewhere.example.org')],
  ])('receive no request if they are %s', async (_what, write) => {
    write();
    const settings = { ...way, TLS_FOLDER: inFolder('gateway') };
    const other = await startGatewayUnderTest(settings, undefined, tlsServerOptions('other'));

    const { status } = await requestFrom(PROJECTS, other);
    await other.stop();

    expect(status).toBe(503);
    expect(other.services.projects.requests).toEqual([]);
  });

  it('receive no request of a gateway without certificates', async () => {
    const other = await startGatewayUnderTest(way, undefined, tlsServerOptions('service'));

    const { status } = await requestFrom(PROJECTS, other);
    await other.stop();

    expect(status).toBe(503);
  });
});

describe('renewed certificates', () => {
  let service: RecordingUpstream;
  let lifecycle: Lifecycle;
  /** Issuer of the client certificate of each request. */
  const clientAuthorities: string[] = [];

  beforeEach(async () => {
    clientAuthorities.length = 0;
    lifecycle = new Lifecycle(quietLogger(), 1_000);
    ours.writeTo(inFolder('service'), [ours, foreign]);
    ours.writeTo(inFolder('renewed'));
    service = await new RecordingUpstream('one', tlsServerOptions('service')).start();
    service.respondWith((request, response) => {
      clientAuthorities.push(authorityOf(request));
      response.end('{}');
    });
  });
  afterEach(async () => {
    await lifecycle.stop();
    await service.stop();
  });

  const certificates = () =>
    serviceCertificates(new CertificateFiles(inFolder('renewed'), quietLogger(), RELOAD_INTERVAL_MS), lifecycle);

  function authorityOf({ socket }: IncomingMessage): string {
    return (socket instanceof TLSSocket && socket.getPeerX509Certificate()?.issuer) || 'none';
  }

  it('are used by existing agents', async () => {
    const url = new URL(service.url);
    const agents = makeAgents(url, certificates(), '');
    await readFromService({ url, agents }, '/');

    foreign.writeTo(inFolder('renewed'), [ours]);

    await eventually(async () => {
      await readFromService({ url, agents }, '/');
      expect(clientAuthorities.at(-1)).not.toBe(clientAuthorities[0]);
    });
    agents.close();
  });

  it('are used by connections of the fast path', async () => {
    const connect = connector(new URL(service.url), certificates(), '');
    const requestOnce = () =>
      new Promise((resolve) => {
        connect().on('close', resolve).resume().write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
      });
    await requestOnce();

    foreign.writeTo(inFolder('renewed'), [ours]);

    await eventually(async () => {
      await requestOnce();
      expect(clientAuthorities.at(-1)).not.toBe(clientAuthorities[0]);
    });
  });
});
