import type { Clock } from '@trackway/runtime';
import { isPublished } from './signing-key';
import type { SigningKeyStore } from './signing-key-store';

/** The public keys of all valid tokens, as a JSON Web Key Set. */
export function makeReadKeySet({ signingKeys, clock }: { signingKeys: SigningKeyStore; clock: Clock }) {
  return async (): Promise<readonly Readonly<Record<string, unknown>>[]> => {
    const now = clock();
    return (await signingKeys.all()).filter((key) => isPublished(key, now)).map(({ publicJwk }) => publicJwk);
  };
}
