import type { UnitOfWork } from '@trackway/application';
import { scopes } from '@trackway/contracts';
import { notFound } from '@trackway/errors';
import { type Caller, isUuid } from '@trackway/runtime';
import type { UserStores } from './user-store';

export interface Grants {
  readonly name: string;
  /** False for who was switched off or deleted. */
  readonly active: boolean;
  readonly scopes: readonly string[];
  /** Scopes that an administrator has revoked. */
  readonly revokedScopes: readonly string[];
}

/** What a user or a service account may do now. A user who never came with a token may do nothing. */
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

/** `*` without some of its scopes is a list of the others. */
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
