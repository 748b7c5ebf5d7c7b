import { type FunnelsV1, PROTO_FOLDER, protoServices } from '@trackway/contracts';
import { RpcHandlers, startGrpcServer } from '@trackway/grpc';
import { quietLogger, tokensOf } from '@trackway/testkit';

const rule = { callers: ['spreadsheets'] };

/** A fake funnels service. */
export async function startFakeFunnels() {
  const runs: { projects: FunnelsV1.ProjectExecution[]; agents: FunnelsV1.AgentExecution[] } = {
    projects: [],
    agents: [],
  };
  const rpc = new RpcHandlers({ tokens: tokensOf('funnels'), logger: quietLogger() });
  const handlers = {
    StreamProjectExecutions: rpc.serverStream(rule, async function* () {
      yield { total: runs.projects.length, executions: runs.projects };
    }),
    StreamAgentExecutions: rpc.serverStream(rule, async function* () {
      yield { total: runs.agents.length, executions: runs.agents };
    }),
  } satisfies Partial<FunnelsV1.FunnelsServiceHandlers>;
  const service = protoServices.funnels;
  const server = await startGrpcServer({ port: 0, protoFolder: PROTO_FOLDER, service, handlers });
  return { address: `127.0.0.1:${server.port}`, runs, stop: () => server.stop() };
}
