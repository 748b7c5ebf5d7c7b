import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import https from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { CertificateFiles } from '@trackway/runtime';
import { Authority, quietLogger } from '@trackway/testkit';
import { type GatewayUnderTest, startGatewayUnderTest } from './support/gateway-under-test';
import { bearer } from './support/tokens';
import { WAYS } from './support/ways';

const PROJECTS = '/api/management/projects';

describe.each(WAYS)('the port for HTTPS, %s', (_name, way) => {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-https-'));
  let gateway: GatewayUnderTest;
  let agent: https.Agent;

  beforeAll(async () => {
    new Authority().writeTo(folder);
    const { latest } = new CertificateFiles(folder, quietLogger());
    gateway = await startGatewayUnderTest({ ...way, TLS_FOLDER: folder, HTTPS_PORT: '0' }, undefined, latest);
    agent = new https.Agent({ ca: readFileSync(join(folder, 'ca.crt')), keepAlive: true, maxSockets: 1 });
  });
  afterAll(async () => {
    agent.destroy();
    rmSync(folder, { recursive: true });
  });

  async function request(method: string, path: string, body?: string) {
    const headers = { ...bearer(), ...(body === undefined ? {} : { 'content-length': body.length }) };
    const sent = https.request({ host: 'localhost', port: gateway.securePort, path, method, headers, agent });
    sent.end(body);
    const [response] = await once(sent, 'response');
    return { status: response.statusCode, headers: response.headers, text: await text(response), sent };
  }

  it('serves the API with the certificate of the folder, over one connection', async () => {
    const read = await request('GET', PROJECTS);
    const written = await request('POST', PROJECTS, 'x'.repeat(100_000));
    const unknown = await request('GET', '/api/management/nothing');

    expect([read.status, written.status, unknown.status]).toEqual([200, 200, 404]);
    expect(gateway.services.projects.last.body).toHaveLength(100_000);
    expect(read.headers['traceparent']).toBeDefined();
    expect([read, written, unknown].map(({ sent }) => sent.reusedSocket)).toEqual([false, true, true]);
  });

  it('is rejected by clients that trust another authority', async () => {
    const otherFolder = join(folder, 'other');
    new Authority().writeTo(otherFolder);
    const ca = readFileSync(join(otherFolder, 'ca.crt'));

    const sent = https.get({ host: 'localhost', port: gateway.securePort, path: PROJECTS, ca });

    const [error] = await once(sent, 'error');
    expect(error).toMatchObject({ code: expect.stringMatching(/CERT|SELF_SIGNED|UNABLE/) });
  });

  it('finishes open requests when the gateway stops, and then accepts none', async () => {
    let respond = () => {};
    const received = new Promise<void>((resolve) => {
      gateway.services.projects.respondWith((_request, response) => {
        respond = () => response.end('finished');
        resolve();
      });
    });
    const open = request('GET', PROJECTS);
    await received;

    const stopped = gateway.stop();
    respond();

    expect(await open).toMatchObject({ status: 200, text: 'finished' });
    await stopped;
    await expect(request('GET', PROJECTS)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});
