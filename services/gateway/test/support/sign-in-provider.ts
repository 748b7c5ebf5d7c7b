import type { OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import type { OAuthClientInformationMixed, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js';

const REDIRECT = 'http://127.0.0.1:9/callback';
const MAX_REDIRECTS = 10;

/** An OAuth client that knows nothing in advance, and a browser whose user signs in. */
export class SignInProvider implements OAuthClientProvider {
  /** The code that the issuer returned to the redirect URL. */
  code = '';
  /** The URL that the user was sent to. */
  authorizationUrl: URL | undefined;
  accessToken: string | undefined;
  readonly redirectUrl = REDIRECT;
  readonly clientMetadata = {
    client_name: 'Assistant',
    redirect_uris: [REDIRECT],
    grant_types: ['authorization_code'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  };
  private registered: OAuthClientInformationMixed | undefined;
  private stored: OAuthTokens | undefined;
  private verifier = '';

  clientInformation(): OAuthClientInformationMixed | undefined {
    return this.registered;
  }

  saveClientInformation(information: OAuthClientInformationMixed): void {
    this.registered = information;
  }

  tokens(): OAuthTokens | undefined {
    return this.stored;
  }

  saveTokens(tokens: OAuthTokens): void {
    this.stored = tokens;
    this.accessToken = tokens.access_token;
  }

  saveCodeVerifier(verifier: string): void {
    this.verifier = verifier;
  }

  codeVerifier(): string {
    return this.verifier;
  }

  async redirectToAuthorization(url: URL): Promise<void> {
    this.authorizationUrl = url;
    this.code = await signIn(url);
  }
}

/** Follows redirects with cookies, like a browser, until the issuer returns to the client. */
async function signIn(start: URL): Promise<string> {
  const cookies = new Map<string, string>();
  let url = start;
  for (let count = 0; count < MAX_REDIRECTS; count += 1) {
    if (url.href.startsWith(REDIRECT)) return url.searchParams.get('code') ?? '';
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    url = new URL(response.headers.get('location') ?? '', url);
  }
  throw new Error('The issuer did not return to the client.');
}
