import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { followToCode, REDIRECT } from './follow-to-code';
import { freePort } from './free-port';

/** A real OpenID provider in a process of its own, because `oidc-provider` is an ES module, which Jest does not load. */
export class OpenIdProvider {
  private constructor(
    readonly url: string,
    readonly audience: string,
    private readonly process: ChildProcess,
  ) {}

  static async start(audience = 'urn:trackway:test'): Promise<OpenIdProvider> {
    const port = await freePort();
    const script = join(__dirname, 'run-openid-provider.mjs');
    const child = spawn(process.execPath, [script, String(port), audience], { stdio: ['ignore', 'pipe', 'ignore'] });
    await once(child.stdout, 'data');
    return new OpenIdProvider(`http://127.0.0.1:${port}`, audience, child);
  }

  /** The tokens of a user who signs in by authorization code and PKCE: `ana:engineers,admins` for user and groups. */
  async signIn(user: string): Promise<{ readonly accessToken: string; readonly idToken: string }> {
    const verifier = randomBytes(32).toString('base64url');
    const request = new URLSearchParams({
      client_id: 'test',
      response_type: 'code',
      redirect_uri: REDIRECT,
      scope: 'openid api',
      resource: this.audience,
      login_hint: user,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    });
    const code = await followToCode(new URL(`${this.url}/auth?${request}`));
    const grant = { grant_type: 'authorization_code', client_id: 'test', redirect_uri: REDIRECT };
    const body = new URLSearchParams({ ...grant, code, code_verifier: verifier, resource: this.audience });
    const response = await fetch(`${this.url}/token`, { method: 'POST', body });
    const tokens = (await response.json()) as { access_token: string; id_token: string };
    return { accessToken: tokens.access_token, idToken: tokens.id_token };
  }

  /** Replaces the signing key. */
  async rotate(): Promise<void> {
    await fetch(`${this.url}/rotate`);
  }

  async stop(): Promise<void> {
    if (this.process.exitCode !== null) return;
    this.process.kill();
    await once(this.process, 'exit');
  }
}
