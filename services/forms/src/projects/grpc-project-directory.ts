import type { ProjectsV1 } from '@trackway/contracts';
import { notFound } from '@trackway/errors';
import type { GrpcNeighbour } from '@trackway/grpc';
import type { ProjectDirectory } from './project-directory';

export function grpcProjectDirectory(projects: GrpcNeighbour<ProjectsV1.ProjectsServiceClient>): ProjectDirectory {
  return {
    require: async (projectId, caller) => {
      const response = await projects.unary<
        ProjectsV1.BatchGetProjectsRequest,
        ProjectsV1.BatchGetProjectsResponseOutput
      >((stub) => stub.batchGetProjects, { ids: [projectId] }, caller ? { caller } : {});
      if (!response.projects.some(({ id, deleted }) => id === projectId && !deleted)) throw notFound('project');
    },
  };
}
