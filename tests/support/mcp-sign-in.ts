import { type OAuthClientProvider, UnauthorizedError } from '@modelcontextprotocol/sdk/client/auth.js';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { OAuthClientInformationMixed, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js';
import { followToCode, REDIRECT } from './follow-to-code';
import { system } from './system';

/** An MCP client that knows only the URL of the endpoint, and whose user chooses a demo account. */
export async function signInToMcp(account: string): Promise<Client> {
  const endpoint = new URL('/mcp', system.base_url);
  const authProvider = new DemoSignIn(account);
  const first = new StreamableHTTPClientTransport(endpoint, { authProvider });
  await expect(new Client({ name: 'assistant', version: '1' }).connect(first)).rejects.toThrow(UnauthorizedError);
  await first.finishAuth(authProvider.code);
  const client = new Client({ name: 'assistant', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(endpoint, { authProvider }));
  return client;
}

class DemoSignIn implements OAuthClientProvider {
  code = '';
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

  constructor(private readonly account: string) {}

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
  }

  saveCodeVerifier(verifier: string): void {
    this.verifier = verifier;
  }

  codeVerifier(): string {
    return this.verifier;
  }

  async redirectToAuthorization(url: URL): Promise<void> {
    this.code = await followToCode(url, { account: this.account });
  }
}
