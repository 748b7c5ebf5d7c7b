import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTO_FOLDER, type ProjectsV1, protoServices } from '@trackway/contracts';
import { CertificateFiles } from '@trackway/runtime';
import { Authority, eventually, quietLogger, tokensOf } from '@trackway/testkit';
import { GrpcClient } from '../src/grpc-client';
import { type GrpcServer, startGrpcServer } from '../src/grpc-server';
import { grpcTls } from '../src/grpc-tls';

const LOOK_MS = 20;
const away = { code: 'service_unavailable' };

describe('services with certificates', () => {
  const folder = mkdtempSync(join(tmpdir(), 'grpc-tls-'));
  const ours = new Authority();
  const foreign = new Authority();
  const inFolder = (name: string) => join(folder, name);
  const tlsOf = (name: string) => grpcTls(new CertificateFiles(inFolder(name), quietLogger(), LOOK_MS));
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
    for (const one of opened.splice(0)) one.close();
    await server.stop();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Asks the server's health, by certificates of a folder or in the open. */
  function ask(certificates: string | undefined, host = '127.0.0.1'): Promise<void> {
    const one = new GrpcClient<ProjectsV1.ProjectsServiceClient>({
      name: 'projects',
      address: `${host}:${server.port}`,
      protoFolder: PROTO_FOLDER,
      service: protoServices.projects,
      tokens: tokensOf('forms'),
      tls: certificates ? tlsOf(certificates) : grpcTls(undefined),
    });
    opened.push(one);
    return one.check({ timeoutMs: 2_000 });
  }

  it('talk to those of the same authority, by address and by name', async () => {
    await expect(ask('client')).resolves.toBeUndefined();
    await expect(ask('client', 'dns:///localhost')).resolves.toBeUndefined();
  });

  it('do not answer who has none', async () => {
    await expect(ask(undefined)).rejects.toMatchObject(away);
  });

  it('do not answer whom another authority certifies, nor ask them', async () => {
    foreign.writeTo(inFolder('foreign'), [ours]);
    foreign.writeTo(inFolder('other system'));

    await expect(ask('foreign')).rejects.toMatchObject(away);
    await expect(ask('other system')).rejects.toMatchObject(away);
  });

  it('take renewed ones without a restart, also of another authority', async () => {
    foreign.writeTo(inFolder('renewed'));

    foreign.writeTo(inFolder('server'));

    await eventually(() => ask('renewed'));
    await eventually(() => expect(ask('client')).rejects.toMatchObject(away));
  });

  it('keep what they have while what lies there can not be used', async () => {
    writeFileSync(join(inFolder('server'), 'tls.crt'), 'half of a');
    ours.writeTo(inFolder('renewed'));
    await expect(ask('client')).resolves.toBeUndefined();

    ours.writeTo(inFolder('server'), [ours, foreign]);
    foreign.writeTo(inFolder('foreign'), [ours]);

    await eventually(() => ask('foreign'));
  });

  it('do not start without them', () => {
    writeFileSync(join(inFolder('server'), 'tls.key'), 'no key');

    expect(() => tlsOf('server')).toThrow();
    expect(() => tlsOf('nowhere')).toThrow('ENOENT');
  });
});
