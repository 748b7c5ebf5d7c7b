import { createSecretKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { scopes } from '@trackway/contracts';
import { type Configuration, errors, type KoaContextWithOIDC } from 'oidc-provider';
import { DEMO_FRAME_ID } from '../token/demo';
import { CLIENT_ID } from './console-settings';
import { DEMO_ACCOUNTS } from './demo-accounts';
import { MemoryAdapter } from './memory-adapter';

const API = 'urn:trackway:api';
const ACCESS_TOKEN_TTL_S = 900;
const DAY_S = 86_400;
const LOCAL_HOSTS: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]', 'localhost']);

interface IssuerOptions {
  /** Secret that signs access tokens of this system, as `npm run token` uses it. */
  readonly tokenSecret: string;
  /** Addresses of the console. */
  readonly consoleUrls: readonly string[];
}

/**
 * An issuer of the demo frame: public clients with PKCE, and access tokens that the local gateway trusts. MCP clients on
 * this host can register themselves, and request tokens for the MCP endpoint.
 */
export function issuerConfiguration({ tokenSecret, consoleUrls }: IssuerOptions): Configuration {
  return {
    adapter: MemoryAdapter,
    clients: [consoleClient(consoleUrls)],
    clientBasedCORS: () => true,
    // The validator is called once for each listed member, for every client.
    extraClientMetadata: { properties: ['software_id'], validator: requireLocalRedirects },
    scopes: ['openid', 'offline_access', ...scopes],
    claims: { profile: ['name', 'email'] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    jwks: { keys: [signingKey()] },
    interactions: { url: (_context, { uid }) => `/sign-in/${uid}` },
    findAccount: (_context, id) => findAccount(id),
    loadExistingGrant: grantAccountScopes,
    issueRefreshToken: async () => true,
    extraTokenClaims: (_context, token) => ('accountId' in token ? claimsOf(String(token.accountId)) : undefined),
    pkce: { required: () => true },
    ttl: {
      AccessToken: ACCESS_TOKEN_TTL_S,
      IdToken: DAY_S,
      Session: DAY_S,
      Grant: DAY_S,
      Interaction: 3_600,
      RefreshToken: DAY_S,
    },
    features: {
      devInteractions: { enabled: false },
      registration: { enabled: true, issueRegistrationAccessToken: false },
      rpInitiatedLogout: { enabled: true, logoutSource: submitAtOnce },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => API,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: scopes.join(' '),
          accessTokenFormat: 'jwt',
          accessTokenTTL: ACCESS_TOKEN_TTL_S,
          jwt: { sign: { alg: 'HS256', key: createSecretKey(Buffer.from(tokenSecret)) } },
        }),
      },
    },
  };
}

function consoleClient(consoleUrls: readonly string[]) {
  return {
    client_id: CLIENT_ID,
    client_name: 'Trackway console',
    token_endpoint_auth_method: 'none' as const,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code' as const],
    redirect_uris: consoleUrls.map((url) => `${url}callback`),
    post_logout_redirect_uris: [...consoleUrls],
  };
}

/** Any page could register a client, and users are not asked for their consent. */
function requireLocalRedirects(
  _context: unknown,
  _key: string,
  _value: unknown,
  { redirect_uris: redirects = [] }: { readonly redirect_uris?: readonly string[] | undefined },
): void {
  if (redirects.every((url) => LOCAL_HOSTS.has(new URL(url).hostname))) return;
  throw new errors.InvalidClientMetadata('redirect_uris must be on this host: 127.0.0.1, [::1] or localhost');
}

function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), kty: 'RSA' as const, kid: 'local', alg: 'RS256', use: 'sig' };
}

function findAccount(id: string) {
  const account = DEMO_ACCOUNTS.find((one) => one.id === id);
  if (!account) return undefined;
  return { accountId: id, claims: async () => ({ sub: id, name: account.name, email: account.email }) };
}

function claimsOf(id: string) {
  const account = DEMO_ACCOUNTS.find((one) => one.id === id);
  return account && { frame_id: DEMO_FRAME_ID, name: account.name, email: account.email };
}

/** There is no consent prompt: all clients are on this host. */
async function grantAccountScopes(context: KoaContextWithOIDC) {
  const { client, session, account, provider, params } = context.oidc;
  if (!client || !session?.accountId) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  const held = DEMO_ACCOUNTS.find(({ id }) => id === (account?.accountId ?? session.accountId))?.scopes ?? [];
  const others = scopes.filter((scope) => !held.includes(scope)).join(' ');
  grant.addOIDCScope(['openid profile offline_access', ...held].join(' '));
  // The others are rejected instead of requested, so that there is no prompt for them.
  grant.rejectOIDCScope(others);
  const resource = typeof params?.['resource'] === 'string' ? params['resource'] : API;
  grant.addResourceScope(resource, held.join(' '));
  grant.rejectResourceScope(resource, others);
  await grant.save();
  return grant;
}

async function submitAtOnce(context: KoaContextWithOIDC, form: string): Promise<void> {
  context.body = `<!doctype html><title>Sign out</title>${form}<script>
    const form = document.forms[0];
    const yes = document.createElement('input');
    Object.assign(yes, { type: 'hidden', name: 'logout', value: 'yes' });
    form.append(yes);
    form.submit();
  </script>`;
}
