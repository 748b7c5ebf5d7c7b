import type { ProjectsV1 } from '@trackway/contracts';
import { notFound, ruleBroken } from '@trackway/errors';
import type { GrpcClient } from '@trackway/grpc';
import type { Caller } from '@trackway/runtime';
import type { FrameProfile, ProjectDirectory } from './project-directory';

interface Found {
  readonly project: ProjectsV1.ProjectOutput;
  readonly frame: FrameProfile;
}

export function grpcProjectDirectory(projects: GrpcClient<ProjectsV1.ProjectsServiceClient>): ProjectDirectory {
  async function find(projectId: string, caller: Caller | undefined): Promise<Found> {
    const response = await projects.unary<
      ProjectsV1.BatchGetProjectsRequest,
      ProjectsV1.BatchGetProjectsResponseOutput
    >((stub) => stub.batchGetProjects, { ids: [projectId] }, caller ? { caller } : {});
    const project = response.projects.find(({ id, deleted }) => id === projectId && !deleted);
    if (!project) throw notFound('project');
    const { name = '', locale = '' } = response.frame ?? {};
    return { project, frame: { name, locale } };
  }
  return {
    assertExists: async (projectId, caller) => void (await find(projectId, caller)),
    assertWritable: async (projectId, caller) => {
      const { project, frame } = await find(projectId, caller);
      const { mergedId } = project;
      if (!mergedId) return { frame };
      throw ruleBroken('merged_project', `The project was merged into ${mergedId}. Change that one, or unmerge it.`);
    },
  };
}
