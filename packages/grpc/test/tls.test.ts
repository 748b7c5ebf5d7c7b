import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTO_FOLDER, type ProjectsV1, protoServices } from '@trackway/contracts';
import { CertificateFiles } from '@trackway/runtime';
import { Authority, eventually, quietLogger, tokensOf } from '@trackway/testkit';
import { GrpcClient } from '../src/grpc-client';
import { type GrpcServer, startGrpcServer } from '../src/grpc-server';
import { grpcTls } from '../src/grpc-tls';

const RELOAD_INTERVAL_MS = 20;
const unavailable = { code: 'service_unavailable' };

describe('services with certificates', () => {
  const folder = mkdtempSync(join(tmpdir(), 'grpc-tls-'));
  const ours = new Authority();
  const foreign = new Authority();
  const inFolder = (name: string) => join(folder, name);
  const tlsOf = (name: string) => grpcTls(new CertificateFiles(inFolder(name), quietLogger(), RELOAD_INTERVAL_MS));
  let server: GrpcServer;
  const opened: GrpcClient<ProjectsV1.ProjectsServiceClient>[] = [];

  beforeEach(async () => {
    ours.writeTo(inFolder('server'));
    ours.writeTo(inFolder('client'));
    server = await startGrpcServer({
      port: 0,
      protoFolder: PROTO_FOLDER,
      service: protoServices.projects,
      handlers: {},
      tls: tlsOf('server'),
    });
  });
  afterEach(async () => {
    for (const client of opened.splice(0)) client.close();
    await server.stop();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Calls the health check with the certificates of a folder, or without TLS. */
  function checkHealth(certificates: string | undefined, host = '127.0.0.1'): Promise<void> {
    const client = new GrpcClient<ProjectsV1.ProjectsServiceClient>({
      name: 'projects',
      address: `${host}:${server.port}`,
      protoFolder: PROTO_FOLDER,
      service: protoServices.projects,
      tokens: tokensOf('forms'),
      tls: certificates ? tlsOf(certificates) : grpcTls(undefined),
    });
    opened.push(client);
    return client.check({ timeoutMs: 2_000 });
  }

  it('accept clients of the same authority, by address and by name', async () => {
    await expect(checkHealth('client')).resolves.toBeUndefined();
    await expect(checkHealth('client', 'dns:///localhost')).resolves.toBeUndefined();
  });

  it('reject clients without certificates', async () => {
    await expect(checkHealth(undefined)).rejects.toMatchObject(unavailable);
  });

  it('reject clients of another authority, and clients reject servers of another authority', async () => {
    foreign.writeTo(inFolder('foreign'), [ours]);
    foreign.writeTo(inFolder('other system'));

    await expect(checkHealth('foreign')).rejects.toMatchObject(unavailable);
    await expect(checkHealth('other system')).rejects.toMatchObject(unavailable);
  });

  it('use renewed certificates without a restart, also of another authority', async () => {
    foreign.writeTo(inFolder('renewed'));

    foreign.writeTo(inFolder('server'));

    await eventually(() => checkHealth('renewed'));
    await eventually(() => expect(checkHealth('client')).rejects.toMatchObject(unavailable));
  });

  it('retain the current certificates while the files are unreadable', async () => {
    writeFileSync(join(inFolder('server'), 'tls.crt'), 'half of a');
    ours.writeTo(inFolder('renewed'));
    await expect(checkHealth('client')).resolves.toBeUndefined();

    ours.writeTo(inFolder('server'), [ours, foreign]);
    foreign.writeTo(inFolder('foreign'), [ours]);

    await eventually(() => checkHealth('foreign'));
  });

  it('do not start without valid certificates', () => {
    writeFileSync(join(inFolder('server'), 'tls.key'), 'not a key');

    expect(() => tlsOf('server')).toThrow();
    expect(() => tlsOf('nowhere')).toThrow('ENOENT');
  });
});
