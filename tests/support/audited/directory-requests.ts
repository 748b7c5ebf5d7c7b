import { aPersonalToken } from '../issued-tokens';
import type { AuditedRequests } from './audited-requests';

/** Credentials, users, the frame, customers, contacts, tags, groups and views. */
export async function sendDirectoryRequests(requests: AuditedRequests): Promise<void> {
  const send = requests.send.bind(requests);
  await credentials(requests);
  const { user } = await send('createUser', '/users', { name: 'Bo' });
  await send('updateUser', `/users/${user.id}`, { name: 'Bo B' });
  await send('revokeScopes', `/users/${user.id}/revoked-scopes`, { revoked_scopes: ['forms:write'] });
  const { role } = await send('createRole', '/roles', { name: 'Readers', scopes: ['projects:read'] });
  await send('updateRole', `/roles/${role.id}`, { name: 'All readers' });
  await send('setUserRoles', `/users/${user.id}/roles`, { role_ids: [role.id] });
  await send('deleteRole', `/roles/${role.id}`);
  await send('deleteUser', `/users/${user.id}`);
  await send('restoreUser', `/users/${user.id}/restore`);
  await send('updateFrame', '/frame', { name: 'Roofs Ltd' });

  for (const [name, many] of [
    ['Customer', 'customers'],
    ['Contact', 'contacts'],
  ] as const) {
    const created = await send(`create${name}`, `/${many}`, { name: 'Ana' });
    const { id } = created[name.toLowerCase()];
    await send(`update${name}`, `/${many}/${id}`, { name: 'Ana L' });
    await send(`update${name}s`, `/${many}`, { [many]: [{ id, name: 'Ana Lima' }] });
    await send(`delete${name}`, `/${many}/${id}`);
    await send(`restore${name}`, `/${many}/${id}/restore`);
    await send(`delete${name}s`, `/${many}/bulk-delete`, { ids: [id] });
  }
  for (const [name, path, member] of [
    ['Tag', 'tags', 'tag'],
    ['ProjectGroup', 'project-groups', 'project_group'],
  ] as const) {
    const { id } = (await send(`create${name}`, `/${path}`, { name: 'West' }))[member];
    await send(`update${name}`, `/${path}/${id}`, { name: 'East' });
    await send(`delete${name}`, `/${path}/${id}`);
    await send(`restore${name}`, `/${path}/${id}/restore`);
  }
  const { view } = await send('createView', '/views', { name: 'Large', filters: [] });
  await send('updateView', `/views/${view.id}`, { name: 'Very large' });
  await send('deleteView', `/views/${view.id}`);
}

async function credentials(requests: AuditedRequests): Promise<void> {
  const send = requests.send.bind(requests);
  const body = { name: 'Report', scopes: ['projects:read'] };
  const { access_token } = await send('createAccessToken', '/access-tokens', body);
  await send('revokeAccessToken', `/access-tokens/${access_token.id}`);
  const found = await aPersonalToken(requests.api);
  const form = new URLSearchParams({ token: found.api.token });
  await requests.sendPublic('revokeFoundToken', '/api/management/auth/revoke', { body: form });
  const { service_account } = await send('createServiceAccount', '/service-accounts', body);
  const account = `/service-accounts/${service_account.id}`;
  await send('updateServiceAccount', account, { name: 'Nightly' });
  await send('rotateServiceAccountSecret', `${account}/secret`, {});
  await send('deleteServiceAccount', account);
}
