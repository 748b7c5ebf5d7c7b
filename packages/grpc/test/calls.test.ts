import { getEventListeners } from 'node:events';
import { PROTO_FOLDER, type ProjectsV1, protoServices } from '@trackway/contracts';
import { invalidInput } from '@trackway/errors';
import { currentContext, runInContext } from '@trackway/runtime';
import { aCaller, quietLogger, tokensOf } from '@trackway/testkit';
import { type CallSettings, GrpcClient } from '../src/grpc-client';
import { type GrpcServer, startGrpcServer } from '../src/grpc-server';
import { type RpcCall, RpcHandlers } from '../src/rpc-handlers';

type Handlers = Pick<
  ProjectsV1.ProjectsServiceHandlers,
  'BatchGetProjects' | 'BatchGetUsers' | 'ApplyRows' | 'StreamRows'
>;
const rpc = new RpcHandlers({ tokens: tokensOf('projects'), logger: quietLogger() });
const rule = { callers: ['forms'] };

describe('a call from one service to another', () => {
  let server: GrpcServer;
  let users: (ids: string[], call: RpcCall) => Promise<string[]>;
  let batchesSent = 0;

  beforeAll(async () => {
    const handlers: Handlers = {
      BatchGetProjects: rpc.unary({ callers: ['none'] }, async () => ({ projects: [] })),
      BatchGetUsers: rpc.unary(rule, async ({ ids }: ProjectsV1.BatchGetUsersRequestOutput, call) => ({
        users: (await users(ids, call)).map((id) => ({ id })),
      })),
      ApplyRows: rpc.bidiStream(rule, async function* (requests: AsyncIterable<ProjectsV1.ApplyRowsRequestOutput>) {
        for await (const { batch } of requests) {
          if (batch?.number === 13) throw invalidInput({ number: ['Not this one.'] });
          yield { batchNumber: batch?.number ?? -1 };
        }
      }),
      StreamRows: rpc.serverStream(rule, async function* (_: ProjectsV1.StreamRowsRequestOutput, { signal }) {
        for (let number = 0; !signal.aborted; number += 1) {
          batchesSent = number;
          yield { total: 1, batch: { number, columns: [{ key: 'x', values: ['y'.repeat(100_000)] }] } };
        }
      }),
    };
    server = await startGrpcServer({ port: 0, protoFolder: PROTO_FOLDER, service: protoServices.projects, handlers });
  });
  afterAll(() => server.stop());

  function openClient(service = 'forms', port = server.port) {
    return new GrpcClient<ProjectsV1.ProjectsServiceClient>({
      name: 'projects',
      address: `127.0.0.1:${port}`,
      protoFolder: PROTO_FOLDER,
      service: protoServices.projects,
      tokens: tokensOf(service),
    });
  }

  async function getUsers(ids: string[], client = openClient(), settings: CallSettings = { timeoutMs: 5_000 }) {
    const caller = aCaller();
    const context = { requestId: 'r-1', correlationId: 'c-1', depth: 1, caller };
    try {
      return await runInContext(context, () =>
        client.unary<ProjectsV1.BatchGetUsersRequest, ProjectsV1.BatchGetUsersResponseOutput>(
          (stub) => stub.batchGetUsers,
          { ids },
          settings,
        ),
      );
    } finally {
      client.close();
    }
  }

  it('carries the caller and the request context', async () => {
    let seen: unknown;
    users = async (ids, { caller }) => {
      seen = { service: caller.service, kind: caller.kind, context: currentContext() };
      return ids;
    };

    const response = await getUsers(['a', 'b']);

    expect(response.users.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(seen).toMatchObject({
      service: 'forms',
      kind: 'user',
      context: { requestId: 'r-1', correlationId: 'c-1', depth: 1 },
    });
  });

  it('returns an error with its kind and details', async () => {
    users = async () => {
      throw invalidInput({ ids: ['Too many.'] });
    };

    await expect(getUsers([])).rejects.toMatchObject({
      kind: 'invalid',
      code: 'validation_errors',
      details: { validation: { ids: ['Too many.'] } },
    });
  });

  it('hides internal errors', async () => {
    users = async () => {
      throw new Error('the password is hunter2');
    };

    await expect(getUsers([])).rejects.toMatchObject({
      kind: 'internal',
      message: expect.not.stringContaining('hunter2'),
    });
  });

  it('ends at its deadline', async () => {
    users = () => new Promise(() => undefined);

    await expect(getUsers([], openClient(), { timeoutMs: 100 })).rejects.toMatchObject({ code: 'upstream_timeout' });
  });

  it('is cancelled by a signal, also by one that was aborted before', async () => {
    const signal = AbortSignal.abort();
    users = async (ids) => ids;

    await expect(getUsers(['a'], openClient(), { signal })).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('leaves no listener at its signal', async () => {
    const { signal } = new AbortController();
    users = async (ids) => ids;

    await getUsers(['a'], openClient(), { signal });

    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('reports an unavailable peer', async () => {
    await expect(getUsers([], openClient('forms', 1), { timeoutMs: 2_000 })).rejects.toMatchObject({
      details: { retryAfter: 1 },
    });
  });

  it('is denied to services that the method does not allow', async () => {
    users = async () => [];

    await expect(getUsers([], openClient('channels'))).rejects.toMatchObject({ kind: 'forbidden' });
  });

  it('streams in both directions, in order', async () => {
    const client = openClient();
    const { send, end, responses } = client.bidiStream<ProjectsV1.ApplyRowsRequest, ProjectsV1.ApplyRowsResponseOutput>(
      (stub) => stub.applyRows,
      { caller: aCaller() },
    );
    for (const number of [1, 2, 3]) await send({ batch: { number } });
    end();

    const numbers: number[] = [];
    for await (const { batchNumber } of responses) numbers.push(batchNumber);
    client.close();

    expect(numbers).toEqual([1, 2, 3]);
  });

  it('returns an error within a stream', async () => {
    const client = openClient();
    const settings = { caller: aCaller(), timeoutMs: 3_000 };
    const { send, end, responses } = client.bidiStream<ProjectsV1.ApplyRowsRequest, ProjectsV1.ApplyRowsResponseOutput>(
      (stub) => stub.applyRows,
      settings,
    );
    for (const number of [1, 13]) await send({ batch: { number } });
    end();
    const read = async () => {
      for await (const { batchNumber } of responses) expect(batchNumber).toBe(1);
    };

    await expect(read()).rejects.toMatchObject({
      kind: 'invalid',
      details: { validation: { number: ['Not this one.'] } },
    });
    client.close();
  });

  it('drops messages that are sent after the stream has ended', async () => {
    const client = openClient();
    const { send, responses } = client.bidiStream<ProjectsV1.ApplyRowsRequest, ProjectsV1.ApplyRowsResponseOutput>(
      (stub) => stub.applyRows,
      { caller: aCaller() },
    );
    await send({ batch: { number: 13 } });
    await expect(responses.next()).rejects.toMatchObject({ kind: 'invalid' });
    await new Promise(setImmediate);

    await expect(send({ batch: { number: 14 } })).resolves.toBeUndefined();

    client.close();
  });

  it('sends a stream only as fast as it is read', async () => {
    const client = openClient();
    const { signal } = new AbortController();
    const rows = client.serverStream<ProjectsV1.StreamRowsRequest, ProjectsV1.StreamRowsResponseOutput>(
      (stub) => stub.streamRows,
      { type: 'project' },
      { caller: aCaller(), signal },
    );
    const first = await rows.next();
    for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);

    expect(first.value?.batch?.number).toBe(0);
    expect(batchesSent).toBeLessThan(200);
    await rows.return(undefined);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
    client.close();
  });
});
