import { type Scope, scopes } from '@trackway/contracts';
import { defineRoute, type Route, uuidParameter } from '@trackway/http';
import { z } from 'zod';
import type { IdentityModule } from './identity-module';

const scope = z.enum(scopes as readonly [Scope, ...Scope[]]);
const common = {
  tag: 'Users',
  path: '/api/management/users/:user/revoked-scopes',
  params: { user: uuidParameter('user') },
  response: { revoked_scopes: z.array(z.string()) },
  failures: ['user_model_not_found'],
} as const;

export function revokedScopesRoutes({ commands, queries }: IdentityModule): Route[] {
  return [
    defineRoute({
      ...common,
      method: 'get',
      operationId: 'readRevokedScopes',
      summary: 'Read the revoked scopes of a user',
      scope: 'system:read',
      handle: async ({ caller, params: { user } }) => ({
        revoked_scopes: [...(await queries.readRevokedScopes(caller, user))],
      }),
    }),
    defineRoute({
      ...common,
      method: 'put',
      operationId: 'revokeScopes',
      summary: 'Revoke scopes from background work of a user',
      description:
        'Replaces the list. Imports, exports, rules and agents keep the scopes with which they were started, even if a newer token of the user has fewer. Those that need a revoked scope end within seconds. You can restore scopes that you have, of other users.',
      scope: 'system:write',
      body: z.strictObject({ revoked_scopes: z.array(scope).max(scopes.length) }),
      handle: async ({ caller, params: { user }, body }) => ({
        revoked_scopes: [...(await commands.revokeScopes(caller, user, body.revoked_scopes))],
      }),
    }),
  ];
}
