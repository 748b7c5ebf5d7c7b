import type { UnitOfWork } from '@trackway/application';
import { type PageMeta, pageMeta } from '@trackway/application';
import { notFound } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { CheckPeers, FindAssignments, FindFormAnswers, FindFormTitles } from '../../peers/peer-queries';
import type { Listing } from '../../search/listing';
import type { SearchIndex } from '../../search/search-index';
import { ancestorsOf } from '../project/hierarchy';
import type { Project } from '../project/project';
import { projectModel } from '../project/project-search-model';
import type { makeCompleteFunnels } from './complete-funnels';
import { namedPeers } from './named-peers';
import { loadRelated, presentProject } from './present-projects';
import type { ProjectViewStores } from './project-funnels';
import { defaultMembers, type ProjectMember, pickMembers, type SparseProject } from './project-members';
import type { PresentedProject } from './project-schema';
import { type TemplateOption, templatesOf } from './template-option';

interface Deps {
  readonly unitOfWork: UnitOfWork<ProjectViewStores>;
  readonly searchIndex: SearchIndex;
  readonly findFormTitles: FindFormTitles;
  readonly findFormAnswers: FindFormAnswers;
  readonly findAssignments: FindAssignments;
  readonly completeFunnels: ReturnType<typeof makeCompleteFunnels>;
  readonly checkPeers: CheckPeers;
}

export interface ReadProject<Presented = PresentedProject> {
  readonly project: Presented;
  readonly version: number;
}

/** Reads one project with the requested members. A deleted project is not found. */
export function makeReadProject(deps: Deps) {
  return async (caller: Caller, id: string, wanted = defaultMembers): Promise<ReadProject<SparseProject>> => {
    const [read] = await readMany(deps, caller, [id], { answersFor: caller, wanted });
    if (!read || read.project.deleted_at) throw notFound('project');
    return { ...read, project: pickMembers(read.project, wanted) };
  };
}

/** Reads one project, deleted or not, without answers, which require a caller of the frame. */
export function makeReadUnrestricted(deps: Deps) {
  return async (caller: Pick<Caller, 'frameId'>, id: string): Promise<ReadProject> => {
    const [read] = await readMany(deps, caller, [id]);
    if (!read) throw notFound('project');
    return read;
  };
}

/**
 * Presents a project as its write left it. A concurrent later write is not included, so that body and version show what
 * this write created. A new project has no answers, so forms is not called.
 */
export function makePresentWritten(deps: Deps) {
  return async (caller: Caller, project: Project): Promise<ReadProject> => {
    const reading = project.version > 1 ? { answersFor: caller } : {};
    const [presented] = await presentMany(deps, caller, [project.id], async () => [project], reading);
    if (!presented) throw notFound('project');
    return presented;
  };
}

export interface ProjectListing extends Listing {
  readonly template?: TemplateOption | undefined;
  readonly wanted: ReadonlySet<ProjectMember>;
  /** Only the projects of this group, in its order. */
  readonly groupId?: string;
}

/** Lists a page of projects, by default the newest first. */
export function makeListProjects(deps: Deps) {
  return async (
    caller: Caller,
    { filters, groups = [], sorts, trashed, template: option, wanted, groupId, page }: ProjectListing,
  ): Promise<{ meta: PageMeta; projects: SparseProject[] }> => {
    const template = templatesOf(option, { filters, groups });
    const chosen = template === undefined ? {} : { template };
    const query = { frameId: caller.frameId, filters, groups, sorts, trashed, ...chosen, page };
    const peers = namedPeers(query);
    // Responses contain no data of channels, so channels is called only if the search uses its fields.
    const [{ ids, total }] = await Promise.all([
      deps.searchIndex.page<string>(projectModel, groupId === undefined ? query : { ...query, groupId }),
      deps.checkPeers(peers.has('channels') ? ['channels'] : []),
    ]);
    if (ids.length === 0) await deps.checkPeers([...peers].filter((peer) => peer !== 'channels'));
    const read = await readMany(deps, caller, ids, { answersFor: caller, wanted });
    const projects = read.map(({ project }) => pickMembers(project, wanted));
    return { meta: pageMeta(page, total, projects.length), projects };
  };
}

interface Reading {
  /** The caller whose answers are shown. Without it, answers are omitted. */
  readonly answersFor?: Caller;
  /** The requested members. Others may be missing. */
  readonly wanted?: ReadonlySet<ProjectMember>;
}

async function readMany(
  deps: Deps,
  { frameId }: Pick<Caller, 'frameId'>,
  ids: readonly string[],
  reading: Reading = {},
): Promise<ReadProject[]> {
  if (ids.length === 0) return [];
  return presentMany(deps, { frameId }, ids, (stores) => stores.projects.findMany(frameId, ids), reading);
}

/** Peer services are called while the database is queried, because they only need the ids. */
async function presentMany(
  deps: Deps,
  { frameId }: Pick<Caller, 'frameId'>,
  ids: readonly string[],
  find: FindProjects,
  { answersFor, wanted = defaultMembers }: Reading,
): Promise<ReadProject[]> {
  const own = loadOwn(deps, frameId, ids, find, wanted);
  const asksFunnels = wanted.has('funnels') || wanted.has('funnel_steps');
  const [{ projects, related, extras }, titles, answers, places] = await Promise.all([
    own,
    own.then(({ projects: found }) => loadTitles(deps, found, wanted)),
    answersFor && wanted.has('form_answers') ? deps.findFormAnswers(answersFor, ids) : new Map<string, never>(),
    answersFor && asksFunnels ? deps.findAssignments(answersFor, ids) : [],
  ]);
  const funnels = await deps.completeFunnels(frameId, ids, related.funnels, places);
  return projects.map((project) => ({
    project: { ...presentProject(project, { ...related, funnels }, { titles, answers }), ...extras(project) },
    version: project.version,
  }));
}

type FindProjects = (stores: ProjectViewStores) => Promise<readonly Project[]>;

/** Loads the data of this service. */
function loadOwn(
  { unitOfWork }: Deps,
  frameId: string,
  ids: readonly string[],
  find: FindProjects,
  wanted: ReadonlySet<ProjectMember>,
) {
  return unitOfWork.run(frameId, async (stores) => {
    const found = await find(stores);
    const [related, extras] = await Promise.all([
      loadRelated(stores, frameId, found, wanted),
      loadExtras(stores, frameId, ids, wanted),
    ]);
    return { projects: inOrder(ids, found), related, extras };
  });
}

async function loadTitles(
  { findFormTitles }: Deps,
  projects: readonly Project[],
  wanted: ReadonlySet<ProjectMember>,
): Promise<ReadonlyMap<number, string>> {
  const formIds = [...new Set(projects.flatMap(({ formId }) => (formId === null ? [] : [formId])))];
  return formIds.length > 0 && wanted.has('form') ? findFormTitles(formIds) : new Map();
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
