import { UnauthorizedError } from '@modelcontextprotocol/sdk/client/auth.js';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { decode } from 'jsonwebtoken';
import { type GatewayUnderTest, startGatewayUnderTest } from './support/gateway-under-test';
import { freePort, type OauthIssuer, startOauthIssuer } from './support/oauth-issuer';
import { SignInProvider } from './support/sign-in-provider';

const OTHER_RESOURCE = 'https://other.example.org/mcp';
const DOCUMENT = {
  openapi: '3.1.0',
  paths: { '/api/management/me': { get: { operationId: 'readMe', summary: 'Read the user' } } },
};

/** An assistant that knows only the URL of the endpoint. */
describe('the sign-in of an MCP client', () => {
  let gateway: GatewayUnderTest;
  let issuer: OauthIssuer;
  let endpoint: URL;

  beforeAll(async () => {
    const port = await freePort();
    const base = `http://127.0.0.1:${port}`;
    endpoint = new URL('/mcp', base);
    issuer = await startOauthIssuer(endpoint.href, OTHER_RESOURCE);
    gateway = await startGatewayUnderTest({
      HTTP_PORT: String(port),
      PUBLIC_URL: base,
      TOKEN_SECRET: undefined,
      TOKEN_JWKS_URL: `${issuer.url}/jwks`,
      TOKEN_ISSUER: issuer.url,
      TOKEN_AUDIENCE: 'urn:trackway:api',
    });
    gateway.services.projects.respondWith((request, response) => {
      request.resume();
      response.end(
        request.url === '/openapi.json' ? JSON.stringify(DOCUMENT) : '{"response":true,"user":{"name":"Ana"}}',
      );
    });
  }, 60_000);
  afterAll(async () => {
    await gateway.stop();
    await issuer.stop();
  });

  async function signIn(provider: SignInProvider): Promise<Client> {
    const first = new StreamableHTTPClientTransport(endpoint, { authProvider: provider });
    await expect(new Client({ name: 'assistant', version: '1' }).connect(first)).rejects.toThrow(UnauthorizedError);
    await first.finishAuth(provider.code);
    const client = new Client({ name: 'assistant', version: '1' });
    await client.connect(new StreamableHTTPClientTransport(endpoint, { authProvider: provider }));
    return client;
  }

  it('discovers the issuer, registers, and calls tools with a token for this endpoint', async () => {
    const provider = new SignInProvider();
    const client = await signIn(provider);

    const { content } = await client.callTool({ name: 'readMe', arguments: {} });

    expect(content).toMatchObject([{ type: 'text', text: expect.stringContaining('Ana') }]);
    expect(provider.authorizationUrl?.origin).toBe(issuer.url);
    expect(Object.fromEntries(provider.authorizationUrl?.searchParams ?? [])).toMatchObject({
      resource: endpoint.href,
      code_challenge_method: 'S256',
    });
    expect(decode(provider.accessToken ?? '')).toMatchObject({ aud: endpoint.href, iss: issuer.url });
    await client.close();
  });

  it('is rejected with a token of the same issuer for another resource', async () => {
    const provider = new SignInProvider();
    await (await signIn(provider)).close();
    const { client_id } = provider.clientInformation() ?? { client_id: '' };
    const url = new URL(provider.authorizationUrl ?? '');
    url.searchParams.set('resource', OTHER_RESOURCE);
    await provider.redirectToAuthorization(url);
    const token = await fetch(`${issuer.url}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id,
        code: provider.code,
        code_verifier: provider.codeVerifier(),
        redirect_uri: provider.redirectUrl,
        resource: OTHER_RESOURCE,
      }),
    });
    const { access_token } = (await token.json()) as { access_token: string };
    expect(decode(access_token)).toMatchObject({ aud: OTHER_RESOURCE });

    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    });

    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toContain('resource_metadata="');
    expect(await response.json()).toMatchObject({ error: 'The token is for another audience.' });
  });
});
