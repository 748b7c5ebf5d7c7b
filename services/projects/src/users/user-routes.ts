import { missingScope } from '@trackway/errors';
import {
  defineRoute,
  ifVersion,
  listingQuery,
  pageMetaSchema,
  type Reply,
  type Route,
  uuidParameter,
  versioned,
} from '@trackway/http';
import { hasScope } from '@trackway/runtime';
import { z } from 'zod';
import type { Application } from '../application';
import { readListing } from '../listing';
import { searchModels } from '../search/search-models';
import type { User } from './user';
import { createUserBody, presentUser, updateUserBody, userSchema } from './user-schemas';
import type { UserFields } from './write-user';

const params = { user: uuidParameter('user') };
const common = { tag: 'Users', response: { user: userSchema } } as const;
const one = { ...common, params, failures: ['user_model_not_found'] } as const;
const path = '/api/management/users';

export function userRoutes({ commands, queries }: Application): Route[] {
  return [
    defineRoute({
      ...common,
      method: 'get',
      path,
      operationId: 'listUsers',
      summary: 'List users, newest first',
      scope: 'projects:read',
      query: listingQuery,
      response: { meta: pageMetaSchema, users: z.array(userSchema) },
      failures: ['validation_error'],
      handle: async ({ caller, query }) => {
        const { meta, items } = await queries.listUsers(caller, readListing(searchModels.user, query));
        return { meta, users: items.map((user) => presentUser(caller.frameId, user)) };
      },
    }),
    defineRoute({
      ...common,
      method: 'post',
      path,
      operationId: 'createUser',
      idempotent: true,
      recover: async ({ caller }, id) => tagged(caller.frameId, await queries.readUser(caller, id)),
      summary: 'Create a user who has not come with a token yet',
      scope: 'projects:write',
      body: createUserBody,
      handle: async ({ caller, body: { name, ...rest } }) =>
        tagged(caller.frameId, await commands.createUser(caller, { ...defined(rest), name })),
    }),
    defineRoute({
      ...one,
      method: 'get',
      path: `${path}/:user`,
      operationId: 'readUser',
      summary: 'Read a user',
      scope: 'projects:read',
      handle: async ({ caller, params: { user } }) => tagged(caller.frameId, await queries.readUser(caller, user)),
    }),
    defineRoute({
      ...one,
      method: 'patch',
      path: `${path}/:user`,
      operationId: 'updateUser',
      summary: 'Change fields of a user',
      description: 'Changing `active` needs the scope `system:write`. Users cannot change their own `active`.',
      scope: 'projects:write',
      body: updateUserBody,
      failures: ['precondition_failed'],
      handle: async ({ caller, params: { user: id }, body, request }) => {
        if (body.active !== undefined && !hasScope(caller, 'system:write')) throw missingScope('system:write');
        const command = { id, changes: defined(body), ...ifVersion(request) };
        return tagged(caller.frameId, await commands.updateUser(caller, command));
      },
    }),
    defineRoute({
      ...one,
      method: 'delete',
      path: `${path}/:user`,
      operationId: 'deleteUser',
      summary: 'Delete a user softly',
      description: 'All tokens of the user end within a second. Users cannot delete themselves.',
      scope: 'system:write',
      failures: ['precondition_failed'],
      handle: async ({ caller, params: { user: id }, request }) => {
        const command = { id, deleted: true, ...ifVersion(request) };
        return tagged(caller.frameId, await commands.setUserDeleted(caller, command));
      },
    }),
    defineRoute({
      ...one,
      method: 'post',
      path: `${path}/:user/restore`,
      operationId: 'restoreUser',
      summary: 'Bring a deleted user back',
      scope: 'system:write',
      handle: async ({ caller, params: { user: id } }) =>
        tagged(caller.frameId, await commands.setUserDeleted(caller, { id, deleted: false })),
    }),
  ];
}

function defined(body: z.infer<typeof updateUserBody>): Partial<UserFields> {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
}

function tagged(frameId: string, user: User): Reply {
  return versioned({ user: presentUser(frameId, user) }, user.version);
}
