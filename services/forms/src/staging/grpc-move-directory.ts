import type { FunnelsV1 } from '@trackway/contracts';
import type { GrpcClient } from '@trackway/grpc';
import type { MoveDirectory } from './move-directory';

/** Reads ask on their way: they would rather show what is known than wait. */
const TIMEOUT_MS = 1_000;
const MOST_IDS = 500;

export function grpcMoveDirectory(funnels: GrpcClient<FunnelsV1.FunnelsServiceClient>): MoveDirectory {
  return {
    committed: async (caller, stageIds) => {
      const committed = new Set<string>();
      for (let from = 0; from < stageIds.length; from += MOST_IDS) {
        const request = { stageIds: stageIds.slice(from, from + MOST_IDS) };
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
