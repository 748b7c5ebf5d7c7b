import type { FunnelsV1 } from '@trackway/contracts';
import type { GrpcClient } from '@trackway/grpc';
import type { MoveDirectory } from './move-directory';

/** Best-effort timeout, because readers of answers wait for the response. */
const TIMEOUT_MS = 1_000;
const MAX_IDS = 500;

export function grpcMoveDirectory(funnels: GrpcClient<FunnelsV1.FunnelsServiceClient>): MoveDirectory {
  return {
    findCommitted: async (caller, stageIds) => {
      const committed = new Set<string>();
      for (let from = 0; from < stageIds.length; from += MAX_IDS) {
        const request = { stageIds: stageIds.slice(from, from + MAX_IDS) };
        const { committedIds } = await funnels.unary<
          FunnelsV1.ResolveStagesRequest,
          FunnelsV1.ResolveStagesResponseOutput
        >((stub) => stub.resolveStages, request, { caller, timeoutMs: TIMEOUT_MS });
        for (const id of committedIds) committed.add(id);
      }
      return committed;
    },
  };
}
