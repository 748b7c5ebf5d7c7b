import type { User } from '../../identity/users/user';

export type ProjectRole = 'user' | 'executor';

export interface PersonOfProject {
  readonly projectId: string;
  readonly role: ProjectRole;
  readonly user: Pick<User, 'id' | 'name' | 'deletedAt'>;
}

/** The tags and people of projects. */
export interface ProjectLinkStore {
  /** In the order of their names. */
  peopleOf(frameId: string, projectIds: readonly string[]): Promise<readonly PersonOfProject[]>;
  peopleIds(frameId: string, projectId: string, role: ProjectRole): Promise<readonly string[]>;
  addPeople(frameId: string, projectId: string, role: ProjectRole, userIds: readonly string[]): Promise<void>;
  removePeople(frameId: string, projectId: string, role: ProjectRole, userIds: readonly string[]): Promise<void>;
  /** Makes exactly these, by project id, the users of each project. */
  replaceUsers(frameId: string, userIds: ReadonlyMap<string, readonly string[]>): Promise<void>;
  /** Gives each project at `to` the tags and people of the one at the same place of `from`; deleted ones are left out. */
  copy(frameId: string, from: readonly string[], to: readonly string[]): Promise<void>;
  addTags(frameId: string, projectId: string, tagIds: readonly string[]): Promise<void>;
  removeTags(frameId: string, projectId: string, tagIds: readonly string[]): Promise<void>;
}
