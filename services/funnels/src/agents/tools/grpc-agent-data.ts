import type { FormsV1, ProjectsV1 } from '@trackway/contracts';
import { notFound } from '@trackway/errors';
import type { GrpcClient } from '@trackway/grpc';
import type { Caller } from '@trackway/runtime';
import type { Assignment } from '../../board/funnels/assignment';
import type { Funnel } from '../../board/funnels/funnel';
import type { ListProjects } from '../../board/projects/projects-client';
import type { AgentData } from './agent-data';

const MAX_SEARCH_RESULTS = 20;

interface Deps {
  readonly projects: GrpcClient<ProjectsV1.ProjectsServiceClient>;
  readonly forms: GrpcClient<FormsV1.FormsServiceClient>;
  readonly listProjects: ListProjects;
  readonly findAssignments: (caller: Caller, projectIds: readonly string[]) => Promise<readonly Assignment[]>;
  readonly findFunnels: (caller: Caller, ids: readonly string[]) => Promise<readonly Funnel[]>;
}

export function grpcAgentData({ projects, forms, listProjects, findAssignments, findFunnels }: Deps): AgentData {
  async function batch(caller: Caller, ids: readonly string[]) {
    const { projects: found } = await projects.unary<
      ProjectsV1.BatchGetProjectsRequest,
      ProjectsV1.BatchGetProjectsResponseOutput
    >((stub) => stub.batchGetProjects, { ids: [...ids] }, { caller });
    return found
      .filter(({ deleted }) => !deleted)
      .map(({ id, code, name, status, budget }) => ({ id, code, name, status, budget }));
  }

  async function one(caller: Caller, id: string | null) {
    const [project] = id ? await batch(caller, [id]) : [];
    if (!project) throw notFound('project');
    return project;
  }

  return {
    project: one,
    search: async (caller, filters) => {
      for await (const ids of listProjects(caller, filters))
        return await batch(caller, ids.slice(0, MAX_SEARCH_RESULTS));
      return [];
    },
    funnels: async (caller, projectId) => {
      const { id } = await one(caller, projectId);
      const assignments = await findAssignments(caller, [id]);
      const funnels = await findFunnels(
        caller,
        assignments.map(({ funnelId }) => funnelId),
      );
      return assignments.map(({ funnelId, stepId, status }) => {
        const funnel = funnels.find((candidate) => candidate.id === funnelId);
        const steps = funnel?.steps.map((step) => ({ id: step.id, name: step.name }));
        return { funnel: { id: funnelId, name: funnel?.name }, step_id: stepId, status, steps };
      });
    },
    answers: async (caller, projectId) => {
      const { id } = await one(caller, projectId);
      const { answers } = await forms.unary<FormsV1.BatchGetAnswersRequest, FormsV1.BatchGetAnswersResponseOutput>(
        (stub) => stub.batchGetAnswers,
        { projectIds: [id] },
        { caller },
      );
      return answers.map(({ formTitle, label, valueJson, linesText }) => ({
        form: formTitle,
        question: label,
        answer: linesText || JSON.parse(valueJson || 'null'),
      }));
    },
  };
}
