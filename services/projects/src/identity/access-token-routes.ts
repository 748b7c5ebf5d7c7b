import { readPage } from '@trackway/application';
import { defineRoute, pageMetaSchema, pageQuery, Reply, type Route, uuidParameter } from '@trackway/http';
import { z } from 'zod';
import { accessTokenSchema, createAccessTokenBody, presentAccessToken } from './access/identity-schemas';
import type { IdentityModule } from './identity-module';

const path = '/api/management/access-tokens';
const common = { tag: 'Tokens', response: { access_token: accessTokenSchema } } as const;

export function accessTokenRoutes({ commands, queries }: IdentityModule): Route[] {
  return [
    defineRoute({
      ...common,
      method: 'get',
      path,
      operationId: 'listAccessTokens',
      summary: 'List your own personal access tokens, newest first',
      scope: 'system:read',
      query: pageQuery,
      response: { meta: pageMetaSchema, access_tokens: z.array(accessTokenSchema) },
      handle: async ({ caller, query }) => {
        const { meta, items } = await queries.listAccessTokens(caller, readPage(query));
        return { meta, access_tokens: items.map(presentAccessToken) };
      },
    }),
    defineRoute({
      ...common,
      method: 'post',
      path,
      operationId: 'createAccessToken',
      summary: 'Create a personal access token and return it once',
      description:
        'For a program that acts as you, with at most your scopes. Deactivated and deleted users cannot create tokens. At most 100 tokens of a user are valid at a time.',
      scope: 'system:write',
      body: createAccessTokenBody,
      response: { ...common.response, token: z.string() },
      failures: ['access_token_limit_reached'],
      handle: async ({ caller, body: { name, scopes, expires_at } }) => {
        const expiresAt = expires_at === undefined ? undefined : new Date(expires_at);
        const { accessToken, token } = await commands.createAccessToken(caller, { name, scopes, expiresAt });
        const headers = { 'Cache-Control': 'no-store' };
        return new Reply({ access_token: presentAccessToken(accessToken), token }, { headers });
      },
    }),
    defineRoute({
      ...common,
      method: 'delete',
      path: `${path}/:access_token`,
      operationId: 'revokeAccessToken',
      summary: 'Revoke one of your own personal access tokens. All gateways reject it within seconds',
      scope: 'system:write',
      params: { access_token: uuidParameter('access_token') },
      handle: async ({ caller, params: { access_token: id } }) => ({
        access_token: presentAccessToken(await commands.revokeAccessToken(caller, id)),
      }),
    }),
  ];
}
