import type { UnitOfWork } from '@trackway/application';
import type { Scope } from '@trackway/contracts';
import { AppError, notFound } from '@trackway/errors';
import { changesOf } from '@trackway/messaging';
import type { Caller } from '@trackway/runtime';
import { assertCanGrant } from '../credentials/granted-scopes';
import { assertActiveCaller } from './assert-active-caller';
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
 * stop using it. Tokens of the identity provider are not affected. The caller needs the scopes that are restored.
 */
export function makeRevokeScopes({ unitOfWork }: { unitOfWork: UnitOfWork<UserStores> }) {
  return async (caller: Caller, id: string, scopes: readonly Scope[]): Promise<readonly string[]> =>
    unitOfWork.run(caller.frameId, async ({ users, outbox }) => {
      await assertActiveCaller(users, caller);
      const user = await users.lock(caller.frameId, id);
      if (!user || user.deletedAt) throw notFound('user');
      const { revoked } = await users.scopesOf(caller.frameId, id);
      const sorted = [...new Set<string>(scopes)].toSorted();
      assertCanRestore(
        caller,
        id,
        revoked.filter((scope) => !sorted.includes(scope)),
      );
      const changes = changesOf({ revoked }, { revoked: sorted }, { revoked: 'revoked_scopes' });
      if (changes.length === 0) return sorted;
      await users.setRevokedScopes(caller.frameId, id, sorted);
      await outbox.add(userLine(caller, user, 'updated', changes));
      return sorted;
    });
}

/** @throws AppError 403 */
function assertCanRestore(caller: Caller, userId: string, restored: readonly string[]): void {
  assertCanGrant(caller, restored);
  if (restored.length === 0 || caller.kind !== 'user' || caller.id !== userId) return;
  throw new AppError('forbidden', 'forbidden', 'You cannot restore your own scopes. Ask another administrator.');
}
