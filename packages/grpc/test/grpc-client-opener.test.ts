import { PROTO_FOLDER, type ProjectsV1, protoServices, type ServiceStubs } from '@trackway/contracts';
import { Lifecycle } from '@trackway/runtime';
import { aCaller, quietLogger, tokensOf } from '@trackway/testkit';
import { grpcClientOpener } from '../src/grpc-client-opener';
import { type GrpcServer, startGrpcServer } from '../src/grpc-server';
import { grpcTls } from '../src/grpc-tls';
import { RpcHandlers } from '../src/rpc-handlers';

const logger = quietLogger();
const rpc = new RpcHandlers({ tokens: tokensOf('projects'), logger });

describe('clients from grpcClientOpener', () => {
  let server: GrpcServer;

  beforeAll(async () => {
    const handlers: Pick<ProjectsV1.ProjectsServiceHandlers, 'BatchGetUsers'> = {
      BatchGetUsers: rpc.unary({ callers: ['forms'] }, async ({ ids }: ProjectsV1.BatchGetUsersRequestOutput) => ({
        users: ids.map((id) => ({ id })),
      })),
    };
    server = await startGrpcServer({ port: 0, protoFolder: PROTO_FOLDER, service: protoServices.projects, handlers });
  });
  afterAll(() => server.stop());

  it('call as their service until its lifecycle stops', async () => {
    const lifecycle = new Lifecycle(logger, 1_000);
    const identity = { tokens: tokensOf('forms'), tls: grpcTls(undefined) };
    const contracts = { protoFolder: PROTO_FOLDER, services: protoServices };
    const open = grpcClientOpener<ServiceStubs>({ ...contracts, ...identity }, lifecycle);
    const projects = open('projects', `127.0.0.1:${server.port}`);
    const call = async () =>
      projects.unary<ProjectsV1.BatchGetUsersRequest, ProjectsV1.BatchGetUsersResponseOutput>(
        (stub) => stub.batchGetUsers,
        { ids: ['a'] },
        { caller: aCaller() },
      );

    const { users } = await call();
    await lifecycle.stop();

    expect(users).toMatchObject([{ id: 'a' }]);
    await expect(call()).rejects.toThrow('shut down');
  });
});
