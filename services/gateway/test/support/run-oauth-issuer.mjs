// A real issuer for tests: dynamic registration, PKCE, resource indicators, and one user who signs in at once.
// Usage: node run-oauth-issuer.mjs <port> <scopes> <resource>…   It prints a line when it accepts requests.
import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

const [port, scopes, ...resources] = process.argv.slice(2);
const USER = '01938b5e-0000-7000-8000-00000000aaaa';
const FRAME = '01938b5e-0000-7000-8000-00000000bbbb';

const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
const provider = new Provider(`http://127.0.0.1:${port}`, {
  clients: [],
  scopes: ['openid', 'offline_access', ...scopes.split(' ')],
  cookies: { keys: ['not secret'] },
  jwks: { keys: [{ ...key, kid: 'test', alg: 'RS256', use: 'sig' }] },
  pkce: { required: () => true },
  interactions: { url: (_context, { uid }) => `/sign-in/${uid}` },
  findAccount: (_context, id) => ({ accountId: id, claims: async () => ({ sub: id }) }),
  extraTokenClaims: () => ({ frame_id: FRAME, name: 'Ana' }),
  loadExistingGrant: async (context) => {
    const { client, session } = context.oidc;
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope(`openid offline_access ${scopes}`);
    for (const resource of resources) grant.addResourceScope(resource, scopes);
    await grant.save();
    return grant;
  },
  features: {
    devInteractions: { enabled: false },
    registration: { enabled: true },
    resourceIndicators: {
      enabled: true,
      getResourceServerInfo: () => ({ scope: scopes, accessTokenFormat: 'jwt', jwt: { sign: { alg: 'RS256' } } }),
      useGrantedResource: () => true,
    },
  },
});

const handle = provider.callback();
createServer((request, response) => {
  if (request.url?.startsWith('/sign-in/')) {
    void provider.interactionFinished(request, response, { login: { accountId: USER } });
  } else void handle(request, response);
}).listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'));
