import type { UnitOfWork } from '@trackway/application';
import { AppError } from '@trackway/errors';
import type { Clock, NewId } from '@trackway/runtime';
import { isUuid } from '@trackway/runtime';
import { assertCanGrant } from '../credentials/granted-scopes';
import type { IdentityIndex } from '../credentials/identity-index';
import { isSecret } from '../credentials/secret';
import type { ServiceAccount } from '../credentials/service-account';
import type { SignToken } from '../keys/sign-token';
import { ACCOUNT_TOKEN_SECONDS } from '../keys/token-lifetimes';
import type { UserStores } from '../users/user-store';

export interface ClientCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
  /** All scopes of the account if undefined. */
  readonly scopes: readonly string[] | undefined;
}

export interface IssuedToken {
  readonly token: string;
  readonly scopes: readonly string[];
  readonly expiresInSeconds: number;
}

interface Deps {
  readonly unitOfWork: UnitOfWork<UserStores>;
  readonly identityIndex: IdentityIndex;
  readonly signToken: SignToken;
  readonly newId: NewId;
  readonly clock: Clock;
}

/**
 * Issues an access token to a service account for its secret. An unknown id and a wrong secret cause the same error.
 */
export function makeIssueToken({ unitOfWork, identityIndex, signToken, newId, clock }: Deps) {
  return async ({ clientId, clientSecret, scopes }: ClientCredentials): Promise<IssuedToken> => {
    const owned = isUuid(clientId) ? await identityIndex.findAccount(clientId) : undefined;
    if (!owned) throw wrongClient();
    const { frameId, id } = owned;
    const now = clock();
    const account = await unitOfWork.run(frameId, async ({ serviceAccounts }) => {
      const found = await serviceAccounts.find(frameId, id);
      if (!found?.active || found.deletedAt || !hasSecret(found, clientSecret, now)) throw wrongClient();
      await serviceAccounts.recordUse(frameId, id, now);
      return found;
    });
    const granted = scopes ?? account.scopes;
    assertCanGrant(account, granted);
    const token = await signToken({
      id: newId(),
      kind: 'service_account',
      subject: { id, frameId, name: account.name },
      scopes: granted,
      generation: account.generation,
      issuedAt: now,
      expiresAt: new Date(now.getTime() + ACCOUNT_TOKEN_SECONDS * 1_000),
    });
    return { token, scopes: granted, expiresInSeconds: ACCOUNT_TOKEN_SECONDS };
  };
}

function hasSecret({ secretHash, previousSecret }: ServiceAccount, given: string, now: Date): boolean {
  if (isSecret(given, secretHash)) return true;
  return previousSecret !== null && previousSecret.until > now && isSecret(given, previousSecret.hash);
}

function wrongClient(): AppError {
  return new AppError('unauthenticated', 'unauthenticated', 'There is no active service account with this secret.');
}
