import { type PageMeta, pageMeta } from '@trackway/application';
import { notFound } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import { lineAbove } from '../hierarchy/hierarchy';
import type { Listing } from '../listing';
import { namedOwners } from '../search/named-owners';
import type { Owner } from '../search/search-field';
import type { SearchIndex } from '../search/search-index';
import { searchModels } from '../search/search-models';
import { type TemplateOption, templatesOf } from '../search/template-option';
import type { Stores, UnitOfWork } from '../unit-of-work';
import type { FindPlaces, makeCompleteFunnels } from './complete-funnels';
import { type FindFormAnswers, type FindFormTitles, loadSurroundings, presentProject } from './present-projects';
import type { Project } from './project';
import { type ProjectMember, type SparseProject, usualMembers, withMembers } from './project-members';
import type { PresentedProject } from './project-schema';

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly searchIndex: SearchIndex;
  readonly findFormTitles: FindFormTitles;
  readonly findFormAnswers: FindFormAnswers;
  readonly findPlaces: FindPlaces;
  readonly completeFunnels: ReturnType<typeof makeCompleteFunnels>;
  readonly reachOwners: ReachOwners;
}

/** Marks the answer with those of the services that cannot be asked for the moment. */
export type ReachOwners = (owners: readonly Owner[]) => Promise<void>;

export interface ReadProject<Presented = PresentedProject> {
  readonly project: Presented;
  readonly version: number;
}

/** One project, with the members that are wanted. A deleted one is not found. */
export function makeReadProject(deps: Deps) {
  return async (caller: Caller, id: string, wanted = usualMembers): Promise<ReadProject<SparseProject>> => {
    const [read] = await readMany(deps, caller, [id], { answersFor: caller, wanted });
    if (!read || read.project.deleted_at) throw notFound('project');
    return { ...read, project: withMembers(read.project, wanted) };
  };
}

/** One project, deleted or not, without the answers that only a caller of the frame may see. */
export function makeReadWhole(deps: Deps) {
  return async (caller: Pick<Caller, 'frameId'>, id: string): Promise<ReadProject> => {
    const [read] = await readMany(deps, caller, [id]);
    if (!read) throw notFound('project');
    return read;
  };
}

/** A project that was just written, as it is now. Forms is not asked about a new one: nobody has answered anything yet. */
export function makePresentWritten(deps: Deps) {
  return async (caller: Caller, { id, version }: Pick<Project, 'id' | 'version'>): Promise<ReadProject> => {
    const [read] = await readMany(deps, caller, [id], version > 1 ? { answersFor: caller } : {});
    if (!read) throw notFound('project');
    return read;
  };
}

export interface ProjectListing extends Listing {
  readonly template?: TemplateOption | undefined;
  readonly wanted: ReadonlySet<ProjectMember>;
  /** Only the projects of this group, in its order. */
  readonly groupId?: string;
}

/** A page of the frame's projects, newest first where nothing else is asked for. */
export function makeListProjects(deps: Deps) {
  return async (
    caller: Caller,
    { filters, groups = [], sorts, trashed, template: option, wanted, groupId, page }: ProjectListing,
  ): Promise<{ meta: PageMeta; projects: SparseProject[] }> => {
    const template = templatesOf(option, { filters, groups });
    const chosen = template === undefined ? {} : { template };
    const query = { frameId: caller.frameId, filters, groups, sorts, trashed, ...chosen, page };
    const owners = namedOwners(query);
    // A page shows nothing of channels, so that nobody else asks it.
    const [{ ids, total }] = await Promise.all([
      deps.searchIndex.page<string>(searchModels.project, groupId === undefined ? query : { ...query, groupId }),
      deps.reachOwners(owners.has('channels') ? ['channels'] : []),
    ]);
    if (ids.length === 0) await deps.reachOwners([...owners].filter((owner) => owner !== 'channels'));
    const read = await readMany(deps, caller, ids, { answersFor: caller, wanted });
    const projects = read.map(({ project }) => withMembers(project, wanted));
    return { meta: pageMeta(page, total, projects.length), projects };
  };
}

interface Reading {
  /** Whose answers are shown; nobody's where left out. */
  readonly answersFor?: Caller;
  /** What is not wanted need not be there. */
  readonly wanted?: ReadonlySet<ProjectMember>;
}

/** Owners are asked while the database is read: all that they need to know are the ids. */
async function readMany(
  deps: Deps,
  { frameId }: Pick<Caller, 'frameId'>,
  ids: readonly string[],
  { answersFor, wanted = usualMembers }: Reading = {},
): Promise<ReadProject[]> {
  if (ids.length === 0) return [];
  const own = loadOwn(deps, frameId, ids, wanted);
  const asksFunnels = wanted.has('funnels') || wanted.has('funnel_steps');
  const [{ projects, surroundings, extras }, titles, answers, places] = await Promise.all([
    own,
    own.then(({ projects: found }) => loadTitles(deps, found, wanted)),
    answersFor && wanted.has('form_answers') ? deps.findFormAnswers(answersFor, ids) : new Map<string, never>(),
    answersFor && asksFunnels ? deps.findPlaces(answersFor, ids) : [],
  ]);
  const funnels = await deps.completeFunnels(frameId, ids, surroundings.funnels, places);
  return projects.map((project) => ({
    project: { ...presentProject(project, { ...surroundings, funnels }, { titles, answers }), ...extras(project) },
    version: project.version,
  }));
}

/** What this service knows of projects itself. */
function loadOwn({ unitOfWork }: Deps, frameId: string, ids: readonly string[], wanted: ReadonlySet<ProjectMember>) {
  return unitOfWork.run(frameId, async (stores) => {
    const found = await stores.projects.findMany(frameId, ids);
    const [surroundings, extras] = await Promise.all([
      loadSurroundings(stores, frameId, found, wanted),
      loadExtras(stores, frameId, ids, wanted),
    ]);
    return { projects: inOrder(ids, found), surroundings, extras };
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

/** What projects bring only where it is asked for. */
async function loadExtras(
  { funnels, projects }: Stores,
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
    ...(relatives ? { ancestors: lineAbove(project, relatives).map(({ id, name }) => ({ id, name })) } : {}),
  });
}

function inOrder(ids: readonly string[], found: readonly Project[]): Project[] {
  const byId = new Map(found.map((project) => [project.id, project]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
