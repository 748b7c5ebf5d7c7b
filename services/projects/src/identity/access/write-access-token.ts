import type { UnitOfWork } from '@trackway/application';
import { AppError, invalidInput, notFound, ruleBroken } from '@trackway/errors';
import type { Caller, Clock, NewId } from '@trackway/runtime';
import type { AccessToken } from '../credentials/access-token';
import { accessTokenLine } from '../credentials/audit-events';
import { assertCanGrant, assertSignedIn } from '../credentials/granted-scopes';
import type { IdentityIndex } from '../credentials/identity-index';
import { hashOf } from '../credentials/secret';
import { tokenRevocation } from '../keys/revocation-events';
import type { SignToken } from '../keys/sign-token';
import { DEFAULT_PERSONAL_SECONDS, MAX_PERSONAL_SECONDS } from '../keys/token-lifetimes';
import type { UserStores } from '../users/user-store';

const MAX_TOKENS = 100;

interface Deps {
  readonly unitOfWork: UnitOfWork<UserStores>;
  readonly clock: Clock;
}

export interface CreateAccessToken {
  readonly name: string;
  readonly scopes: readonly string[];
  readonly expiresAt: Date | undefined;
}

/** Creates a personal access token. Only this response contains the token; the database stores its hash. */
export function makeCreateAccessToken(deps: Deps & { newId: NewId; signToken: SignToken }) {
  return async (
    caller: Caller,
    { name, scopes, expiresAt }: CreateAccessToken,
  ): Promise<{ accessToken: AccessToken; token: string }> => {
    assertSignedIn(caller);
    assertCanGrant(caller, scopes);
    const now = deps.clock();
    const lifetime = { expiresAt: expiryOf(expiresAt, now), createdAt: now, revokedAt: null };
    const accessToken = { id: deps.newId(), userId: caller.id, name, scopes, ...lifetime };
    const token = await deps.signToken({ ...accessToken, kind: 'user', subject: caller, issuedAt: now });
    await deps.unitOfWork.run(caller.frameId, async ({ accessTokens, users, outbox }) => {
      // Locks the user, so that a concurrent deactivation finds and revokes this token.
      const user = await users.lock(caller.frameId, caller.id);
      if (!user?.active || user.deletedAt) throw deactivated();
      if ((await accessTokens.countValid(caller.frameId, caller.id, now)) >= MAX_TOKENS) throw limitReached();
      await accessTokens.insert(caller.frameId, accessToken, hashOf(token));
      await outbox.add(accessTokenLine(caller, accessToken, 'created'));
    });
    return { accessToken, token };
  };
}

/** Revokes a token of the caller. 404 if it is revoked already. */
export function makeRevokeAccessToken({ unitOfWork, clock }: Deps) {
  return (caller: Caller, id: string): Promise<AccessToken> =>
    unitOfWork.run(caller.frameId, async ({ accessTokens, outbox }) => {
      const { frameId } = caller;
      const own = await accessTokens.find(frameId, caller.id, id);
      const [revoked] = own ? await accessTokens.revoke(frameId, { id }, clock()) : [];
      if (!revoked) throw notFound('access_token');
      await outbox.add(tokenRevocation(frameId, id, revoked.expiresAt), accessTokenLine(caller, revoked, 'revoked'));
      return revoked;
    });
}

/**
 * Revokes a leaked token. Possession of the token is sufficient, and the response does not reveal whether it existed.
 */
export function makeRevokeFoundToken({ unitOfWork, clock, identityIndex }: Deps & { identityIndex: IdentityIndex }) {
  return async (foundToken: string): Promise<void> => {
    const found = await identityIndex.findToken(hashOf(foundToken));
    if (!found) return;
    await unitOfWork.run(found.frameId, async ({ accessTokens, outbox }) => {
      const revoked = await accessTokens.revoke(found.frameId, { id: found.id }, clock());
      for (const token of revoked) {
        const finder = {
          kind: 'system',
          id: token.id,
          name: 'Holder of the token',
          frameId: found.frameId,
          scopes: [],
        } as const;
        const audited = accessTokenLine(finder, token, 'revoked');
        await outbox.add(tokenRevocation(found.frameId, token.id, token.expiresAt), audited);
      }
    });
  };
}

function deactivated(): Error {
  const message =
    'The user is deactivated or deleted and cannot create tokens. Another administrator can activate the user.';
  return new AppError('forbidden', 'forbidden', message);
}

function expiryOf(requested: Date | undefined, now: Date): Date {
  if (requested === undefined) return new Date(now.getTime() + DEFAULT_PERSONAL_SECONDS * 1_000);
  if (requested <= now) throw invalidInput({ expires_at: ['Must be in the future.'] });
  if (requested.getTime() - now.getTime() > MAX_PERSONAL_SECONDS * 1_000) {
    throw invalidInput({ expires_at: ['Must be within 366 days.'] });
  }
  return requested;
}

function limitReached(): Error {
  return ruleBroken(
    'access_token_limit_reached',
    `You have ${MAX_TOKENS} valid personal access tokens. Revoke one before you create another.`,
  );
}
