import type { FunnelsV1 } from '@trackway/contracts';
import { isAppError } from '@trackway/errors';
import type { GrpcClient } from '@trackway/grpc';
import { currentContext, type Logger } from '@trackway/runtime';
import type { FindPlaces } from './projects/complete-funnels';
import { toAssignmentState } from './rebuild/grpc-states';

/** A page of projects waits this long for its places in funnels, and is shown as the read model has them then. */
const TIMEOUT_MS = 1_000;

/** One call for a page. Where funnels does not answer in time, the answer says that its part may be old. */
export function grpcPlaces(
  funnels: GrpcClient<FunnelsV1.FunnelsServiceClient>,
  logger: Pick<Logger, 'warn'>,
): FindPlaces {
  return async (caller, projectIds) => {
    try {
      const request: FunnelsV1.BatchGetAssignmentsRequest = { projectIds: [...projectIds] };
      const { assignments } = await funnels.unary<
        FunnelsV1.BatchGetAssignmentsRequest,
        FunnelsV1.BatchGetAssignmentsResponseOutput
      >((stub) => stub.batchGetAssignments, request, { timeoutMs: TIMEOUT_MS, caller });
      return assignments.map(toAssignmentState);
    } catch (error) {
      if (!isAppError(error)) throw error;
      currentContext()?.stale?.add('funnels');
      logger.warn({ err: error }, 'the places of projects are shown as they were last told of');
      return [];
    }
  };
}
