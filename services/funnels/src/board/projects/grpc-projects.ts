import type { ProjectsV1 } from '@trackway/contracts';
import type { GrpcClient } from '@trackway/grpc';
import type { FindExisting } from '../../shared/require-existing';
import type { FetchProject, FetchProjects } from './projects-client';

type Projects = GrpcClient<ProjectsV1.ProjectsServiceClient>;

export function grpcFetchProject(projects: Projects): FetchProject {
  const fetchProjects = grpcFetchProjects(projects);
  return async (projectId) => (await fetchProjects([projectId]))[0];
}

export function grpcFetchProjects(projects: Projects): FetchProjects {
  return async (projectIds) => {
    const { projects: found } = await projects.unary<
      ProjectsV1.BatchGetProjectsRequest,
      ProjectsV1.BatchGetProjectsResponseOutput
    >((stub) => stub.batchGetProjects, { ids: [...projectIds] });
    return found.map(({ id, code, name, status, budget, deleted, mergedId }) => ({
      ...{ id, code, name, status, budget, deleted },
      mergedId: mergedId || null,
      version: 0,
    }));
  };
}

export function grpcFindProjects(projects: Projects): FindExisting {
  const fetchProjects = grpcFetchProjects(projects);
  return async (ids) => (await fetchProjects(ids)).filter(({ deleted }) => !deleted).map(({ id }) => id);
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
