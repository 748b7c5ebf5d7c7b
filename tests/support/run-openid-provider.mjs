// A real OpenID provider for tests: authorization code with PKCE, JWT access tokens and keys that can be rotated.
// Usage: node run-openid-provider.mjs <port> <audience>   It prints a line when it accepts requests.
// The login hint is the user and the comma-separated groups: `ana:engineers,admins`.
import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

const [port, audience] = process.argv.slice(2);
const issuer = `http://127.0.0.1:${port}`;
const claimsOf = (id) => {
  const [user, groups = ''] = id.split(':');
  return { sub: id, name: user, email: `${user}@example.org`, email_verified: true, groups: groups.split(',') };
};

function makeProvider(kid) {
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'test',
        token_endpoint_auth_method: 'none',
        redirect_uris: ['http://127.0.0.1:9/callback'],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    cookies: { keys: ['not secret'] },
    jwks: { keys: [{ ...key, kid, alg: 'RS256', use: 'sig' }] },
    interactions: { url: (_context, { uid }) => `/sign-in/${uid}` },
    findAccount: (_context, id) => ({ accountId: id, claims: async () => claimsOf(id) }),
    extraTokenClaims: (_context, token) => claimsOf(token.accountId),
    loadExistingGrant: async (context) => {
      const { client, session } = context.oidc;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid');
      grant.addResourceScope(audience, 'api');
      await grant.save();
      return grant;
    },
    features: {
      devInteractions: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: 'api',
          audience,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
  });
  return { provider, handle: provider.callback() };
}

let current = makeProvider('first');
createServer((request, response) => {
  if (request.url === '/rotate') {
    current = makeProvider(`key-${Date.now()}`);
    response.end();
  } else if (request.url?.startsWith('/sign-in/')) {
    const { provider } = current;
    void provider
      .interactionDetails(request, response)
      .then(({ params }) =>
        provider.interactionFinished(request, response, { login: { accountId: params.login_hint } }),
      );
  } else void current.handle(request, response);
}).listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'));
