import type { ScimFilter } from './scim-filter';
import type { ScimGroup, ScimMember } from './scim-group';
import type { ScimRecord } from './scim-user';

/** A part of a list. `offset` begins at 0. */
export interface ScimSlice {
  readonly filter: ScimFilter | undefined;
  readonly offset: number;
  readonly limit: number;
}

export interface ScimPage {
  readonly ids: readonly string[];
  readonly total: number;
}

export interface ScimStore {
  /** Users that are not deleted, in the order of their creation. @throws ScimError for an unknown attribute */
  userPage(frameId: string, slice: ScimSlice): Promise<ScimPage>;
  /** Records by user, of the users that a SCIM client has written. */
  records(frameId: string, userIds: readonly string[]): Promise<ReadonlyMap<string, ScimRecord>>;
  /** @throws ScimError `uniqueness` if another user has the name, in any case. */
  setRecord(frameId: string, userId: string, record: ScimRecord): Promise<void>;
  removeRecord(frameId: string, userId: string): Promise<void>;
  /** Users with a record that matches and no subject of the issuer; at most two. */
  findUnlinked(
    frameId: string,
    issuer: string,
    by: { readonly externalId: string } | { readonly userName: string },
  ): Promise<readonly string[]>;
  groupPage(frameId: string, slice: ScimSlice): Promise<ScimPage>;
  groups(frameId: string, ids: readonly string[]): Promise<readonly ScimGroup[]>;
  lockGroup(frameId: string, id: string): Promise<ScimGroup | undefined>;
  /** @throws ScimError `uniqueness` if another group has the name, in any case. */
  insertGroup(frameId: string, group: ScimGroup): Promise<void>;
  /** @throws ScimError `uniqueness` like `insertGroup` */
  updateGroup(frameId: string, group: ScimGroup): Promise<void>;
  removeGroup(frameId: string, id: string): Promise<void>;
  members(frameId: string, groupId: string): Promise<readonly ScimMember[]>;
  addMembers(frameId: string, groupId: string, userIds: readonly string[]): Promise<void>;
  removeMembers(frameId: string, groupId: string, userIds: readonly string[]): Promise<void>;
  /** Groups by user. */
  groupsOf(frameId: string, userIds: readonly string[]): Promise<ReadonlyMap<string, readonly ScimGroup[]>>;
}
