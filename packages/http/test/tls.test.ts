import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tls from 'node:tls';
import { CertificateFiles, createMetrics, Health } from '@trackway/runtime';
import { Authority, eventually, quietLogger, tokensOf } from '@trackway/testkit';
import { z } from 'zod';
import { defineRoute } from '../src/routes/route';
import { createHttpApp } from '../src/server/http-app';
import { type HttpServer, startHttpServer } from '../src/server/http-server';

const RELOAD_INTERVAL_MS = 20;
const PROBES = ['/livez', '/readyz', '/startupz', '/metrics'];

const thing = defineRoute({
  method: 'get',
  path: '/thing',
  tag: 'Things',
  summary: 'A thing',
  operationId: 'readThing',
  scope: 'public',
  response: { name: z.string() },
  handle: async () => ({ name: 'a thing' }),
});

describe('a service with certificates', () => {
  const folder = mkdtempSync(join(tmpdir(), 'http-tls-'));
  const ours = new Authority();
  const foreign = new Authority();
  const inFolder = (name: string) => join(folder, name);
  let server: HttpServer;
  let stopped: Promise<void> | undefined;

  beforeEach(async () => {
    stopped = undefined;
    ours.writeTo(inFolder('server'));
    ours.writeTo(inFolder('client'));
    const logger = quietLogger();
    const health = new Health();
    const metrics = createMetrics('things');
    const app = createHttpApp({
      service: 'things',
      routes: [thing],
      tokens: tokensOf('things'),
      health,
      metrics,
      logger,
    });
    const certificates = new CertificateFiles(inFolder('server'), logger, RELOAD_INTERVAL_MS);
    server = await startHttpServer({ app, port: 0, health, certificates });
  });
  afterEach(() => stopped ?? server.stop());
  afterAll(() => rmSync(folder, { recursive: true }));

  /** The TLS options of a client with the certificates of a folder, or only with the trusted authority. */
  const certificatesOf = (certificates: string | undefined) =>
    certificates ? { ...new CertificateFiles(inFolder(certificates), quietLogger()).latest } : { ca: ours.certificate };

  const get = (path: string, options: https.RequestOptions) =>
    new Promise<{ status: number | undefined; headers: IncomingHttpHeaders }>((resolve, reject) => {
      const request = https.get(
        { host: 'localhost', port: server.port, path, agent: false, ...options },
        (response) => {
          response.resume().on('end', () => resolve({ status: response.statusCode, headers: response.headers }));
        },
      );
      request.on('error', reject);
    });

  it('responds to clients of the same authority', async () => {
    await expect(get('/thing', certificatesOf('client'))).resolves.toMatchObject({ status: 200 });
  });

  it.each(PROBES)('responds on %s to clients without certificates', async (path) => {
    await expect(get(path, certificatesOf(undefined))).resolves.toMatchObject({ status: 200 });
  });

  it.each(['/thing', '/nowhere', '//livez', '/livez/../thing', '/thing?/livez', '/livez/thing'])(
    'does not respond on %s to clients without certificates',
    async (path) => {
      await expect(get(path, certificatesOf(undefined))).rejects.toMatchObject({ code: 'ECONNRESET' });
    },
  );

  it('rejects clients of another authority, and clients reject a server of another authority', async () => {
    foreign.writeTo(inFolder('foreign'), [ours]);
    foreign.writeTo(inFolder('other system'));

    await expect(get('/thing', certificatesOf('foreign'))).rejects.toMatchObject({ code: 'ECONNRESET' });
    await expect(get('/thing', certificatesOf('other system'))).rejects.toThrow('certificate');
  });

  it('does not resume TLS sessions, which would outlive the certificate of the client', async () => {
    const connect = async (session?: Buffer) => {
      const socket = tls.connect({ host: 'localhost', port: server.port, session, ...certificatesOf('client') });
      const sessions: Buffer[] = [];
      let isReused = false;
      socket.on('session', (opened) => sessions.push(opened));
      socket.on('secureConnect', () => {
        isReused = socket.isSessionReused();
      });
      socket.resume().write('GET /livez HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
      await once(socket, 'close');
      return { session: sessions.at(-1), isReused };
    };
    const { session } = await connect();

    const { isReused } = await connect(session);

    expect(isReused).toBe(false);
  });

  it('uses renewed certificates without a restart, also of another authority', async () => {
    foreign.writeTo(inFolder('renewed'));

    foreign.writeTo(inFolder('server'));

    await eventually(() => expect(get('/thing', certificatesOf('renewed'))).resolves.toMatchObject({ status: 200 }));
    await expect(get('/thing', certificatesOf('client'))).rejects.toThrow('certificate');
  });

  it('retains open connections while certificates are renewed', async () => {
    const agent = new https.Agent({ keepAlive: true, maxSockets: 1, ...certificatesOf('client') });
    await get('/thing', { agent });
    foreign.writeTo(inFolder('renewed'));

    foreign.writeTo(inFolder('server'));
    await eventually(() => expect(get('/thing', certificatesOf('renewed'))).resolves.toMatchObject({ status: 200 }));

    await expect(get('/thing', { agent })).resolves.toMatchObject({ status: 200 });
    agent.destroy();
  });

  it('serves a request on an idle connection after the stop began, and closes the connection', async () => {
    const agent = new https.Agent({ keepAlive: true, maxSockets: 1, ...certificatesOf('client') });
    const before = await get('/thing', { agent });

    stopped = server.stop();
    const during = await get('/thing', { agent });
    await stopped;

    expect(before.headers).toMatchObject({ connection: 'keep-alive', 'keep-alive': 'timeout=2' });
    expect(during.headers.connection).toBe('close');
    await expect(get('/thing', certificatesOf('client'))).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});
