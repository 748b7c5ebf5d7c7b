import { defineRoute, ifVersion, Reply, type Route, textParameter } from '@trackway/http';
import type { IdentityModule } from './identity-module';
import {
  patchGroup,
  presentScimGroup,
  readGroupResource,
  type ScimGroupWithMembers,
} from './provisioning/scim-group-resource';
import { includesMembers, scimListQuery, scimReadQuery, sliceOf } from './provisioning/scim-query';
import { scimBase, scimListReply, scimReply, withScimErrors } from './provisioning/scim-replies';
import { scimBodyRoute, scimRoute } from './provisioning/scim-route';
import { scimGroupBody, scimPatchBody } from './provisioning/scim-schemas';

const path = '/scim/v2/Groups';
const one = { path: `${path}/:group`, params: { group: textParameter('group', 'Id of the group') } } as const;

export function scimGroupRoutes({ commands, queries }: IdentityModule): Route[] {
  return [
    defineRoute({
      ...scimRoute,
      method: 'get',
      path,
      operationId: 'listScimGroups',
      summary: 'List groups for a SCIM client',
      description: 'Filters by displayName, externalId and id, with and, or, not.',
      scope: 'system:read',
      query: scimListQuery,
      handle: async ({ caller, query }) =>
        withScimErrors(async () => {
          const slice = sliceOf(query);
          return scimListReply(
            await queries.listScimGroups(caller, slice, includesMembers(query)),
            slice.offset,
            present,
          );
        }),
    }),
    defineRoute({
      ...scimBodyRoute,
      method: 'post',
      path,
      operationId: 'createScimGroup',
      summary: 'Create a group by SCIM',
      description:
        'Identity providers map its displayName and externalId to scopes and roles. Adding members requires these scopes.',
      scope: 'system:write',
      documentedBody: scimGroupBody,
      handle: async ({ caller, body }) =>
        withScimErrors(async () => tagged(await commands.createScimGroup(caller, readGroupResource(body)), 201)),
    }),
    defineRoute({
      ...scimRoute,
      ...one,
      method: 'get',
      operationId: 'readScimGroup',
      summary: 'Read a group for a SCIM client',
      scope: 'system:read',
      query: scimReadQuery,
      handle: async ({ caller, params: { group }, query }) =>
        withScimErrors(async () => tagged(await queries.readScimGroup(caller, group, includesMembers(query)))),
    }),
    defineRoute({
      ...scimBodyRoute,
      ...one,
      method: 'put',
      operationId: 'replaceScimGroup',
      summary: 'Replace a group by SCIM, with its members',
      scope: 'system:write',
      documentedBody: scimGroupBody,
      handle: async ({ caller, params: { group: id }, body, request }) =>
        withScimErrors(async () =>
          tagged(await commands.changeScimGroup(caller, { id, ...ifVersion(request) }, () => readGroupResource(body))),
        ),
    }),
    defineRoute({
      ...scimBodyRoute,
      ...one,
      method: 'patch',
      operationId: 'patchScimGroup',
      summary: 'Change the name or the members of a group by SCIM',
      description: 'Members have other scopes within a second.',
      scope: 'system:write',
      documentedBody: scimPatchBody,
      response: null,
      handle: async ({ caller, params: { group: id }, body, request }) =>
        withScimErrors(async () => {
          const target = { id, ...ifVersion(request) };
          await commands.changeScimGroup(caller, target, (current) => patchGroup(current, body));
          return new Reply(null);
        }),
    }),
    defineRoute({
      ...scimRoute,
      ...one,
      method: 'delete',
      operationId: 'deleteScimGroup',
      summary: 'Delete a group by SCIM. Its members lose its scopes within a second',
      scope: 'system:write',
      response: null,
      handle: async ({ caller, params: { group: id }, request }) =>
        withScimErrors(async () => {
          await commands.deleteScimGroup(caller, { id, ...ifVersion(request) });
          return new Reply(null);
        }),
    }),
  ];
}

function present(group: ScimGroupWithMembers) {
  return presentScimGroup(group, scimBase());
}

function tagged(group: ScimGroupWithMembers, status = 200) {
  const body = present(group);
  return scimReply(body, { status, version: group.group.version, location: body.meta.location });
}
