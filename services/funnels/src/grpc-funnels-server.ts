import type { FunnelsV1 } from '@trackway/contracts';
import type { RpcHandlers } from '@trackway/grpc';
import { isUuid } from '@trackway/runtime';
import type { Application } from './application';
import type { Assignment } from './assignments/assignment';
import type { Funnel } from './funnels/funnel';

const NEIGHBOURS = { callers: ['projects', 'forms', 'spreadsheets', 'channels'] };
const MAX_IDS = 500;

/** Wire in, use case, wire out. */
export function funnelsServer(
  { queries }: Application,
  rpc: RpcHandlers,
): Omit<
  FunnelsV1.FunnelsServiceHandlers,
  'Move' | 'ResolveStages' | 'StreamAgentExecutions' | 'StreamAssignments' | 'StreamProjectExecutions'
> {
  return {
    BatchGetFunnels: rpc.unary(NEIGHBOURS, async ({ ids }: FunnelsV1.BatchGetFunnelsRequestOutput, { caller }) => ({
      funnels: (await queries.findFunnels(caller, ids.filter(isUuid).slice(0, MAX_IDS))).map(toFunnelMessage),
    })),
    BatchGetAssignments: rpc.unary(
      NEIGHBOURS,
      async ({ projectIds }: FunnelsV1.BatchGetAssignmentsRequestOutput, { caller }) => {
        const ids = projectIds.filter(isUuid).slice(0, MAX_IDS);
        return { assignments: (await queries.findAssignments(caller, ids)).map(toAssignmentMessage) };
      },
    ),
  };
}

function toFunnelMessage({ id, name, steps, deletedAt }: Funnel): FunnelsV1.Funnel {
  return {
    id,
    name,
    steps: steps.map((step, position) => ({ id: step.id, name: step.name, position })),
    deleted: deletedAt !== null,
  };
}

function toAssignmentMessage(assignment: Assignment): FunnelsV1.Assignment {
  return {
    id: assignment.id,
    funnelId: assignment.funnelId,
    projectId: assignment.projectId,
    stepId: assignment.stepId,
    status: assignment.status,
    statusAt: assignment.statusAt.toISOString(),
    forecastDate: assignment.forecastDate ?? '',
    linkedAt: assignment.linkedAt.toISOString(),
    tagIds: [...assignment.tagIds],
    executorIds: [...assignment.executorIds],
    version: assignment.version,
  };
}
