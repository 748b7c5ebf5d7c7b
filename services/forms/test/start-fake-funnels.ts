import { type FunnelsV1, PROTO_FOLDER, protoServices } from '@trackway/contracts';
import { unavailable } from '@trackway/errors';
import { RpcHandlers, startGrpcServer } from '@trackway/grpc';
import { quietLogger, tokensOf } from '@trackway/testkit';

export interface FakeFunnels {
  /** The stages whose moves were made. */
  readonly moved: Set<string>;
  /** Answers nobody. */
  away: boolean;
  /** How often it was asked. */
  asked: number;
}

/** A neighbour that knows of moves what `known` says. */
export async function startFakeFunnels(known: FakeFunnels) {
  const rpc = new RpcHandlers({ tokens: tokensOf('funnels'), logger: quietLogger() });
  const handlers = {
    ResolveStages: rpc.unary({ callers: ['forms'] }, async ({ stageIds }: FunnelsV1.ResolveStagesRequestOutput) => {
      known.asked += 1;
      if (known.away) throw unavailable('Funnels is away.', 1);
      return { committedIds: stageIds.filter((id) => known.moved.has(id)) };
    }),
  };
  return startGrpcServer({ port: 0, protoFolder: PROTO_FOLDER, service: protoServices.funnels, handlers });
}
