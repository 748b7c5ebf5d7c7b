import { FakeTable } from '@trackway/simulation';
import type { FakeUserIdentityStore } from '../providers/fake-user-identity-store';
import { matchesScimFilter } from './fake-scim-filter';
import { ScimError } from './scim-error';
import type { ScimGroup, ScimMember } from './scim-group';
import type { ScimPage, ScimSlice, ScimStore } from './scim-store';
import type { ScimRecord } from './scim-user';

type RecordRow = ScimRecord & { readonly userId: string };

interface Member {
  readonly groupId: string;
  readonly userId: string;
}

/** Users are in a folder that imports this one. */
interface StoredUser {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly active: boolean;
  readonly createdAt: Date;
  readonly deletedAt: Date | null;
}

const keyOf = ({ groupId, userId }: Member) => `${groupId}/${userId}`;

export class FakeScimStore implements ScimStore {
  readonly recordRows = new FakeTable<RecordRow>(({ userId }) => userId);
  readonly groupRows = new FakeTable<ScimGroup>(({ id }) => id);
  readonly memberRows = new FakeTable<Member>(keyOf);
  readonly states = [this.recordRows, this.groupRows, this.memberRows];

  constructor(
    private readonly users: { readonly rows: Pick<FakeTable<StoredUser>, 'of' | 'find'> },
    private readonly identities: FakeUserIdentityStore,
  ) {}

  async userPage(frameId: string, slice: ScimSlice): Promise<ScimPage> {
    const users = this.users.rows.of(frameId).filter(({ deletedAt }) => deletedAt === null);
    return pageOf(users, slice, ({ id, name, email, active }) => {
      const record = this.recordRows.find(frameId, id);
      return {
        id: { value: id, exact: true },
        externalid: { value: record?.externalId ?? null, exact: true },
        username: { value: record?.userName ?? email ?? id },
        displayname: { value: name },
        emails: { value: email },
        'emails.value': { value: email },
        active: { value: active },
      };
    });
  }

  async records(frameId: string, userIds: readonly string[]): Promise<ReadonlyMap<string, ScimRecord>> {
    const found = this.recordRows.of(frameId).filter(({ userId }) => userIds.includes(userId));
    return new Map(found.map(({ userId, ...record }) => [userId, record]));
  }

  async setRecord(frameId: string, userId: string, record: ScimRecord): Promise<void> {
    const isTaken = this.recordRows
      .of(frameId)
      .some((other) => other.userId !== userId && isSame(other.userName, record.userName));
    if (isTaken) throw new ScimError('uniqueness', 'Another user has this userName.');
    this.recordRows.put(frameId, { ...record, userId });
  }

  async removeRecord(frameId: string, userId: string): Promise<void> {
    this.recordRows.remove(frameId, userId);
  }

  async findUnlinked(
    frameId: string,
    issuer: string,
    by: { readonly externalId: string } | { readonly userName: string },
  ): Promise<readonly string[]> {
    const linked = this.identities.rows.of(frameId).filter((identity) => identity.issuer === issuer);
    return this.recordRows
      .of(frameId)
      .filter((record) =>
        'externalId' in by ? record.externalId === by.externalId : isSame(record.userName, by.userName),
      )
      .filter(({ userId }) => !linked.some((identity) => identity.userId === userId))
      .slice(0, 2)
      .map(({ userId }) => userId);
  }

  async groupPage(frameId: string, slice: ScimSlice): Promise<ScimPage> {
    return pageOf(this.groupRows.of(frameId), slice, ({ id, externalId, displayName }) => ({
      id: { value: id, exact: true },
      externalid: { value: externalId, exact: true },
      displayname: { value: displayName },
    }));
  }

  async groups(frameId: string, ids: readonly string[]): Promise<readonly ScimGroup[]> {
    return this.groupRows.of(frameId).filter(({ id }) => ids.includes(id));
  }

  async lockGroup(frameId: string, id: string): Promise<ScimGroup | undefined> {
    return this.groupRows.find(frameId, id);
  }

  async insertGroup(frameId: string, group: ScimGroup): Promise<void> {
    const groups = this.groupRows.of(frameId);
    if (groups.some((other) => other.id !== group.id && isSame(other.displayName, group.displayName))) {
      throw new ScimError('uniqueness', 'Another group has this displayName.');
    }
    this.groupRows.put(frameId, group);
  }

  updateGroup(frameId: string, group: ScimGroup): Promise<void> {
    return this.insertGroup(frameId, group);
  }

  async removeGroup(frameId: string, id: string): Promise<void> {
    this.groupRows.remove(frameId, id);
    for (const row of this.memberRows.of(frameId)) if (row.groupId === id) this.memberRows.remove(frameId, keyOf(row));
  }

  async members(frameId: string, groupId: string): Promise<readonly ScimMember[]> {
    return this.memberRows
      .of(frameId)
      .flatMap((row) => (row.groupId === groupId ? (this.users.rows.find(frameId, row.userId) ?? []) : []))
      .filter(({ deletedAt }) => deletedAt === null)
      .map(({ id, name }) => ({ id, name }))
      .toSorted((one, other) => (one.id > other.id ? 1 : -1));
  }

  async addMembers(frameId: string, groupId: string, userIds: readonly string[]): Promise<void> {
    for (const userId of userIds) this.memberRows.put(frameId, { groupId, userId });
  }

  async removeMembers(frameId: string, groupId: string, userIds: readonly string[]): Promise<void> {
    for (const userId of userIds) this.memberRows.remove(frameId, keyOf({ groupId, userId }));
  }

  async groupsOf(frameId: string, userIds: readonly string[]): Promise<ReadonlyMap<string, readonly ScimGroup[]>> {
    const rows = this.memberRows.of(frameId).filter(({ userId }) => userIds.includes(userId));
    return new Map(
      [...Map.groupBy(rows, ({ userId }) => userId)].map(([userId, ofUser]) => {
        const groups = ofUser.flatMap(({ groupId }) => this.groupRows.find(frameId, groupId) ?? []);
        return [userId, groups.toSorted((one, other) => (one.id > other.id ? 1 : -1))];
      }),
    );
  }
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Oldest first. */
function pageOf<Row extends { readonly id: string; readonly createdAt: Date }>(
  rows: readonly Row[],
  { filter, offset, limit }: ScimSlice,
  valuesOf: (row: Row) => Parameters<typeof matchesScimFilter>[1],
): ScimPage {
  const found = rows
    .filter((row) => !filter || matchesScimFilter(filter, valuesOf(row)))
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime() || (one.id > other.id ? 1 : -1));
  return { ids: found.slice(offset, offset + limit).map(({ id }) => id), total: found.length };
}
