import type { UnitOfWork } from '@trackway/application';
import { scopes } from '@trackway/contracts';
import { notFound } from '@trackway/errors';
import { type Caller, isUuid } from '@trackway/runtime';
import type { UserStores } from './user-store';

export interface Grants {
  readonly name: string;
  /** False if the user or account was deactivated or deleted. */
  readonly active: boolean;
  readonly scopes: readonly string[];
  readonly revokedScopes: readonly string[];
}

/** The current rights of a user or service account. A user who never signed in has none. */
export function makeReadGrants({ unitOfWork }: { unitOfWork: UnitOfWork<UserStores> }) {
  return async (caller: Caller, kind: string, id: string): Promise<Grants> => {
    if (!isUuid(id)) throw notFound(kind);
    if (kind === 'service_account') return accountGrants(unitOfWork, caller.frameId, id);
    if (kind !== 'user') throw notFound(kind);
    return unitOfWork.run(caller.frameId, async ({ users }) => {
      const [user] = await users.findMany(caller.frameId, [id]);
      if (!user) throw notFound('user');
      const { granted, revoked } = await users.scopesOf(caller.frameId, id);
      const active = user.active && user.deletedAt === null;
      return { name: user.name, active, scopes: withoutRevoked(granted, revoked), revokedScopes: revoked };
    });
  };
}

/** `*` without some scopes is the list of the others. */
function withoutRevoked(granted: readonly string[], revoked: readonly string[]): readonly string[] {
  if (revoked.length === 0) return granted;
  const all: readonly string[] = granted.includes('*') ? scopes : granted;
  return all.filter((scope) => !revoked.includes(scope));
}

async function accountGrants(unitOfWork: UnitOfWork<UserStores>, frameId: string, id: string): Promise<Grants> {
  const account = await unitOfWork.run(frameId, ({ serviceAccounts }) => serviceAccounts.find(frameId, id));
  if (!account) throw notFound('service_account');
  return {
    name: account.name,
    active: account.active && account.deletedAt === null,
    scopes: account.scopes,
    revokedScopes: [],
  };
}
