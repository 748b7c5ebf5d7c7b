import type { ExportType, ProjectsV1 } from '@trackway/contracts';
import { isAppError } from '@trackway/errors';
import type { GrpcNeighbour } from '@trackway/grpc';
import type { CheckFilters } from './check-filters';

const TIMEOUT_MS = 2_000;

/** Those whose filters are of projects. What other filters mean is known when their rows are read. */
const FILTERED_BY_PROJECTS: readonly ExportType[] = ['project', 'form_answer', 'answer_history'];

/** Has projects read the filters, over no project. Where it does not answer the export begins, and fails later if it must. */
export function grpcCheckFilters(projects: GrpcNeighbour<ProjectsV1.ProjectsServiceClient>): CheckFilters {
  return async (type, filters) => {
    if (filters.length === 0 || !FILTERED_BY_PROJECTS.includes(type)) return;
    try {
      await projects.unary<ProjectsV1.EvaluateFiltersRequest, ProjectsV1.EvaluateFiltersResponseOutput>(
        (stub) => stub.evaluateFilters,
        { projectIds: [], filtersJson: JSON.stringify(filters) },
        { timeoutMs: TIMEOUT_MS },
      );
    } catch (error) {
      if (!isAppError(error) || error.kind === 'invalid') throw error;
    }
  };
}
