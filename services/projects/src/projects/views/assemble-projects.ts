import type { Caller } from '@trackway/runtime';
import { CustomerTree } from '../../directory/customers/customer-tree';
import { unnamedFrame } from '../../identity/frames/frame';
import { type FindAssignments, type PeerName, peerNames } from '../../peers/peer-queries';
import type { Project } from '../project/project';
import type { AssemblyScope, FormCalls } from './assembly-scope';
import { makeCompleteForms } from './complete-forms';
import type { CompleteFunnels } from './complete-funnels';
import { partsOf } from './page-parts';
import { presentProject } from './present-projects';
import { defaultMembers, type ProjectMember } from './project-members';
import type { PageQuery, ProjectPages } from './project-pages';
import type { PresentedProject } from './project-schema';

export interface AssemblyDeps extends FormCalls {
  readonly pages: ProjectPages;
  readonly findAssignments: FindAssignments;
  readonly completeFunnels: CompleteFunnels;
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
  /** Presents this state instead of the stored one. */
  readonly written?: Project;
}

const ALL: ReadonlySet<PeerName> = new Set(peerNames);

/** Presents projects with their data of this service and of its peers, in the order of `ids`. */
export function makeAssembleProjects(deps: AssemblyDeps) {
  const completeForms = makeCompleteForms(deps);
  return async (
    { frameId }: Pick<Caller, 'frameId'>,
    ids: readonly string[],
    { answersFor, wanted = defaultMembers, sources = ALL, written }: Reading = {},
  ): Promise<ReadProject[]> => {
    if (ids.length === 0) return [];
    const scope: AssemblyScope = { frameId, ids, wanted, answersFor, sources };
    const query: PageQuery = { frameId, ids, parts: partsOf(scope) };
    const page = deps.pages.load(written ? { ...query, linkedBy: written } : query);
    const asksFunnels = sources.has('funnels') && (wanted.has('funnels') || wanted.has('funnel_steps'));
    // Peer services are called while the database is queried, because they only need the ids.
    const [records, forms, places] = await Promise.all([
      page,
      completeForms(scope, written, page),
      answersFor && asksFunnels ? deps.findAssignments(answersFor, ids) : [],
    ]);
    const funnels = await deps.completeFunnels(frameId, ids, records.funnels, places);
    const frame = records.frame ?? unnamedFrame(frameId);
    const related = { ...records, ...forms, funnels, frame, customers: new CustomerTree(records.customers) };
    const projects = written ? [written] : ids.flatMap((id) => records.projects.get(id) ?? []);
    return projects.map((project) => ({
      project: presentProject(project, related, wanted),
      version: project.version,
    }));
  };
}
