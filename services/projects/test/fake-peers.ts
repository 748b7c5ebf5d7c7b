import { type FunnelsV1, PROTO_FOLDER, protoServices } from '@trackway/contracts';
import { RpcHandlers, startGrpcServer } from '@trackway/grpc';
import { quietLogger, tokensOf } from '@trackway/testkit';

/** Fake of funnels with configurable assignments, which records its calls. */
export async function startFakeFunnels() {
  const rpc = new RpcHandlers({ tokens: tokensOf('funnels'), logger: quietLogger() });
  const state = { assignments: [] as FunnelsV1.Assignment[], requests: [] as string[][] };
  const handlers: Pick<FunnelsV1.FunnelsServiceHandlers, 'BatchGetAssignments' | 'ListEffects'> = {
    ListEffects: rpc.unary({ callers: ['projects'] }, async () => ({ effects: [] })),
    BatchGetAssignments: rpc.unary(
      { callers: ['projects'] },
      async ({ projectIds }: FunnelsV1.BatchGetAssignmentsRequestOutput) => {
        state.requests.push(projectIds);
        return { assignments: state.assignments.filter(({ projectId }) => projectIds.includes(projectId ?? '')) };
      },
    ),
  };
  const service = protoServices.funnels;
  const server = await startGrpcServer({ port: 0, protoFolder: PROTO_FOLDER, service, handlers });
  return { ...server, state, address: `127.0.0.1:${server.port}` };
}

/** A fake channels service without conversations. */
export async function startFakeChannels() {
  const rpc = new RpcHandlers({ tokens: tokensOf('channels'), logger: quietLogger() });
  const server = await startGrpcServer({
    port: 0,
    protoFolder: PROTO_FOLDER,
    service: protoServices.channels,
    handlers: { ListEffects: rpc.unary({ callers: ['projects'] }, async () => ({ effects: [] })) },
  });
  return { ...server, address: `127.0.0.1:${server.port}` };
}
