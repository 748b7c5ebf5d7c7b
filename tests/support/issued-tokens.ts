import type { Api } from './api';
import { apiWithToken, readResponse } from './api';
import { system } from './system';

export interface ServiceAccount {
  readonly client_id: string;
  readonly client_secret: string;
}

export async function aServiceAccount(api: Api, scopes = ['projects:read', 'projects:write']): Promise<ServiceAccount> {
  const { status, body } = await api.send('POST', '/service-accounts', { name: 'Nightly sync', scopes });
  if (status !== 200) throw new Error(`The service account was rejected with ${status}.`);
  return body;
}

/** Requests a token like an OAuth client. */
export async function requestToken({ client_id, client_secret }: ServiceAccount, scope?: string) {
  const body = new URLSearchParams({ grant_type: 'client_credentials', client_id, client_secret });
  if (scope !== undefined) body.set('scope', scope);
  return readResponse(await fetch(`${system.base_url}/api/management/auth/token`, { method: 'POST', body }));
}

/** A client of the API that acts as the service account. */
export async function apiOfAccount(api: Api, account: ServiceAccount): Promise<Api> {
  const { body } = await requestToken(account);
  return apiWithToken(body.access_token, api.identity);
}

export async function aPersonalToken(api: Api, scopes = ['projects:read']): Promise<{ id: string; api: Api }> {
  const { body } = await api.send('POST', '/access-tokens', { name: 'Laptop', scopes });
  return { id: body.access_token.id, api: apiWithToken(body.token, api.identity) };
}
