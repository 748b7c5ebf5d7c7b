import { defineRoute, ifVersion, Reply, type Route, textParameter } from '@trackway/http';
import type { IdentityModule } from './identity-module';
import { scimListQuery, sliceOf } from './provisioning/scim-query';
import { scimBase, scimListReply, scimReply, withScimErrors } from './provisioning/scim-replies';
import { scimBodyRoute, scimRoute } from './provisioning/scim-route';
import { scimPatchBody, scimUserBody } from './provisioning/scim-schemas';
import { patchUser, presentScimUser, readUserResource, type ScimUser } from './provisioning/scim-user-resource';

const path = '/scim/v2/Users';
const one = { path: `${path}/:user`, params: { user: textParameter('user', 'Id of the user') } } as const;

export function scimUserRoutes({ commands, queries }: IdentityModule): Route[] {
  return [
    defineRoute({
      ...scimRoute,
      method: 'get',
      path,
      operationId: 'listScimUsers',
      summary: 'List users for a SCIM client',
      description: 'Filters by userName, externalId, id, displayName, emails and active, with and, or, not.',
      scope: 'system:read',
      query: scimListQuery,
      handle: async ({ caller, query }) =>
        withScimErrors(async () => {
          const slice = sliceOf(query);
          return scimListReply(await queries.listScimUsers(caller, slice), slice.offset, present);
        }),
    }),
    defineRoute({
      ...scimBodyRoute,
      method: 'post',
      path,
      operationId: 'createScimUser',
      summary: 'Create a user by SCIM',
      scope: 'system:write',
      documentedBody: scimUserBody,
      handle: async ({ caller, body }) =>
        withScimErrors(async () => tagged(await commands.createScimUser(caller, readUserResource(body)), 201)),
    }),
    defineRoute({
      ...scimRoute,
      ...one,
      method: 'get',
      operationId: 'readScimUser',
      summary: 'Read a user for a SCIM client',
      scope: 'system:read',
      handle: async ({ caller, params: { user } }) =>
        withScimErrors(async () => tagged(await queries.readScimUser(caller, user))),
    }),
    defineRoute({
      ...scimBodyRoute,
      ...one,
      method: 'put',
      operationId: 'replaceScimUser',
      summary: 'Replace a user by SCIM',
      scope: 'system:write',
      documentedBody: scimUserBody,
      handle: async ({ caller, params: { user: id }, body, request }) =>
        withScimErrors(async () =>
          tagged(await commands.changeScimUser(caller, { id, ...ifVersion(request) }, () => readUserResource(body))),
        ),
    }),
    defineRoute({
      ...scimBodyRoute,
      ...one,
      method: 'patch',
      operationId: 'patchScimUser',
      summary: 'Change attributes of a user by SCIM',
      description: 'With `active` false, all tokens of the user are rejected within a second.',
      scope: 'system:write',
      documentedBody: scimPatchBody,
      handle: async ({ caller, params: { user: id }, body, request }) =>
        withScimErrors(async () => {
          const target = { id, ...ifVersion(request) };
          return tagged(await commands.changeScimUser(caller, target, (current) => patchUser(current, body)));
        }),
    }),
    defineRoute({
      ...scimRoute,
      ...one,
      method: 'delete',
      operationId: 'deleteScimUser',
      summary: 'Delete a user by SCIM. All tokens of the user are rejected within a second',
      scope: 'system:write',
      response: null,
      handle: async ({ caller, params: { user: id }, request }) =>
        withScimErrors(async () => {
          await commands.deleteScimUser(caller, { id, ...ifVersion(request) });
          return new Reply(null);
        }),
    }),
  ];
}

function present(user: ScimUser) {
  return presentScimUser(user, scimBase());
}

function tagged(user: ScimUser, status = 200) {
  const body = present(user);
  return scimReply(body, { status, version: user.user.version, location: body.meta.location });
}
