import type { OidcConfig } from './console-config';
import { challengeOf, randomText } from './pkce';

interface Discovery {
  readonly authorization_endpoint: string;
  readonly token_endpoint: string;
  readonly end_session_endpoint?: string;
}

export interface TokenSet {
  readonly access_token: string;
  readonly refresh_token?: string;
  readonly id_token?: string;
  /** Seconds. */
  readonly expires_in?: number;
}

/** State of a sign-in between leaving the page and coming back. It contains no token. */
export interface PendingSignIn {
  readonly state: string;
  readonly verifier: string;
  readonly returnTo: string;
  readonly isSilent: boolean;
}

export class SignInError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** OpenID Connect, authorization code flow with PKCE. */
export class OidcClient {
  private discovery: Promise<Discovery> | undefined;

  constructor(
    private readonly config: OidcConfig,
    private readonly redirectUri: string,
  ) {}

  async authorizationUrl(options: { returnTo: string; isSilent: boolean }): Promise<[string, PendingSignIn]> {
    const { authorization_endpoint } = await this.discover();
    const pending = { state: randomText(), verifier: randomText(), ...options };
    const url = new URL(authorization_endpoint);
    const parameters = {
      response_type: 'code',
      client_id: this.config.clientId,
      redirect_uri: this.redirectUri,
      scope: this.config.scope,
      state: pending.state,
      code_challenge: await challengeOf(pending.verifier),
      code_challenge_method: 'S256',
      ...(options.isSilent ? { prompt: 'none' } : {}),
    };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return [url.href, pending];
  }

  exchange(code: string, verifier: string): Promise<TokenSet> {
    return this.requestTokens({
      grant_type: 'authorization_code',
      code,
      redirect_uri: this.redirectUri,
      code_verifier: verifier,
    });
  }

  refresh(refreshToken: string): Promise<TokenSet> {
    return this.requestTokens({ grant_type: 'refresh_token', refresh_token: refreshToken });
  }

  /** URL that ends the session at the issuer; undefined if the issuer does not support that. */
  async signOutUrl(idToken: string | undefined, returnTo: string): Promise<string | undefined> {
    const { end_session_endpoint } = await this.discover();
    if (!end_session_endpoint) return undefined;
    const url = new URL(end_session_endpoint);
    url.searchParams.set('client_id', this.config.clientId);
    url.searchParams.set('post_logout_redirect_uri', returnTo);
    if (idToken) url.searchParams.set('id_token_hint', idToken);
    return url.href;
  }

  private discover(): Promise<Discovery> {
    const url = `${this.config.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    this.discovery ??= requestJson<Discovery>(url).catch((error: unknown) => {
      this.discovery = undefined;
      throw error;
    });
    return this.discovery;
  }

  private async requestTokens(form: Readonly<Record<string, string>>): Promise<TokenSet> {
    const { token_endpoint } = await this.discover();
    const body = new URLSearchParams({ ...form, client_id: this.config.clientId });
    return requestJson<TokenSet>(token_endpoint, { method: 'POST', body });
  }
}

async function requestJson<T>(url: string, init?: RequestInit): Promise<T> {
  const response = await fetch(url, init).catch(() => {
    throw new SignInError('issuer_unreachable', `The issuer ${new URL(url).host} cannot be reached.`);
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok && body !== undefined) return body as T;
  const { error: code = String(response.status), error_description: description } = (body ?? {}) as {
    error?: string;
    error_description?: string;
  };
  throw new SignInError(code, description ?? `The issuer responded with ${code}.`);
}
