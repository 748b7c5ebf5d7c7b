import type { ExportType, ProjectsV1 } from '@trackway/contracts';
import { isAppError } from '@trackway/errors';
import type { GrpcClient } from '@trackway/grpc';
import type { CheckFilters } from './check-filters';

const TIMEOUT_MS = 2_000;

/** Those whose filters are of projects. */
const OF_PROJECTS: readonly ExportType[] = ['form_answer', 'answer_history'];

/** Has projects read filters and sorts, and no rows. Where it does not answer the export begins, and fails later if it must. */
export function grpcCheckFilters(projects: GrpcClient<ProjectsV1.ProjectsServiceClient>): CheckFilters {
  return async (type, { filters, sorting }) => {
    if (filters.length === 0 && sorting.length === 0) return;
    const searched = OF_PROJECTS.includes(type) ? 'project' : type;
    try {
      await projects.unary<ProjectsV1.CheckSearchRequest, ProjectsV1.CheckSearchResponseOutput>(
        (stub) => stub.checkSearch,
        { type: searched, filtersJson: JSON.stringify(filters), sortingJson: JSON.stringify(sorting) },
        { timeoutMs: TIMEOUT_MS },
      );
    } catch (error) {
      if (!isAppError(error) || error.kind === 'invalid') throw error;
    }
  };
}
