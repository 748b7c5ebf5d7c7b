import { newId } from '@trackway/runtime';
import type { ServiceClient } from '@trackway/testkit';

const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

/** Requests to the SCIM API as an identity provider sends them. */
export function scimClient(client: ServiceClient) {
  const call = (method: string, path: string, body?: unknown, headers?: Record<string, string>, as = client) =>
    as.send(method, `/scim/v2${path}`, body, { 'content-type': 'application/scim+json', ...headers });
  const aUser = async (userName = `${newId()}@example.org`, more: object = {}) =>
    (await call('POST', '/Users', { userName, ...more })).body;
  const aGroup = async (displayName: string, members: readonly string[] = [], as = client) =>
    call('POST', '/Groups', { displayName, members: members.map((value) => ({ value })) }, {}, as);
  const patch = (path: string, ...Operations: readonly object[]) =>
    call('PATCH', path, { schemas: [PATCH], Operations });
  const found = async (filter: string, path = '/Users') =>
    (await call('GET', `${path}?filter=${encodeURIComponent(filter)}`)).body;
  return { call, aUser, aGroup, patch, found };
}

/** The body of a request that replaces one value. */
export const replacement = (path: string, value: unknown) => ({
  schemas: [PATCH],
  Operations: [{ op: 'replace', path, value }],
});
