import { type FunnelsV1, openProjectStatuses, type ProjectsV1 } from '@trackway/contracts';
import { invalidInput, referenceNotFound } from '@trackway/errors';
import type { GrpcClient } from '@trackway/grpc';
import type { Caller } from '@trackway/runtime';
import type { IntakeDirectory } from './intake-directory';

interface Peers {
  readonly projects: GrpcClient<ProjectsV1.ProjectsServiceClient>;
  readonly funnels: GrpcClient<FunnelsV1.FunnelsServiceClient>;
}

const CLOSED_IN_FUNNEL = ['won', 'lost'];

export function grpcIntakeDirectory(peers: Peers): IntakeDirectory {
  const { projects, funnels } = peers;
  return {
    readFrame: async (caller) => {
      const { frame } = await findProjects(peers, [], caller);
      return { name: frame?.name ?? '', locale: frame?.locale ?? '' };
    },
    assertTemplate: async (projectId) => {
      const [project] = (await findProjects(peers, [projectId])).projects;
      if (!project || project.deleted) throw referenceNotFound('project', 'template_id', projectId);
      if (!project.isTemplate) throw invalidInput({ template_id: ['Must be the id of a template.'] });
    },
    assertCustomer: async (customerId) => {
      const values = [{ field: 'customer_id', valueJson: JSON.stringify(customerId) }];
      await projects.unary<ProjectsV1.CheckFieldsRequest, ProjectsV1.CheckFieldsResponseOutput>(
        (stub) => stub.checkFields,
        { values },
      );
    },
    findFirstStep: async (funnelId, caller) => {
      const [first] = (await findFunnel(peers, funnelId, caller))?.steps ?? [];
      return first && { id: first.id, formIds: first.formIds };
    },
    createProject: async ({ templateId, customerId, formId, contact, ...rest }, caller) => {
      const { contactId, templateMissing } = await projects.unary<
        ProjectsV1.CreateIntakeProjectRequest,
        ProjectsV1.CreateIntakeProjectResponseOutput
      >(
        (stub) => stub.createIntakeProject,
        { ...rest, templateId: templateId ?? '', customerId: customerId ?? '', formId: formId ?? 0, contact },
        { caller },
      );
      return { contactId: contactId || null, isTemplateMissing: templateMissing };
    },
    enterFunnel: async ({ key: idempotencyKey, ...move }, caller) => {
      const { blockers } = await funnels.unary<FunnelsV1.MoveRequest, FunnelsV1.MoveResponseOutput>(
        (stub) => stub.move,
        { ...move, idempotencyKey },
        { caller },
      );
      return blockers.map(({ detail }) => detail);
    },
    readStatus: async (projectId, funnelId, caller) => {
      const project = await findMerged(peers, projectId, caller);
      if (!project) return undefined;
      const isProjectClosed = project.deleted || !openProjectStatuses.includes(project.status);
      const place = funnelId === null ? undefined : await findPlace(peers, project.id, funnelId, caller);
      const isClosed = isProjectClosed || (place !== undefined && CLOSED_IN_FUNNEL.includes(place.status));
      return { isClosed, step: place?.step ?? null };
    },
  };
}

function findProjects({ projects }: Peers, ids: string[], caller?: Caller) {
  return projects.unary<ProjectsV1.BatchGetProjectsRequest, ProjectsV1.BatchGetProjectsResponseOutput>(
    (stub) => stub.batchGetProjects,
    { ids },
    caller ? { caller } : {},
  );
}

/** The project, or the one that it was merged into. */
async function findMerged(peers: Peers, id: string, caller: Caller): Promise<ProjectsV1.ProjectOutput | undefined> {
  const [project] = (await findProjects(peers, [id], caller)).projects;
  if (!project?.mergedId) return project;
  const [target] = (await findProjects(peers, [project.mergedId], caller)).projects;
  return target ?? project;
}

async function findFunnel(
  { funnels }: Peers,
  id: string,
  caller?: Caller,
): Promise<FunnelsV1.FunnelOutput | undefined> {
  const { funnels: found } = await funnels.unary<
    FunnelsV1.BatchGetFunnelsRequest,
    FunnelsV1.BatchGetFunnelsResponseOutput
  >((stub) => stub.batchGetFunnels, { ids: [id] }, caller ? { caller } : {});
  return found.find((funnel) => funnel.id === id && !funnel.deleted);
}

async function findPlace(peers: Peers, projectId: string, funnelId: string, caller: Caller) {
  const { assignments } = await peers.funnels.unary<
    FunnelsV1.BatchGetAssignmentsRequest,
    FunnelsV1.BatchGetAssignmentsResponseOutput
  >((stub) => stub.batchGetAssignments, { projectIds: [projectId] }, { caller });
  const place = assignments.find((one) => one.funnelId === funnelId && one.leftAt === '');
  if (!place) return undefined;
  const funnel = await findFunnel(peers, funnelId, caller);
  return { status: place.status, step: funnel?.steps.find(({ id }) => id === place.stepId)?.name ?? null };
}
