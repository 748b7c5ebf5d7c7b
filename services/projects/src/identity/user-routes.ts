import { omitUndefined } from '@trackway/application';
import { missingScope } from '@trackway/errors';
import { type Route, uuidParameter } from '@trackway/http';
import { hasScope } from '@trackway/runtime';
import { resourceRoutes } from '../search/resource-routes';
import type { IdentityModule } from './identity-module';
import { createUserBody, presentUser, updateUserBody, userSchema } from './users/user-schemas';
import { userModel } from './users/user-search-model';

export function userRoutes({ commands, queries }: IdentityModule): Route[] {
  return resourceRoutes({
    name: 'user',
    plural: 'users',
    title: 'User',
    path: '/api/management/users',
    tag: 'Users',
    id: uuidParameter('user'),
    parseId: String,
    model: userModel,
    schema: userSchema,
    present: presentUser,
    list: queries.listUsers,
    read: queries.readUser,
    create: {
      summary: 'Create a user before the first sign-in',
      body: createUserBody,
      run: (caller, { name, ...rest }) => commands.createUser(caller, { ...omitUndefined(rest), name }),
    },
    update: {
      description: 'Changing `active` requires the scope `system:write`. Users cannot change their own `active`.',
      body: updateUserBody,
      run: async (caller, target, body) => {
        if (body.active !== undefined && !hasScope(caller, 'system:write')) throw missingScope('system:write');
        return commands.updateUser(caller, { ...target, changes: omitUndefined(body) });
      },
    },
    remove: {
      description: 'All tokens of the user become invalid within a second. Users cannot delete themselves.',
      scope: 'system:write',
      run: (caller, target) => commands.deleteUser(caller, target),
    },
    restore: {
      scope: 'system:write',
      run: commands.restoreUser,
    },
  });
}
