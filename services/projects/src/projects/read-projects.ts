import { notFound } from '@trackway/errors';
import { type PageMeta, pageMeta } from '@trackway/http';
import type { Caller } from '@trackway/runtime';
import type { Listing } from '../listing';
import type { SearchIndex } from '../search/search-index';
import { searchModels } from '../search/search-models';
import type { UnitOfWork } from '../unit-of-work';
import { type FindFormTitles, loadSurroundings, presentProject, type Surroundings } from './present-projects';
import type { Project } from './project';
import type { PresentedProject } from './project-schema';

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly searchIndex: SearchIndex;
  readonly findFormTitles: FindFormTitles;
}

export interface ReadProject {
  readonly project: PresentedProject;
  readonly version: number;
}

/** One project, whole. A deleted one is not found. */
export function makeReadProject(deps: Deps) {
  return async (caller: Pick<Caller, 'frameId'>, id: string): Promise<ReadProject> => {
    const [read] = await readMany(deps, caller, [id]);
    if (!read || read.project.deleted_at) throw notFound('project');
    return read;
  };
}

/** One project, whole, deleted or not. */
export function makeReadWhole(deps: Deps) {
  return async (caller: Pick<Caller, 'frameId'>, id: string): Promise<ReadProject> => {
    const [read] = await readMany(deps, caller, [id]);
    if (!read) throw notFound('project');
    return read;
  };
}

/** A project that was just written, as it is now. */
export function makePresentWritten(deps: Deps) {
  const readWhole = makeReadWhole(deps);
  return (caller: Caller, project: Project): Promise<ReadProject> => readWhole(caller, project.id);
}

export interface ProjectListing extends Listing {
  /** Only templates; without it there are none. */
  readonly template?: boolean | undefined;
  readonly withPercentage?: boolean | undefined;
  /** Only the projects of this group, in its order. */
  readonly groupId?: string;
}

/** A page of the frame's projects, newest first where nothing else is asked for. */
export function makeListProjects(deps: Deps) {
  return async (
    caller: Caller,
    { filters, groups = [], sorts, trashed, template = false, withPercentage, groupId, page }: ProjectListing,
  ): Promise<{ meta: PageMeta; projects: PresentedProject[] }> => {
    const query = { frameId: caller.frameId, filters, groups, sorts, trashed, template, page };
    const { ids, total } = await deps.searchIndex.page<string>(
      searchModels.project,
      groupId === undefined ? query : { ...query, groupId },
    );
    const read = await readMany(deps, caller, ids);
    const projects = read.map(({ project }) => project);
    const meta = pageMeta(page, total, projects.length);
    return { meta, projects: withPercentage ? await addPercentages(deps, caller, projects) : projects };
  };
}

async function addPercentages({ unitOfWork }: Deps, { frameId }: Caller, projects: readonly PresentedProject[]) {
  const ids = projects.map(({ id }) => id);
  const percentages = await unitOfWork.run(frameId, ({ funnels }) => funnels.percentages(frameId, ids));
  return projects.map((project) => ({ ...project, completed_percentage: percentages.get(project.id) ?? 0 }));
}

async function readMany(deps: Deps, caller: Pick<Caller, 'frameId'>, ids: readonly string[]): Promise<ReadProject[]> {
  if (ids.length === 0) return [];
  const { projects, surroundings } = await deps.unitOfWork.run(caller.frameId, async (stores) => {
    const found = await stores.projects.findMany(caller.frameId, ids);
    return { projects: inOrder(ids, found), surroundings: await loadSurroundings(stores, caller.frameId, found) };
  });
  const formIds = [...new Set(projects.flatMap(({ formId }) => (formId === null ? [] : [formId])))];
  const titles = formIds.length > 0 ? await deps.findFormTitles(formIds) : new Map<number, string>();
  return projects.map((project) => present(project, surroundings, titles));
}

function present(project: Project, surroundings: Surroundings, titles: ReadonlyMap<number, string>): ReadProject {
  return { project: presentProject(project, surroundings, titles), version: project.version };
}

function inOrder(ids: readonly string[], found: readonly Project[]): Project[] {
  const byId = new Map(found.map((project) => [project.id, project]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
