import type { UnitOfWork } from '@trackway/application';
import type { Caller } from '@trackway/runtime';
import {
  type FindAssignments,
  type FindFormAnswers,
  type FindFormTitles,
  type PeerName,
  peerNames,
} from '../../peers/peer-queries';
import { ancestorsOf } from '../project/hierarchy';
import type { Project } from '../project/project';
import type { makeCompleteFunnels } from './complete-funnels';
import { loadFormData, makeCompleteForms } from './form-data';
import { loadRelated, presentProject } from './present-projects';
import type { ProjectViewStores } from './project-funnels';
import { defaultMembers, type ProjectMember } from './project-members';
import type { PresentedProject } from './project-schema';

export interface AssemblyDeps {
  readonly unitOfWork: UnitOfWork<ProjectViewStores>;
  readonly findFormTitles: FindFormTitles;
  readonly findFormAnswers: FindFormAnswers;
  readonly findAssignments: FindAssignments;
  readonly completeFunnels: ReturnType<typeof makeCompleteFunnels>;
}

export interface ReadProject<Presented = PresentedProject> {
  readonly project: Presented;
  readonly version: number;
}

export interface Reading {
  /** The caller whose answers are shown. Without it, answers are omitted. */
  readonly answersFor?: Caller;
  /** The requested members. Others may be missing. */
  readonly wanted?: ReadonlySet<ProjectMember>;
  /** The services that are called for their current data. The data of others comes from the read model. Default: all. */
  readonly sources?: ReadonlySet<PeerName>;
}

type FindProjects = (stores: ProjectViewStores) => Promise<readonly Project[]>;

const ALL: ReadonlySet<PeerName> = new Set(peerNames);

/** Presents projects with their data of this service and of its peers, in the order of `ids`. */
export function makeAssembleProjects(deps: AssemblyDeps) {
  const completeForms = makeCompleteForms(deps);
  return async (
    frameId: string,
    ids: readonly string[],
    find: FindProjects,
    { answersFor, wanted = defaultMembers, sources = ALL }: Reading = {},
  ): Promise<ReadProject[]> => {
    const scope = { frameId, ids, wanted, answersFor, isCurrent: sources.has('forms') };
    const own = loadOwn(deps, scope, find);
    const asksFunnels = sources.has('funnels') && (wanted.has('funnels') || wanted.has('funnel_steps'));
    // Peer services are called while the database is queried, because they only need the ids.
    const [{ projects, related, extras }, forms, places] = await Promise.all([
      own,
      completeForms(scope, own),
      answersFor && asksFunnels ? deps.findAssignments(answersFor, ids) : [],
    ]);
    const funnels = await deps.completeFunnels(frameId, ids, related.funnels, places);
    return projects.map((project) => ({
      project: { ...presentProject(project, { ...related, funnels }, forms), ...extras(project) },
      version: project.version,
    }));
  };
}

/** What is read, and whether forms is called for all of its data. */
export interface AssemblyScope {
  readonly frameId: string;
  readonly ids: readonly string[];
  readonly wanted: ReadonlySet<ProjectMember>;
  readonly answersFor: Caller | undefined;
  readonly isCurrent: boolean;
}

/** Loads the data of the database of this service. */
function loadOwn({ unitOfWork }: AssemblyDeps, scope: AssemblyScope, find: FindProjects) {
  const { frameId, ids, wanted } = scope;
  return unitOfWork.run(frameId, async (stores) => {
    const found = await find(stores);
    const [related, extras, forms] = await Promise.all([
      loadRelated(stores, frameId, found, wanted),
      loadExtras(stores, frameId, ids, wanted),
      loadFormData(stores, found, scope),
    ]);
    return { projects: inOrder(ids, found), related, extras, forms };
  });
}

/** Loads the members that are included only on request. */
async function loadExtras(
  { funnels, projects }: ProjectViewStores,
  frameId: string,
  ids: readonly string[],
  wanted: ReadonlySet<ProjectMember>,
) {
  const [percentages, relatives] = await Promise.all([
    wanted.has('completed_percentage') ? funnels.percentages(frameId, ids) : undefined,
    wanted.has('ancestors') ? projects.ancestors(frameId, ids) : undefined,
  ]);
  return (project: Project) => ({
    ...(percentages ? { completed_percentage: percentages.get(project.id) ?? 0 } : {}),
    ...(relatives ? { ancestors: ancestorsOf(project, relatives).map(({ id, name }) => ({ id, name })) } : {}),
  });
}

function inOrder(ids: readonly string[], found: readonly Project[]): Project[] {
  const byId = new Map(found.map((project) => [project.id, project]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
