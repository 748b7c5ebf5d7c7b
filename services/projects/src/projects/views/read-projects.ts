import { type PageMeta, pageMeta } from '@trackway/application';
import { notFound } from '@trackway/errors';
import { type Caller, currentContext } from '@trackway/runtime';
import { type CheckPeers, peerNames } from '../../peers/peer-queries';
import type { Listing } from '../../search/listing';
import type { SearchIndex } from '../../search/search-index';
import type { Project } from '../project/project';
import { projectModel } from '../project/project-search-model';
import { type AssemblyDeps, makeAssembleProjects, type ReadProject } from './assemble-projects';
import { namedPeers } from './named-peers';
import { defaultMembers, type ProjectMember, pickMembers, type SparseProject } from './project-members';
import { type TemplateOption, templatesOf } from './template-option';

interface Deps extends AssemblyDeps {
  readonly searchIndex: SearchIndex;
  readonly checkPeers: CheckPeers;
}

/** Reads one project with the requested members, as its source services have them. A deleted project is not found. */
export function makeReadProject(deps: AssemblyDeps) {
  const assemble = makeAssembleProjects(deps);
  return async (caller: Caller, id: string, wanted = defaultMembers): Promise<ReadProject<SparseProject>> => {
    const [read] = await assemble(caller, [id], { answersFor: caller, wanted });
    if (!read || read.project.deleted_at) throw notFound('project');
    return { ...read, project: pickMembers(read.project, wanted) };
  };
}

/** Reads one project, deleted or not, without answers, which require a caller of the frame. */
export function makeReadUnrestricted(deps: AssemblyDeps) {
  const assemble = makeAssembleProjects(deps);
  return async (caller: Pick<Caller, 'frameId'>, id: string): Promise<ReadProject> => {
    const [read] = await assemble(caller, [id]);
    if (!read) throw notFound('project');
    return read;
  };
}

/**
 * Presents a project as its write left it. A concurrent later write is not included, so that body and version show what
 * this write created. A new project has no answers, so forms is not called.
 */
export function makePresentWritten(deps: AssemblyDeps) {
  const assemble = makeAssembleProjects(deps);
  return async (caller: Caller, project: Project): Promise<ReadProject> => {
    const reading = project.version > 1 ? { answersFor: caller } : {};
    const [presented] = await assemble(caller, [project.id], { ...reading, written: project });
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

/**
 * Lists a page of projects, by default the newest first. Data of peer services comes from the read model. A service is
 * called if it has changes that the client made and the read model lacks.
 */
export function makeListProjects(deps: Deps) {
  const assemble = makeAssembleProjects(deps);
  return async (
    caller: Caller,
    { filters, groups = [], sorts, trashed, template: option, wanted, groupId, page }: ProjectListing,
  ): Promise<{ meta: PageMeta; projects: SparseProject[] }> => {
    const template = templatesOf(option, { filters, groups });
    const chosen = template === undefined ? {} : { template };
    const query = { frameId: caller.frameId, filters, groups, sorts, trashed, ...chosen, page };
    const outdated = currentContext()?.outdated;
    const [{ ids, total }] = await Promise.all([
      deps.searchIndex.page<string>(projectModel, groupId === undefined ? query : { ...query, groupId }),
      deps.checkPeers([...namedPeers(query)]),
    ]);
    const sources = new Set(peerNames.filter((name) => outdated?.has(name)));
    const read = await assemble(caller, ids, { answersFor: caller, wanted, sources });
    const projects = read.map(({ project }) => pickMembers(project, wanted));
    return { meta: pageMeta(page, total, projects.length), projects };
  };
}
