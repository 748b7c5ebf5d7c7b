import type { ContactStores } from '../../directory/contacts/contact-store';
import type { LabelStores } from '../../directory/labels/label-store';
import type { FrameStores } from '../../identity/frames/frame-store';
import type { GroupMembers } from './group-members';
import type { Descendant } from './hierarchy';
import type { NamedLists } from './named-lists';
import type { Project } from './project';
import type { ProjectLinkStore } from './project-link-store';

export interface ProjectStore {
  /** Returns the projects that exist, also deleted ones, in any order. */
  findMany(frameId: string, ids: readonly string[]): Promise<readonly Project[]>;
  /** The same, and locks them until the end of the transaction. */
  lockMany(frameId: string, ids: readonly string[]): Promise<readonly Project[]>;
  /** @throws AppError `conflict` if another project has the code or the old id. */
  insert(frameId: string, ...projects: readonly Project[]): Promise<void>;
  /** Inserts the projects whose code and old id are free, and returns their ids. */
  insertFree(frameId: string, projects: readonly Project[]): Promise<ReadonlySet<string>>;
  /** Stores locked projects. @throws AppError `conflict` if another project has the code or the old id. */
  update(frameId: string, projects: readonly Project[]): Promise<void>;
  /** Returns ids by code or old id. */
  findIds(frameId: string, by: 'code' | 'old_id', values: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Returns the projects with all their ancestors. */
  ancestors(frameId: string, ids: readonly string[]): Promise<readonly Project[]>;
  /** Returns the descendants, parents first. Omits deleted projects with their descendants. */
  descendants(frameId: string, id: string): Promise<readonly Descendant[]>;
  /** The projects that were merged into the project. */
  mergedInto(frameId: string, id: string): Promise<readonly string[]>;
  /** Locks the hierarchy of the frame, so that concurrent changes create no cycle. */
  lockHierarchy(frameId: string): Promise<void>;
}

/** The stores of one transaction on projects and what they are linked to. */
export interface ProjectStores extends FrameStores, ContactStores, LabelStores {
  readonly projects: ProjectStore;
  readonly lists: NamedLists;
  readonly members: GroupMembers;
  readonly links: ProjectLinkStore;
}
