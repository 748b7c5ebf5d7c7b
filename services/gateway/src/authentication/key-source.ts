import type { KeyObject } from 'node:crypto';

export type TokenAlgorithm = 'HS256' | 'RS256' | 'ES256' | 'EdDSA';

/** The keys that access tokens are verified with, all for one algorithm. */
export interface KeySource {
  readonly algorithm: TokenAlgorithm;
  /** The keys that may have signed a token with this `kid`; undefined as long as no key at all is known. */
  candidates(kid: string | undefined): Promise<readonly KeyObject[] | undefined>;
}
