import { defineRoute, ifVersion, Reply, type Route, textParameter } from '@trackway/http';
import type { IdentityModule } from './identity-module';
import { AttributeFilter } from './provisioning/scim-attributes';
import {
  patchGroup,
  presentScimGroup,
  readGroupResource,
  type ScimGroupWithMembers,
} from './provisioning/scim-group-resource';
import { scimListQuery, sliceOf } from './provisioning/scim-query';
import { scimBase, scimListReply, scimReply, withScimErrors } from './provisioning/scim-replies';
import { scimGroupList, scimGroupResource } from './provisioning/scim-response-schemas';
import { scimBodyRoute, scimChangeRoute, scimDeleteRoute, scimResponse, scimRoute } from './provisioning/scim-route';
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
      response: scimResponse(scimGroupList),
      query: scimListQuery,
      handle: async ({ caller, query }) =>
        withScimErrors(async () => {
          const [slice, filter] = [sliceOf(query), AttributeFilter.of(query)];
          const present = (group: ScimGroupWithMembers) => filter.apply(presentScimGroup(group, scimBase()));
          const list = await queries.listScimGroups(caller, slice, filter.includes('members'));
          return scimListReply(list, slice.offset, present);
        }),
    }),
    defineRoute({
      ...scimBodyRoute,
      method: 'post',
      path,
      operationId: 'createScimGroup',
      summary: 'Create a group by SCIM',
      status: 201,
      description:
        'Identity providers map its displayName and externalId to scopes and roles. Adding members requires these scopes.',
      scope: 'system:write',
      response: scimResponse(scimGroupResource),
      documentedBody: scimGroupBody,
      handle: async ({ caller, body, query }) =>
        withScimErrors(async () => {
          const filter = AttributeFilter.of(query);
          return tagged(await commands.createScimGroup(caller, readGroupResource(body)), filter, 201);
        }),
    }),
    defineRoute({
      ...scimRoute,
      ...one,
      method: 'get',
      operationId: 'readScimGroup',
      summary: 'Read a group for a SCIM client',
      scope: 'system:read',
      response: scimResponse(scimGroupResource),
      handle: async ({ caller, params: { group }, query }) =>
        withScimErrors(async () => {
          const filter = AttributeFilter.of(query);
          return tagged(await queries.readScimGroup(caller, group, filter.includes('members')), filter);
        }),
    }),
    defineRoute({
      ...scimChangeRoute,
      ...one,
      method: 'put',
      operationId: 'replaceScimGroup',
      summary: 'Replace a group by SCIM, with its members',
      scope: 'system:write',
      response: scimResponse(scimGroupResource),
      documentedBody: scimGroupBody,
      handle: async ({ caller, params: { group: id }, body, query, request }) =>
        withScimErrors(async () => {
          const filter = AttributeFilter.of(query);
          const target = { id, ...ifVersion(request) };
          return tagged(await commands.changeScimGroup(caller, target, () => readGroupResource(body)), filter);
        }),
    }),
    defineRoute({
      ...scimChangeRoute,
      ...one,
      method: 'patch',
      operationId: 'patchScimGroup',
      summary: 'Change the name or the members of a group by SCIM',
      description:
        'Members have other scopes within a second. Returns 204, or the group if `attributes` or `excludedAttributes` are given.',
      scope: 'system:write',
      response: scimResponse(scimGroupResource),
      documentedBody: scimPatchBody,
      emptyStatus: 204,
      handle: async ({ caller, params: { group: id }, body, query, request }) =>
        withScimErrors(async () => {
          const filter = AttributeFilter.of(query);
          const target = { id, ...ifVersion(request) };
          const changed = await commands.changeScimGroup(caller, target, (current) => patchGroup(current, body));
          return filter.isEmpty ? new Reply(null) : tagged(changed, filter);
        }),
    }),
    defineRoute({
      ...scimDeleteRoute,
      ...one,
      operationId: 'deleteScimGroup',
      summary: 'Delete a group by SCIM. Its members lose its scopes within a second',
      scope: 'system:write',
      handle: async ({ caller, params: { group: id }, request }) =>
        withScimErrors(async () => {
          await commands.deleteScimGroup(caller, { id, ...ifVersion(request) });
          return new Reply(null);
        }),
    }),
  ];
}

function tagged(group: ScimGroupWithMembers, filter: AttributeFilter, status = 200) {
  const body = presentScimGroup(group, scimBase());
  return scimReply(filter.apply(body), { status, version: group.group.version, location: body.meta.location });
}
