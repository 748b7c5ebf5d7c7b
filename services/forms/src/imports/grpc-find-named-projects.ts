import type { ProjectsV1 } from '@trackway/contracts';
import type { GrpcClient } from '@trackway/grpc';
import type { FindNamedProjects } from './named-projects';

export function grpcFindNamedProjects(projects: GrpcClient<ProjectsV1.ProjectsServiceClient>): FindNamedProjects {
  return async (caller, names) => {
    if (names.length === 0) return new Map();
    const response = await projects.unary<ProjectsV1.FindProjectsRequest, ProjectsV1.FindProjectsResponseOutput>(
      (stub) => stub.findProjects,
      { names: [...names] },
      { caller },
    );
    return new Map(
      response.projects.map(({ name, projectId, mergedId }) => [
        name,
        { id: projectId === '' ? undefined : projectId, isMerged: mergedId !== '' },
      ]),
    );
  };
}
