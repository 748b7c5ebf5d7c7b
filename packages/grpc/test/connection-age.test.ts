import type { handleUnaryCall } from '@grpc/grpc-js';
import { PROTO_FOLDER, type ProjectsV1, protoServices } from '@trackway/contracts';
import { aCaller, quietLogger, tokensOf } from '@trackway/testkit';
import { GrpcClient } from '../src/grpc-client';
import { type GrpcServer, startGrpcServer } from '../src/grpc-server';
import { RpcHandlers } from '../src/rpc-handlers';

const AT_ONCE = 8;
/** Long enough that the three attempts of a call do not all meet a connection that closes on a loaded host. */
const CONNECTION_AGE_MS = 200;

describe('a connection that has reached its age', () => {
  const rpc = new RpcHandlers({ tokens: tokensOf('projects'), logger: quietLogger() });
  const rule = { callers: ['forms'] };
  const connections = new Set<string>();
  let server: GrpcServer;
  let from: GrpcClient<ProjectsV1.ProjectsServiceClient>;

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
    from = new GrpcClient({
      name: 'projects',
      address: `127.0.0.1:${server.port}`,
      protoFolder: PROTO_FOLDER,
      service: protoServices.projects,
      tokens: tokensOf('forms'),
    });
  });
  afterEach(async () => {
    from.close();
    await server.stop();
  });

  /** Calls until `count` connections were used, or for ten seconds. */
  async function callUntil(count: number, atOnce: number): Promise<void> {
    const deadline = Date.now() + 10_000;
    while (connections.size < count && Date.now() < deadline) await Promise.all(Array.from({ length: atOnce }, call));
    expect(connections.size).toBeGreaterThanOrEqual(count);
  }

  const call = () =>
    from.unary<ProjectsV1.BatchGetUsersRequest, ProjectsV1.BatchGetUsersResponseOutput>(
      (stub) => stub.batchGetUsers,
      { ids: ['a'] },
      { caller: aCaller() },
    );

  it('is followed by another one, and no call fails', async () => {
    await callUntil(5, AT_ONCE);
  });

  it('carries the stream that is on it to its end', async () => {
    const stream = from.bidiStream<ProjectsV1.ApplyRowsRequest, ProjectsV1.ApplyRowsResponseOutput>(
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
