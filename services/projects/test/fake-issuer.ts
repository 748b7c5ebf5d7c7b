import { generateKeyPairSync, type JsonWebKey } from 'node:crypto';
import http, { type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export function publicJwk(kid: string, bits = 2_048): JsonWebKey {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: bits });
  return { ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' };
}

/** An OpenID provider that publishes its discovery document and keys, or what a test wants. */
export class FakeIssuer {
  keys: readonly JsonWebKey[] = [];
  /** Replaces members of the discovery document. */
  discovery: Readonly<Record<string, unknown>> = {};
  /** Replaces every response. */
  respond: ((path: string, response: ServerResponse) => void) | undefined;
  readonly paths: string[] = [];
  private readonly server = http.createServer((request, response) => {
    const path = request.url ?? '';
    this.paths.push(path);
    if (this.respond) this.respond(path, response);
    else this.publish(path, response);
  });

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private publish(path: string, response: ServerResponse): void {
    const isDiscovery = path.endsWith('/.well-known/openid-configuration');
    const issuer = `${this.url}${path.replace('/.well-known/openid-configuration', '')}`;
    const found = { issuer, jwks_uri: `${this.url}/jwks`, ...this.discovery };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(isDiscovery ? found : this));
  }

  toJSON(): object {
    return { keys: this.keys };
  }
}
