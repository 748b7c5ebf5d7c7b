import { createServer, type Http2Server } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { PROTO_FOLDER, type ProjectsV1, protoServices } from '@trackway/contracts';
import { aCaller, tokensOf } from '@trackway/testkit';
import { GrpcClient } from '../src/grpc-client';

describe('retries of a call', () => {
  let server: Http2Server;
  let received: number;
  let projects: GrpcClient<ProjectsV1.ProjectsServiceClient>;

  /** Receives calls and breaks the connection instead of answering. */
  beforeEach(async () => {
    received = 0;
    server = createServer();
    server.on('sessionError', () => undefined);
    server.on('stream', (stream) => {
      received += 1;
      stream.on('error', () => undefined);
      stream.session?.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    projects = peer((server.address() as AddressInfo).port);
  });
  afterEach(async () => {
    projects.close();
    await new Promise((resolve) => server.close(resolve));
  });

  function peer(port: number) {
    return new GrpcClient<ProjectsV1.ProjectsServiceClient>({
      name: 'projects',
      address: `127.0.0.1:${port}`,
      protoFolder: PROTO_FOLDER,
      service: protoServices.projects,
      tokens: tokensOf('forms'),
    });
  }

  const read = (from = projects) =>
    from.unary<ProjectsV1.BatchGetUsersRequest, ProjectsV1.BatchGetUsersResponseOutput>(
      (stub) => stub.batchGetUsers,
      { ids: [] },
      { caller: aCaller() },
    );
  const change = (from = projects, timeoutMs = 5_000) =>
    from.unary<ProjectsV1.AddTagRequest, ProjectsV1.AddTagResponseOutput>(
      (stub) => stub.addTag,
      { projectId: 'p', tagId: 't' },
      { caller: aCaller(), timeoutMs },
    );

  it('reports an unknown outcome if the connection broke during a change', async () => {
    await expect(change()).rejects.toMatchObject({
      kind: 'timeout',
      code: 'upstream_timeout',
      message: expect.stringContaining('not known'),
    });

    expect(received).toBe(3);
  });

  it('reports that a read failed', async () => {
    await expect(read()).rejects.toMatchObject({ code: 'service_unavailable' });

    expect(received).toBe(3);
  });

  it('reports that a change was not executed if there was no connection', async () => {
    const nowhere = peer(1);

    await expect(change(nowhere)).rejects.toMatchObject({ code: 'service_unavailable' });

    nowhere.close();
  });

  it('keeps the outcome unknown if a later attempt finds no connection', async () => {
    server.once('stream', () => server.close());

    await expect(change()).rejects.toMatchObject({ code: 'upstream_timeout' });
  });

  it('ends with the deadline', async () => {
    await expect(change(projects, 60)).rejects.toMatchObject({ code: 'upstream_timeout' });

    expect(received).toBeLessThanOrEqual(1);
  });

  it.each([
    ['reads', read],
    ['changes', change],
  ])('have a budget, so that %s of a failing peer are soon sent once only', async (_, call) => {
    const calls = 20;
    for (let count = 0; count < calls; count += 1) await expect(call()).rejects.toBeDefined();

    expect(received).toBeLessThanOrEqual(calls + 5);
  });
});
