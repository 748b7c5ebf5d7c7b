import { notFound } from '@trackway/errors';
import { type PageMeta, pageMeta } from '@trackway/http';
import type { Caller } from '@trackway/runtime';
import type { Listing } from '../listing';
import type { SearchIndex } from '../search/search-index';
import { searchModels } from '../search/search-models';
import type { UnitOfWork } from '../unit-of-work';
import { type FindFormAnswers, type FindFormTitles, loadSurroundings, presentProject } from './present-projects';
import type { Project } from './project';
import type { PresentedProject } from './project-schema';

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly searchIndex: SearchIndex;
  readonly findFormTitles: FindFormTitles;
  readonly findFormAnswers: FindFormAnswers;
}

export interface ReadProject {
  readonly project: PresentedProject;
  readonly version: number;
}

/** One project, whole. A deleted one is not found. */
export function makeReadProject(deps: Deps) {
  return async (caller: Caller, id: string): Promise<ReadProject> => {
    const [read] = await readMany(deps, caller, [id], caller);
    if (!read || read.project.deleted_at) throw notFound('project');
    return read;
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
  return async (caller: Caller, { id, version }: Project): Promise<ReadProject> => {
    const [read] = await readMany(deps, caller, [id], version > 1 ? caller : undefined);
    if (!read) throw notFound('project');
    return read;
  };
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
    const read = await readMany(deps, caller, ids, caller);
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

/** With the answers that `answersFor` may see, if anybody. */
async function readMany(
  deps: Deps,
  { frameId }: Pick<Caller, 'frameId'>,
  ids: readonly string[],
  answersFor?: Caller,
): Promise<ReadProject[]> {
  if (ids.length === 0) return [];
  const { projects, surroundings } = await deps.unitOfWork.run(frameId, async (stores) => {
    const found = await stores.projects.findMany(frameId, ids);
    return { projects: inOrder(ids, found), surroundings: await loadSurroundings(stores, frameId, found) };
  });
  const formIds = [...new Set(projects.flatMap(({ formId }) => (formId === null ? [] : [formId])))];
  const [titles, answers] = await Promise.all([
    formIds.length > 0 ? deps.findFormTitles(formIds) : new Map<number, string>(),
    answersFor && projects.length > 0 ? deps.findFormAnswers(answersFor, ids) : new Map<string, never>(),
  ]);
  return projects.map((project) => ({
    project: presentProject(project, surroundings, { titles, answers }),
    version: project.version,
  }));
}

function inOrder(ids: readonly string[], found: readonly Project[]): Project[] {
  const byId = new Map(found.map((project) => [project.id, project]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
