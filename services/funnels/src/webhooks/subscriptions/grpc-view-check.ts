import type { ProjectsV1 } from '@trackway/contracts';
import { isAppError, referenceNotFound, unavailable } from '@trackway/errors';
import type { GrpcClient } from '@trackway/grpc';
import type { CheckView, IsInView } from './view-check';

type Projects = GrpcClient<ProjectsV1.ProjectsServiceClient>;

const NO_FILTERS = '[]';

export function grpcIsInView(projects: Projects): IsInView {
  return async (caller, viewId, projectId, consistencyToken) => {
    const request = { projectIds: [projectId], filtersJson: NO_FILTERS, viewId };
    const found = await projects.unary<ProjectsV1.EvaluateFiltersRequest, ProjectsV1.EvaluateFiltersResponseOutput>(
      (stub) => stub.evaluateFilters,
      { ...request, consistencyToken: consistencyToken ?? '' },
      { caller },
    );
    if (found.behind) throw unavailable('The search has not applied the change of the event yet.');
    return found.projects.some(({ matches }) => matches);
  };
}

export function grpcCheckView(projects: Projects): CheckView {
  return async (caller, viewId) => {
    try {
      await projects.unary<ProjectsV1.EvaluateFiltersRequest, ProjectsV1.EvaluateFiltersResponseOutput>(
        (stub) => stub.evaluateFilters,
        { projectIds: [], filtersJson: NO_FILTERS, viewId },
        { caller },
      );
    } catch (error) {
      throw isAppError(error) && error.kind === 'not_found' ? referenceNotFound('view', 'view_id', viewId) : error;
    }
  };
}
