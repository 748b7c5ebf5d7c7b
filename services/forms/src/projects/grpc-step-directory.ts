import type { FunnelsV1 } from '@trackway/contracts';
import { notFound } from '@trackway/errors';
import type { GrpcNeighbour } from '@trackway/grpc';
import type { StepDirectory } from './step-directory';

type Funnels = GrpcNeighbour<FunnelsV1.FunnelsServiceClient>;

export function grpcStepDirectory(funnels: Funnels): StepDirectory {
  return {
    require: async ({ type, projectId, id }) => {
      if (type !== 'project_step_form' && type !== 'project_funnel_assignment') return;
      const places = await assignmentsOf(funnels, projectId);
      if (type === 'project_funnel_assignment') {
        if (!places.some((place) => place.id === id)) throw notFound('assignment');
        return;
      }
      if (places.some(({ stepId }) => stepId === id)) return;
      if (!(await hasStep(funnels, places, id))) throw notFound('step');
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

async function hasStep(funnels: Funnels, places: readonly FunnelsV1.AssignmentOutput[], id: unknown): Promise<boolean> {
  if (places.length === 0) return false;
  const ids = [...new Set(places.map(({ funnelId }) => funnelId))];
  const { funnels: found } = await funnels.unary<
    FunnelsV1.BatchGetFunnelsRequest,
    FunnelsV1.BatchGetFunnelsResponseOutput
  >((stub) => stub.batchGetFunnels, { ids });
  return found.some(({ steps }) => steps.some((step) => step.id === id));
}
