import { AppError, missingScope } from '@trackway/errors';
import { type Caller, hasScope } from '@trackway/runtime';

/** Scopes can only be granted by a caller that has them. @throws AppError 403 with the first missing scope. */
export function assertCanGrant(holder: Pick<Caller, 'scopes'>, scopes: readonly string[]): void {
  const tooMuch = scopes.find((scope) => !hasScope(holder, scope));
  if (tooMuch !== undefined) throw missingScope(tooMuch);
}

/** Tokens and accounts can only be created by a user who signed in, because they would outlive a borrowed token. */
export function assertSignedIn({ kind, tokenId }: Caller): void {
  if (kind === 'user' && tokenId === undefined) return;
  throw new AppError(
    'forbidden',
    'forbidden',
    'This requires a token of the identity provider. Service accounts and personal access tokens are not accepted.',
  );
}
