import { defineRoute, pageMetaSchema, type Route, uuidParameter } from '@trackway/http';
import { z } from 'zod';
import type { Application } from '../application';
import { listingQuery, readListing } from '../listing';
import { searchModels } from '../search/search-models';
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
      summary: 'Create a user who has not come with a token yet',
      scope: 'projects:write',
      body: createUserBody,
      handle: async ({ caller, body: { name, ...rest } }) => ({
        user: presentUser(caller.frameId, await commands.createUser(caller, { ...defined(rest), name })),
      }),
    }),
    defineRoute({
      ...one,
      method: 'get',
      path: `${path}/:user`,
      operationId: 'readUser',
      summary: 'Read a user',
      scope: 'projects:read',
      handle: async ({ caller, params: { user } }) => ({
        user: presentUser(caller.frameId, await queries.readUser(caller, user)),
      }),
    }),
    defineRoute({
      ...one,
      method: 'patch',
      path: `${path}/:user`,
      operationId: 'updateUser',
      summary: 'Change fields of a user',
      scope: 'projects:write',
      body: updateUserBody,
      handle: async ({ caller, params: { user }, body }) => ({
        user: presentUser(caller.frameId, await commands.updateUser(caller, user, defined(body))),
      }),
    }),
    defineRoute({
      ...one,
      method: 'delete',
      path: `${path}/:user`,
      operationId: 'deleteUser',
      summary: 'Delete a user softly',
      scope: 'projects:write',
      handle: async ({ caller, params: { user } }) => ({
        user: presentUser(caller.frameId, await commands.setUserDeleted(caller, user, true)),
      }),
    }),
    defineRoute({
      ...one,
      method: 'post',
      path: `${path}/:user/restore`,
      operationId: 'restoreUser',
      summary: 'Bring a deleted user back',
      scope: 'projects:write',
      handle: async ({ caller, params: { user } }) => ({
        user: presentUser(caller.frameId, await commands.setUserDeleted(caller, user, false)),
      }),
    }),
  ];
}

function defined(body: z.infer<typeof updateUserBody>): Partial<UserFields> {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
}
