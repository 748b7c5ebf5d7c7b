import type { FunnelsV1 } from '@trackway/contracts';
import { referenceNotFound } from '@trackway/errors';
import type { GrpcClient } from '@trackway/grpc';
import type { StepDirectory } from './step-directory';

type Funnels = GrpcClient<FunnelsV1.FunnelsServiceClient>;

export function grpcStepDirectory(funnels: Funnels): StepDirectory {
  return {
    assertExists: async ({ type, projectId, id }) => {
      if (type === 'project_step_form' && !(await hasStep(funnels, String(id))))
        throw referenceNotFound('step', 'accessor.id', String(id));
      if (type !== 'project_funnel_assignment') return;
      const assignments = await assignmentsOf(funnels, projectId);
      if (!assignments.some((assignment) => assignment.id === id))
        throw referenceNotFound('assignment', 'accessor.id', String(id));
    },
  };
}

async function assignmentsOf(funnels: Funnels, projectId: string): Promise<FunnelsV1.AssignmentOutput[]> {
  const { assignments } = await funnels.unary<
    FunnelsV1.BatchGetAssignmentsRequest,
    FunnelsV1.BatchGetAssignmentsResponseOutput
  >((stub) => stub.batchGetAssignments, { projectIds: [projectId] });
  return assignments;
}

async function hasStep(funnels: Funnels, id: string): Promise<boolean> {
  const { funnels: found } = await funnels.unary<
    FunnelsV1.BatchGetFunnelsRequest,
    FunnelsV1.BatchGetFunnelsResponseOutput
  >((stub) => stub.batchGetFunnels, { stepIds: [id] });
  return found.some(({ deleted, steps }) => !deleted && steps.some((step) => step.id === id));
}
