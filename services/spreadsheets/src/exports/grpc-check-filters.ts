import type { ExportType, ProjectsV1 } from '@trackway/contracts';
import { isAppError } from '@trackway/errors';
import type { GrpcClient } from '@trackway/grpc';
import { filtersJson, hasFilters } from '../operations/row-filters';
import type { CheckFilters } from './export-filters';

const TIMEOUT_MS = 2_000;

/** Types whose filters select projects. */
const FILTERED_BY_PROJECT: readonly ExportType[] = ['form_answer', 'answer_history'];

/** If the projects service is unavailable, the export is queued, and fails later if the filters are invalid. */
export function grpcCheckFilters(projects: GrpcClient<ProjectsV1.ProjectsServiceClient>): CheckFilters {
  return async (type, { sorting, viewId = '', ...filters }) => {
    if (!hasFilters(filters) && sorting.length === 0 && viewId === '') return;
    const searchedType = FILTERED_BY_PROJECT.includes(type) ? 'project' : type;
    try {
      await projects.unary<ProjectsV1.CheckSearchRequest, ProjectsV1.CheckSearchResponseOutput>(
        (stub) => stub.checkSearch,
        { type: searchedType, filtersJson: filtersJson(filters), sortingJson: JSON.stringify(sorting), viewId },
        { timeoutMs: TIMEOUT_MS },
      );
    } catch (error) {
      if (!isAppError(error) || error.kind === 'invalid' || error.kind === 'not_found') throw error;
    }
  };
}
