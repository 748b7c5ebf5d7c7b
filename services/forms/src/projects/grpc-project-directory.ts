import type { ProjectsV1 } from '@trackway/contracts';
import { notFound, ruleBroken } from '@trackway/errors';
import type { GrpcNeighbour } from '@trackway/grpc';
import type { Caller } from '@trackway/runtime';
import type { ProjectDirectory } from './project-directory';

export function grpcProjectDirectory(projects: GrpcNeighbour<ProjectsV1.ProjectsServiceClient>): ProjectDirectory {
  async function find(projectId: string, caller: Caller | undefined): Promise<ProjectsV1.ProjectOutput> {
    const response = await projects.unary<
      ProjectsV1.BatchGetProjectsRequest,
      ProjectsV1.BatchGetProjectsResponseOutput
    >((stub) => stub.batchGetProjects, { ids: [projectId] }, caller ? { caller } : {});
    const project = response.projects.find(({ id, deleted }) => id === projectId && !deleted);
    if (!project) throw notFound('project');
    return project;
  }
  return {
    require: async (projectId, caller) => void (await find(projectId, caller)),
    requireOpen: async (projectId, caller) => {
      const { mergedId } = await find(projectId, caller);
      if (!mergedId) return;
      throw ruleBroken('merged_project', `The project was merged into ${mergedId}. Change that one, or unmerge it.`);
    },
  };
}
