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

const LOOK_MS = 20;
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
    const certificates = new CertificateFiles(inFolder('server'), logger, LOOK_MS);
    server = await startHttpServer({ app, port: 0, health, certificates });
  });
  afterEach(() => stopped ?? server.stop());
  afterAll(() => rmSync(folder, { recursive: true }));

  /** What a client has of a folder; nothing but trust in our authority where none is named. */
  const shown = (certificates: string | undefined) =>
    certificates ? { ...new CertificateFiles(inFolder(certificates), quietLogger()).latest } : { ca: ours.certificate };

  const ask = (path: string, options: https.RequestOptions) =>
    new Promise<{ status: number | undefined; headers: IncomingHttpHeaders }>((resolve, reject) => {
      const asking = https.get({ host: 'localhost', port: server.port, path, agent: false, ...options }, (answer) => {
        answer.resume().on('end', () => resolve({ status: answer.statusCode, headers: answer.headers }));
      });
      asking.on('error', reject);
    });

  it('answers those of the same authority', async () => {
    await expect(ask('/thing', shown('client'))).resolves.toMatchObject({ status: 200 });
  });

  it.each(PROBES)('answers %s also to who has none', async (path) => {
    await expect(ask(path, shown(undefined))).resolves.toMatchObject({ status: 200 });
  });

  it.each(['/thing', '/nowhere', '//livez', '/livez/../thing', '/thing?/livez', '/livez/thing'])(
    'answers nothing on %s to who has none',
    async (path) => {
      await expect(ask(path, shown(undefined))).rejects.toMatchObject({ code: 'ECONNRESET' });
    },
  );

  it('does not answer whom another authority certifies, nor is asked by those who trust another', async () => {
    foreign.writeTo(inFolder('foreign'), [ours]);
    foreign.writeTo(inFolder('other system'));

    await expect(ask('/thing', shown('foreign'))).rejects.toMatchObject({ code: 'ECONNRESET' });
    await expect(ask('/thing', shown('other system'))).rejects.toThrow('certificate');
  });

  it('takes up no session again, which would outlive the certificate that was shown with it', async () => {
    const begin = async (session?: Buffer) => {
      const socket = tls.connect({ host: 'localhost', port: server.port, session, ...shown('client') });
      const sessions: Buffer[] = [];
      let isReused = false;
      socket.on('session', (begun) => sessions.push(begun));
      socket.on('secureConnect', () => {
        isReused = socket.isSessionReused();
      });
      socket.resume().write('GET /livez HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
      await once(socket, 'close');
      return { session: sessions.at(-1), isReused };
    };
    const { session } = await begin();

    const { isReused } = await begin(session);

    expect(isReused).toBe(false);
  });

  it('takes renewed ones without a restart, also of another authority', async () => {
    foreign.writeTo(inFolder('renewed'));

    foreign.writeTo(inFolder('server'));

    await eventually(() => expect(ask('/thing', shown('renewed'))).resolves.toMatchObject({ status: 200 }));
    await expect(ask('/thing', shown('client'))).rejects.toThrow('certificate');
  });

  it('keeps connections that are open while certificates are renewed', async () => {
    const agent = new https.Agent({ keepAlive: true, maxSockets: 1, ...shown('client') });
    await ask('/thing', { agent });
    foreign.writeTo(inFolder('renewed'));

    foreign.writeTo(inFolder('server'));
    await eventually(() => expect(ask('/thing', shown('renewed'))).resolves.toMatchObject({ status: 200 }));

    await expect(ask('/thing', { agent })).resolves.toMatchObject({ status: 200 });
    agent.destroy();
  });

  it('answers what comes on a connection that was idle when it began to stop, and closes it then', async () => {
    const agent = new https.Agent({ keepAlive: true, maxSockets: 1, ...shown('client') });
    const before = await ask('/thing', { agent });

    stopped = server.stop();
    const during = await ask('/thing', { agent });
    await stopped;

    expect(before.headers).toMatchObject({ connection: 'keep-alive', 'keep-alive': 'timeout=2' });
    expect(during.headers.connection).toBe('close');
    await expect(ask('/thing', shown('client'))).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});
