import { defineRoute, ifVersion, Reply, type Route, textParameter } from '@trackway/http';
import type { IdentityModule } from './identity-module';
import { AttributeFilter } from './provisioning/scim-attributes';
import { scimListQuery, sliceOf } from './provisioning/scim-query';
import { scimBase, scimListReply, scimReply, withScimErrors } from './provisioning/scim-replies';
import { scimUserList, scimUserResource } from './provisioning/scim-response-schemas';
import { scimBodyRoute, scimChangeRoute, scimDeleteRoute, scimResponse, scimRoute } from './provisioning/scim-route';
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
      response: scimResponse(scimUserList),
      query: scimListQuery,
      handle: async ({ caller, query }) =>
        withScimErrors(async () => {
          const [slice, filter] = [sliceOf(query), AttributeFilter.of(query)];
          const present = (user: ScimUser) => filter.apply(presentScimUser(user, scimBase()));
          return scimListReply(await queries.listScimUsers(caller, slice), slice.offset, present);
        }),
    }),
    defineRoute({
      ...scimBodyRoute,
      method: 'post',
      path,
      operationId: 'createScimUser',
      summary: 'Create a user by SCIM',
      status: 201,
      scope: 'system:write',
      response: scimResponse(scimUserResource),
      documentedBody: scimUserBody,
      handle: async ({ caller, body, query }) =>
        withScimErrors(async () => {
          const filter = AttributeFilter.of(query);
          return tagged(await commands.createScimUser(caller, readUserResource(body)), filter, 201);
        }),
    }),
    defineRoute({
      ...scimRoute,
      ...one,
      method: 'get',
      operationId: 'readScimUser',
      summary: 'Read a user for a SCIM client',
      scope: 'system:read',
      response: scimResponse(scimUserResource),
      handle: async ({ caller, params: { user }, query }) =>
        withScimErrors(async () => {
          const filter = AttributeFilter.of(query);
          return tagged(await queries.readScimUser(caller, user), filter);
        }),
    }),
    defineRoute({
      ...scimChangeRoute,
      ...one,
      method: 'put',
      operationId: 'replaceScimUser',
      summary: 'Replace a user by SCIM',
      scope: 'system:write',
      response: scimResponse(scimUserResource),
      documentedBody: scimUserBody,
      handle: async ({ caller, params: { user: id }, body, query, request }) =>
        withScimErrors(async () => {
          const filter = AttributeFilter.of(query);
          const target = { id, ...ifVersion(request) };
          return tagged(await commands.changeScimUser(caller, target, () => readUserResource(body)), filter);
        }),
    }),
    defineRoute({
      ...scimChangeRoute,
      ...one,
      method: 'patch',
      operationId: 'patchScimUser',
      summary: 'Change attributes of a user by SCIM',
      description: 'With `active` false, all tokens of the user are rejected within a second.',
      scope: 'system:write',
      response: scimResponse(scimUserResource),
      documentedBody: scimPatchBody,
      handle: async ({ caller, params: { user: id }, body, query, request }) =>
        withScimErrors(async () => {
          const filter = AttributeFilter.of(query);
          const target = { id, ...ifVersion(request) };
          return tagged(await commands.changeScimUser(caller, target, (current) => patchUser(current, body)), filter);
        }),
    }),
    defineRoute({
      ...scimDeleteRoute,
      ...one,
      operationId: 'deleteScimUser',
      summary: 'Delete a user by SCIM. All tokens of the user are rejected within a second',
      scope: 'system:write',
      handle: async ({ caller, params: { user: id }, request }) =>
        withScimErrors(async () => {
          await commands.deleteScimUser(caller, { id, ...ifVersion(request) });
          return new Reply(null);
        }),
    }),
  ];
}

function tagged(user: ScimUser, filter: AttributeFilter, status = 200) {
  const body = presentScimUser(user, scimBase());
  return scimReply(filter.apply(body), { status, version: user.user.version, location: body.meta.location });
}
