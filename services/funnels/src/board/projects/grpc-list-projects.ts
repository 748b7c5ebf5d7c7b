import type { ProjectsV1 } from '@trackway/contracts';
import type { GrpcClient } from '@trackway/grpc';
import type { ListProjects } from './projects-client';

const BATCH = 500;
const TIMEOUT_MS = 30_000;

export function grpcListProjects(projects: GrpcClient<ProjectsV1.ProjectsServiceClient>): ListProjects {
  return async function* (caller, conditions) {
    const filtersJson = conditions.length > 0 ? JSON.stringify(conditions) : '';
    const batches = projects.serverStream<ProjectsV1.StreamRowsRequest, ProjectsV1.StreamRowsResponseOutput>(
      (stub) => stub.streamRows,
      { type: 'project', columns: ['project.id'], filtersJson, sortingJson: '', batchRows: BATCH },
      { caller, timeoutMs: TIMEOUT_MS },
    );
    for await (const { batch } of batches) {
      const ids = batch?.columns.find(({ key }) => key === 'project.id')?.values ?? [];
      if (ids.length > 0) yield ids;
    }
  };
}
