import { omitUndefined, readPage } from '@trackway/application';
import {
  defineRoute,
  ifVersion,
  pageMetaSchema,
  pageQuery,
  type Reply,
  type Route,
  uuidParameter,
  versioned,
} from '@trackway/http';
import { z } from 'zod';
import type { IdentityModule } from './identity-module';
import type { Role } from './roles/role';
import { createRoleBody, presentRole, roleSchema, updateRoleBody, userRolesBody } from './roles/role-schemas';

const path = '/api/management/roles';
const common = { tag: 'Roles', response: { role: roleSchema } } as const;
const one = { ...common, path: `${path}/:role`, params: { role: uuidParameter('role') } } as const;
const ofUser = {
  tag: 'Roles',
  path: '/api/management/users/:user/roles',
  params: { user: uuidParameter('user') },
  response: { roles: z.array(roleSchema) },
} as const;

export function roleRoutes({ commands, queries }: IdentityModule): Route[] {
  return [
    defineRoute({
      ...common,
      method: 'get',
      path,
      operationId: 'listRoles',
      summary: 'List the built-in roles, then those of the frame by name',
      scope: 'system:read',
      query: pageQuery,
      response: { meta: pageMetaSchema, roles: z.array(roleSchema) },
      handle: async ({ caller, query }) => {
        const { meta, items } = await queries.listRoles(caller, readPage(query));
        return { meta, roles: items.map(presentRole) };
      },
    }),
    defineRoute({
      ...common,
      method: 'post',
      path,
      operationId: 'createRole',
      summary: 'Create a named set of scopes',
      description: 'For groups of identity providers and for users. Requires all scopes of the role.',
      scope: 'system:write',
      body: createRoleBody,
      idempotent: true,
      recover: async ({ caller }, id) => tagged(await queries.readRole(caller, id)),
      failures: ['conflict', 'role_limit_reached'],
      handle: async ({ caller, body }) => tagged(await commands.createRole(caller, body)),
    }),
    defineRoute({
      ...one,
      method: 'get',
      operationId: 'readRole',
      summary: 'Read a role',
      scope: 'system:read',
      handle: async ({ caller, params: { role: id } }) => tagged(await queries.readRole(caller, id)),
    }),
    defineRoute({
      ...one,
      method: 'patch',
      operationId: 'updateRole',
      summary: 'Change a role. Its users have the new scopes within a second',
      scope: 'system:write',
      body: updateRoleBody,
      failures: ['conflict', 'precondition_failed'],
      handle: async ({ caller, params: { role: id }, body, request }) =>
        tagged(await commands.updateRole(caller, { id, changes: omitUndefined(body), ...ifVersion(request) })),
    }),
    defineRoute({
      ...one,
      method: 'delete',
      operationId: 'deleteRole',
      summary: 'Delete a role that no identity provider grants. Users lose it within a second',
      scope: 'system:write',
      failures: ['conflict', 'precondition_failed'],
      handle: async ({ caller, params: { role: id }, request }) =>
        tagged(await commands.deleteRole(caller, { id, ...ifVersion(request) })),
    }),
    defineRoute({
      ...ofUser,
      method: 'get',
      operationId: 'readUserRoles',
      summary: 'Read the roles that a user has beside those of groups',
      scope: 'system:read',
      handle: async ({ caller, params: { user } }) => ({
        roles: (await queries.readUserRoles(caller, user)).map(presentRole),
      }),
    }),
    defineRoute({
      ...ofUser,
      method: 'put',
      operationId: 'setUserRoles',
      summary: 'Replace the roles of a user',
      description:
        'They apply to tokens of identity providers, within a second. Requires the scopes of the roles that are added.',
      scope: 'system:write',
      body: userRolesBody,
      handle: async ({ caller, params: { user }, body }) => ({
        roles: (await commands.setUserRoles(caller, user, body.role_ids)).map(presentRole),
      }),
    }),
  ];
}

function tagged(role: Role): Reply {
  return versioned({ role: presentRole(role) }, role.version);
}
