import type { handleUnaryCall } from '@grpc/grpc-js';
import { PROTO_FOLDER, type ProjectsV1, protoServices } from '@trackway/contracts';
import { aCaller, quietLogger, tokensOf } from '@trackway/testkit';
import { GrpcClient } from '../src/grpc-client';
import { type GrpcServer, startGrpcServer } from '../src/grpc-server';
import { RpcHandlers } from '../src/rpc-handlers';

const CONCURRENCY = 8;
/** Long enough that on a loaded host the three attempts of a call do not all use a closing connection. */
const CONNECTION_AGE_MS = 200;

describe('a connection that has reached its maximum age', () => {
  const rpc = new RpcHandlers({ tokens: tokensOf('projects'), logger: quietLogger() });
  const rule = { callers: ['forms'] };
  const connections = new Set<string>();
  let server: GrpcServer;
  let client: GrpcClient<ProjectsV1.ProjectsServiceClient>;

  beforeEach(async () => {
    connections.clear();
    const users = rpc.unary(rule, async ({ ids }: ProjectsV1.BatchGetUsersRequestOutput) => ({
      users: ids.map((id) => ({ id })),
    })) as handleUnaryCall<unknown, unknown>;
    server = await startGrpcServer({
      port: 0,
      protoFolder: PROTO_FOLDER,
      service: protoServices.projects,
      connectionAgeMs: CONNECTION_AGE_MS,
      handlers: {
        BatchGetUsers: ((call, callback) => {
          connections.add(call.getPeer());
          return users(call, callback);
        }) satisfies handleUnaryCall<unknown, unknown>,
        ApplyRows: rpc.bidiStream(rule, async function* (requests: AsyncIterable<ProjectsV1.ApplyRowsRequestOutput>) {
          for await (const { batch } of requests) yield { batchNumber: batch?.number ?? -1 };
        }),
      },
    });
    client = new GrpcClient({
      name: 'projects',
      address: `127.0.0.1:${server.port}`,
      protoFolder: PROTO_FOLDER,
      service: protoServices.projects,
      tokens: tokensOf('forms'),
    });
  });
  afterEach(async () => {
    client.close();
    await server.stop();
  });

  /** Calls until `count` connections were used, or for ten seconds. */
  async function callUntil(count: number, concurrency: number): Promise<void> {
    const deadline = Date.now() + 10_000;
    while (connections.size < count && Date.now() < deadline)
      await Promise.all(Array.from({ length: concurrency }, call));
    expect(connections.size).toBeGreaterThanOrEqual(count);
  }

  const call = () =>
    client.unary<ProjectsV1.BatchGetUsersRequest, ProjectsV1.BatchGetUsersResponseOutput>(
      (stub) => stub.batchGetUsers,
      { ids: ['a'] },
      { caller: aCaller() },
    );

  it('is replaced by a new one without a failed call', async () => {
    await callUntil(5, CONCURRENCY);
  });

  it('completes its open stream', async () => {
    const stream = client.bidiStream<ProjectsV1.ApplyRowsRequest, ProjectsV1.ApplyRowsResponseOutput>(
      (stub) => stub.applyRows,
      { caller: aCaller() },
    );
    await stream.send({ batch: { number: 1 } });
    expect((await stream.responses.next()).value?.batchNumber).toBe(1);

    await callUntil(3, 1);
    await stream.send({ batch: { number: 2 } });
    stream.end();

    expect((await stream.responses.next()).value?.batchNumber).toBe(2);
    expect((await stream.responses.next()).done).toBe(true);
  });
});
