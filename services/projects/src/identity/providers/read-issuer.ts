import type { ProviderKey } from '@trackway/contracts';

/** Reads the discovery document and the key set of an issuer. @throws IssuerError */
export type ReadIssuer = (issuer: string) => Promise<readonly ProviderKey[]>;

/** Why the keys of an issuer cannot be used. The message is for users and contains no internal address. */
export class IssuerError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'IssuerError';
  }
}
