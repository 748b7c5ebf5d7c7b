import type { ProjectsV1 } from '@trackway/contracts';
import type { GrpcClient } from '@trackway/grpc';
import type { FindExisting } from '../../shared/require-existing';
import type { FetchProject } from './projects-client';

type Projects = GrpcClient<ProjectsV1.ProjectsServiceClient>;

export function grpcFetchProject(projects: Projects): FetchProject {
  return async (projectId) => {
    const { projects: found } = await projects.unary<
      ProjectsV1.BatchGetProjectsRequest,
      ProjectsV1.BatchGetProjectsResponseOutput
    >((stub) => stub.batchGetProjects, { ids: [projectId] });
    const [project] = found;
    if (!project) return undefined;
    const { id, code, name, status, budget, deleted, mergedId } = project;
    return { id, code, name, status, budget, deleted, mergedId: mergedId || null, version: 0 };
  };
}

export function grpcFindTags(projects: Projects): FindExisting {
  return async (ids) => {
    const { tags } = await projects.unary<ProjectsV1.BatchGetTagsRequest, ProjectsV1.BatchGetTagsResponseOutput>(
      (stub) => stub.batchGetTags,
      { ids: [...ids] },
    );
    return tags.filter(({ deleted }) => !deleted).map(({ id }) => id);
  };
}

export function grpcFindUsers(projects: Projects): FindExisting {
  return async (ids) => {
    const { users } = await projects.unary<ProjectsV1.BatchGetUsersRequest, ProjectsV1.BatchGetUsersResponseOutput>(
      (stub) => stub.batchGetUsers,
      { ids: [...ids] },
    );
    return users.filter(({ deleted }) => !deleted).map(({ id }) => id);
  };
}
