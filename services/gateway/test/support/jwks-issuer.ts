import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { RecordingUpstream } from './recording-upstream';
import { type Claims, claimsWith, part } from './tokens';

export interface IssuerKey {
  readonly kid: string;
  readonly alg: 'RS256' | 'ES256' | 'EdDSA';
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

export function makeKey(alg: IssuerKey['alg'], kid: string): IssuerKey {
  const pair =
    alg === 'RS256'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : alg === 'ES256'
        ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
        : generateKeyPairSync('ed25519');
  return { kid, alg, ...pair };
}

export function signedBy(key: IssuerKey, claims: Claims = claimsWith(), header: Claims = {}): string {
  const input = `${part({ alg: key.alg, typ: 'JWT', kid: key.kid, ...header })}.${part(claims)}`;
  const options = key.alg === 'ES256' ? { key: key.privateKey, dsaEncoding: 'ieee-p1363' as const } : key.privateKey;
  return `${input}.${sign(key.alg === 'EdDSA' ? null : 'sha256', Buffer.from(input), options).toString('base64url')}`;
}

/** Publishes keys as an identity provider does. */
export class JwksIssuer {
  private readonly server = new RecordingUpstream('issuer');
  private keys: readonly unknown[] = [];

  async start(...keys: IssuerKey[]): Promise<this> {
    await this.server.start();
    this.publish(...keys);
    return this;
  }

  publish(...keys: IssuerKey[]): void {
    this.publishJwks(
      keys.map(({ publicKey, kid, alg }) => ({ ...publicKey.export({ format: 'jwk' }), kid, alg, use: 'sig' })),
    );
  }

  publishJwks(keys: readonly unknown[]): void {
    this.keys = keys;
    this.server.respondWith((_request, response) => {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ keys: this.keys }));
    });
  }

  respondWith: RecordingUpstream['respondWith'] = (handler) => this.server.respondWith(handler);

  get requestCount(): number {
    return this.server.requests.length;
  }

  get url(): string {
    return `${this.server.url}/.well-known/jwks.json`;
  }

  stop(): Promise<void> {
    return this.server.stop();
  }
}
