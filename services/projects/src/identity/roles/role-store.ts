import type { Role } from './role';

export interface RoleStore {
  /** The built-in roles, then those of the frame by name. */
  all(frameId: string): Promise<readonly Role[]>;
  /** The frame's own roles. Concurrent counts of a frame wait for each other until the commit. */
  countForLimit(frameId: string): Promise<number>;
  /** Locks a role of the frame. Undefined for built-in roles. */
  lock(frameId: string, id: string): Promise<Role | undefined>;
  /** @throws AppError `conflict` if another role of the frame has the name, in any case. */
  insert(frameId: string, role: Role): Promise<void>;
  /** @throws AppError `conflict` like `insert` */
  update(frameId: string, role: Role): Promise<void>;
  /** Removes the role, also from users. */
  remove(frameId: string, id: string): Promise<void>;
  idsOfUser(frameId: string, userId: string): Promise<readonly string[]>;
  setOfUser(frameId: string, userId: string, ids: readonly string[]): Promise<void>;
}
