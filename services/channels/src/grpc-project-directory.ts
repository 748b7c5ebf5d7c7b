import type { ProjectsV1 } from '@trackway/contracts';
import type { GrpcNeighbour } from '@trackway/grpc';
import type { Caller } from '@trackway/runtime';
import type { ProjectDirectory } from './project-directory';

const TIMEOUT_MS = 2_000;

export function grpcProjectDirectory(projects: GrpcNeighbour<ProjectsV1.ProjectsServiceClient>): ProjectDirectory {
  return {
    exists: async ({ id, frameId }, projectId) => {
      // Nobody is logged in on a public route: the channel itself asks.
      const caller: Caller = { kind: 'channel', id, frameId, scopes: ['projects:read'] };
      const response = await projects.unary<
        ProjectsV1.BatchGetProjectsRequest,
        ProjectsV1.BatchGetProjectsResponseOutput
      >((stub) => stub.batchGetProjects, { ids: [projectId] }, { caller, timeoutMs: TIMEOUT_MS });
      return response.projects.some((project) => project.id === projectId && !project.deleted);
    },
  };
}
