import type { KeyObject } from 'node:crypto';

export type TokenAlgorithm = 'HS256' | 'RS256' | 'ES256' | 'EdDSA';

/** Keys that verify access tokens, all for one algorithm. */
export interface KeySource {
  readonly algorithm: TokenAlgorithm;
  /** Keys that may have signed a token with this `kid`. Undefined if no keys have been read yet. */
  candidates(kid: string | undefined): Promise<readonly KeyObject[] | undefined>;
}
