import { AppError, missingScope } from '@trackway/errors';
import { type Caller, hasScope } from '@trackway/runtime';

/** Nobody gives away what they don't have. @throws AppError 403 that names the first scope that is too much. */
export function refuseWider(holder: Pick<Caller, 'scopes'>, scopes: readonly string[]): void {
  const tooMuch = scopes.find((scope) => !hasScope(holder, scope));
  if (tooMuch !== undefined) throw missingScope(tooMuch);
}

/** What is made with a token must not outlive it unseen, so tokens and accounts are made by people who signed in themselves. */
export function refuseBorrowed({ kind, tokenId }: Caller): void {
  if (kind === 'user' && tokenId === undefined) return;
  throw new AppError(
    'forbidden',
    'forbidden',
    'Only a user with a token of the identity provider can do this, not a service account and not a personal access token.',
  );
}
