import { sign } from 'node:crypto';
import { TOKEN_ISSUER } from '@trackway/contracts';
import { unavailable } from '@trackway/errors';
import type { Caller, Clock } from '@trackway/runtime';
import type { KeyCipher } from './key-cipher';
import { currentKey } from './signing-key';
import type { SigningKeyStore } from './signing-key-store';

export interface TokenToSign {
  readonly id: string;
  readonly kind: 'user' | 'service_account';
  readonly subject: Pick<Caller, 'id' | 'frameId' | 'name' | 'email'>;
  readonly scopes: readonly string[];
  readonly generation?: number;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

export type SignToken = (token: TokenToSign) => Promise<string>;

/** Signs with the current key. Keys are read for each token, so that no replica signs with a revoked key. */
export function makeSignToken(deps: { signingKeys: SigningKeyStore; cipher: KeyCipher; clock: Clock }): SignToken {
  const { signingKeys, cipher, clock } = deps;
  return async ({ id, kind, subject, scopes, generation, issuedAt, expiresAt }) => {
    const key = currentKey(await signingKeys.all(), clock());
    if (!key?.privateKey) throw unavailable('Tokens cannot be issued at the moment.');
    const header = { alg: 'EdDSA', typ: 'at+jwt', kid: key.kid };
    const claims = {
      iss: TOKEN_ISSUER,
      jti: id,
      kind,
      sub: subject.id,
      frame_id: subject.frameId,
      scope: scopes.join(' '),
      name: subject.name,
      email: subject.email,
      gen: generation,
      iat: seconds(issuedAt),
      exp: seconds(expiresAt),
    };
    const input = `${part(header)}.${part(claims)}`;
    const signature = sign(null, Buffer.from(input), cipher.decrypt(key.privateKey, key.kid));
    return `${input}.${signature.toString('base64url')}`;
  };
}

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function seconds(time: Date): number {
  return Math.floor(time.getTime() / 1_000);
}
