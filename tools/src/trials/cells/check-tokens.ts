import type { Response } from '../prove/client/send';
import type { Tenant } from './tenant';

type Log = (line: string) => void;

/** Tokens that were issued and revoked before a move. */
export interface IssuedTokens {
  readonly account: { readonly client_id: string; readonly client_secret: string };
  readonly ofAccount: string;
  readonly personal: string;
  readonly revoked: string;
}

export async function issueTokens(tenant: Tenant): Promise<IssuedTokens> {
  const account = await tenant.expect('POST', '/service-accounts', { name: 'Sync', scopes: ['projects:read'] });
  const { client_id, client_secret } = account as unknown as IssuedTokens['account'];
  const personal = await createToken(tenant);
  const revoked = await createToken(tenant);
  await tenant.expect('DELETE', `/access-tokens/${revoked.id}`);
  const ofAccount = String((await signIn(tenant, { client_id, client_secret })).body['access_token']);
  return { account: { client_id, client_secret }, ofAccount, personal: personal.token, revoked: revoked.token };
}

/** Whether the tokens are valid, or still revoked, after the tenant has moved. */
export async function checkTokens(tenant: Tenant, tokens: IssuedTokens, log: Log): Promise<boolean> {
  const statusOf = async (token: string) => (await tenant.call('GET', '/projects?perPage=1', undefined, token)).status;
  const found = {
    ofAccount: await statusOf(tokens.ofAccount),
    personal: await statusOf(tokens.personal),
    revoked: await statusOf(tokens.revoked),
    signIn: (await signIn(tenant, tokens.account)).status,
  };
  const isOk = found.ofAccount === 200 && found.personal === 200 && found.revoked === 401 && found.signIn === 200;
  log(`${isOk ? '✓' : '✗'} tokens from before the move: ${JSON.stringify(found)}`);
  return isOk;
}

async function createToken(tenant: Tenant): Promise<{ id: string; token: string }> {
  const created = await tenant.expect('POST', '/access-tokens', { name: 'Laptop', scopes: ['projects:read'] });
  const { token, access_token } = created as unknown as { token: string; access_token: { id: string } };
  return { id: access_token.id, token };
}

function signIn(tenant: Tenant, account: IssuedTokens['account']): Promise<Response> {
  return tenant.call('POST', '/auth/token', { grant_type: 'client_credentials', ...account });
}
