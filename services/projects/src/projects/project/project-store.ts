import type { ContactStores } from '../../directory/contacts/contact-store';
import type { LabelStores } from '../../directory/labels/label-store';
import type { FrameStores } from '../../identity/frames/frame-store';
import type { GroupMembers } from './group-members';
import type { Descendant } from './hierarchy';
import type { NamedLists } from './named-lists';
import type { Project } from './project';
import type { ProjectLinkStore } from './project-link-store';

/** The order of the columns is the order in which projects are written and read. */
export interface ProjectStore {
  /** Those that exist, deleted ones included, in no particular order. */
  findMany(frameId: string, ids: readonly string[]): Promise<readonly Project[]>;
  /** The same, held until the end of the transaction, so that nobody changes them meanwhile. */
  lockMany(frameId: string, ids: readonly string[]): Promise<readonly Project[]>;
  /** @throws AppError `conflict` where the code or the old id is taken. */
  insert(frameId: string, ...projects: readonly Project[]): Promise<void>;
  /** Inserts those whose code and old id are free, and gives the ids of the ones that were. */
  insertFree(frameId: string, projects: readonly Project[]): Promise<ReadonlySet<string>>;
  /** Stores projects that were locked and changed. @throws AppError `conflict` where a code or old id is taken. */
  update(frameId: string, projects: readonly Project[]): Promise<void>;
  /** The ids of projects by their code or old id. */
  findIds(frameId: string, by: 'code' | 'old_id', values: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The projects and all that stand above them. */
  ancestors(frameId: string, ids: readonly string[]): Promise<readonly Project[]>;
  /** All below a project but deleted ones and what stands below these; parents before their children. */
  descendants(frameId: string, id: string): Promise<readonly Descendant[]>;
  /** The projects that were merged into one. */
  mergedInto(frameId: string, id: string): Promise<readonly string[]>;
  /** Locks the hierarchy of the frame, so that no two changes make a cycle together. */
  lockHierarchy(frameId: string): Promise<void>;
}

/** The stores of one transaction on projects and what they are linked to. */
export interface ProjectStores extends FrameStores, ContactStores, LabelStores {
  readonly projects: ProjectStore;
  readonly lists: NamedLists;
  readonly members: GroupMembers;
  readonly links: ProjectLinkStore;
}
