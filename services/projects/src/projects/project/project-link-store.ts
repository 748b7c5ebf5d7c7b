import type { User } from '../../identity/users/user';

export type ProjectRole = 'user' | 'executor';

export interface ProjectUser {
  readonly projectId: string;
  readonly role: ProjectRole;
  readonly user: Pick<User, 'id' | 'name' | 'deletedAt'>;
}

/** The tags, users and executors of projects. */
export interface ProjectLinkStore {
  /** Ordered by name. */
  usersOf(frameId: string, projectIds: readonly string[]): Promise<readonly ProjectUser[]>;
  userIdsOf(frameId: string, projectId: string, role: ProjectRole): Promise<readonly string[]>;
  addUsers(frameId: string, projectId: string, role: ProjectRole, userIds: readonly string[]): Promise<void>;
  removeUsers(frameId: string, projectId: string, role: ProjectRole, userIds: readonly string[]): Promise<void>;
  /** Sets the users of each project, by project id. */
  replaceUsers(frameId: string, userIds: ReadonlyMap<string, readonly string[]>): Promise<void>;
  /**
   * Copies tags, users and executors from each project of `from` to the project at the same index of `to`. Omits
   * deleted ones.
   */
  copy(frameId: string, from: readonly string[], to: readonly string[]): Promise<void>;
  addTags(frameId: string, projectId: string, tagIds: readonly string[]): Promise<void>;
  removeTags(frameId: string, projectId: string, tagIds: readonly string[]): Promise<void>;
}
