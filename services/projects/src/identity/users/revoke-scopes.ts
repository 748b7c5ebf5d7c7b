import type { UnitOfWork } from '@trackway/application';
import type { Scope } from '@trackway/contracts';
import { notFound } from '@trackway/errors';
import { changesOf } from '@trackway/messaging';
import type { Caller } from '@trackway/runtime';
import { userLine } from './user-events';
import type { UserStores } from './user-store';

export function makeReadRevokedScopes({ unitOfWork }: { unitOfWork: UnitOfWork<UserStores> }) {
  return async ({ frameId }: Caller, id: string): Promise<readonly string[]> =>
    unitOfWork.run(frameId, async ({ users }) => {
      const [user] = await users.findMany(frameId, [id]);
      if (!user || user.deletedAt) throw notFound('user');
      return (await users.scopesOf(frameId, id)).revoked;
    });
}

/**
 * Replaces the list. Running imports and exports that need a revoked scope end within seconds, and rules and agents
 * stop using it. Tokens of the identity provider are not affected.
 */
export function makeRevokeScopes({ unitOfWork }: { unitOfWork: UnitOfWork<UserStores> }) {
  return async (caller: Caller, id: string, scopes: readonly Scope[]): Promise<readonly string[]> =>
    unitOfWork.run(caller.frameId, async ({ users, outbox }) => {
      const user = await users.lock(caller.frameId, id);
      if (!user || user.deletedAt) throw notFound('user');
      const { revoked } = await users.scopesOf(caller.frameId, id);
      const sorted = [...new Set<string>(scopes)].toSorted();
      const changes = changesOf({ revoked }, { revoked: sorted }, { revoked: 'revoked_scopes' });
      if (changes.length === 0) return sorted;
      await users.setRevokedScopes(caller.frameId, id, sorted);
      await outbox.add(userLine(caller, user, 'updated', changes));
      return sorted;
    });
}
