import type { ProjectsV1 } from '@trackway/contracts';
import { notFound, referenceNotFound, ruleBroken } from '@trackway/errors';
import type { GrpcClient } from '@trackway/grpc';
import type { Caller } from '@trackway/runtime';
import type { FrameProfile, ProjectDirectory } from './project-directory';

interface Found {
  readonly project: ProjectsV1.ProjectOutput;
  readonly frame: FrameProfile;
}

export function grpcProjectDirectory(projects: GrpcClient<ProjectsV1.ProjectsServiceClient>): ProjectDirectory {
  async function find(projectId: string, caller?: Caller, field?: string): Promise<Found> {
    const response = await projects.unary<
      ProjectsV1.BatchGetProjectsRequest,
      ProjectsV1.BatchGetProjectsResponseOutput
    >((stub) => stub.batchGetProjects, { ids: [projectId] }, caller ? { caller } : {});
    const project = response.projects.find(({ id, deleted }) => id === projectId && !deleted);
    if (!project) throw field ? referenceNotFound('project', field, projectId) : notFound('project');
    const { name = '', locale = '' } = response.frame ?? {};
    return { project, frame: { name, locale } };
  }
  return {
    assertExists: async (projectId) => void (await find(projectId)),
    assertWritable: async (projectId, { caller, field } = {}) => {
      const { project, frame } = await find(projectId, caller, field);
      const { mergedId } = project;
      if (!mergedId) return { frame };
      throw ruleBroken('merged_project', `The project was merged into ${mergedId}. Change that one, or unmerge it.`);
    },
  };
}
