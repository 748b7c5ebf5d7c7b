import { conflict } from '@trackway/errors';
import { FakeTable } from '@trackway/simulation';
import { builtInRoles, type Role } from './role';
import type { RoleStore } from './role-store';

interface Grant {
  readonly userId: string;
  readonly roleId: string;
}

const keyOf = ({ userId, roleId }: Grant) => `${userId}/${roleId}`;

export class FakeRoleStore implements RoleStore {
  readonly rows = new FakeTable<Role>(({ id }) => id);
  readonly grants = new FakeTable<Grant>(keyOf);

  async all(frameId: string): Promise<readonly Role[]> {
    const own = this.rows.of(frameId);
    return [...builtInRoles, ...own.toSorted((one, other) => (lower(one) > lower(other) ? 1 : -1))];
  }

  async countForLimit(frameId: string): Promise<number> {
    return this.rows.of(frameId).length;
  }

  async lock(frameId: string, id: string): Promise<Role | undefined> {
    return this.rows.find(frameId, id);
  }

  async insert(frameId: string, role: Role): Promise<void> {
    if (this.rows.of(frameId).some((other) => other.id !== role.id && lower(other) === lower(role))) {
      throw conflict('Another role has this name.', { name: ['Another role has this name.'] });
    }
    this.rows.put(frameId, role);
  }

  update(frameId: string, role: Role): Promise<void> {
    return this.insert(frameId, role);
  }

  async remove(frameId: string, id: string): Promise<void> {
    this.rows.remove(frameId, id);
    for (const grant of this.grants.of(frameId)) if (grant.roleId === id) this.grants.remove(frameId, keyOf(grant));
  }

  async idsOfUser(frameId: string, userId: string): Promise<readonly string[]> {
    const ofUser = this.grants.of(frameId).filter((grant) => grant.userId === userId);
    return ofUser.map(({ roleId }) => roleId).toSorted();
  }

  async setOfUser(frameId: string, userId: string, ids: readonly string[]): Promise<void> {
    for (const roleId of await this.idsOfUser(frameId, userId)) this.grants.remove(frameId, keyOf({ userId, roleId }));
    for (const roleId of ids) this.grants.put(frameId, { userId, roleId });
  }
}

function lower({ name }: Role): string {
  return name.toLowerCase();
}
