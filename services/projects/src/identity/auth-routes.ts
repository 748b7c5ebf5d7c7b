import { defineRoute, Reply, type Route } from '@trackway/http';
import { z } from 'zod';
import { readCredentials } from './credentials-body';
import type { IdentityModule } from './identity-module';

/** Keys are published 15 minutes before they sign, so clients may cache the key set for 5 minutes. */
const KEY_SET_HEADERS = { 'Cache-Control': 'public, max-age=300' };

const tokenBody = z
  .object({
    grant_type: z.literal('client_credentials'),
    client_id: z.string().min(1).max(200),
    client_secret: z.string().min(1).max(200),
    scope: z.string().max(1_000).optional().meta({ description: 'Separated by blanks; absent: all of the account’s' }),
  })
  .meta({ id: 'RequestToken' });

const revokeBody = z.object({ token: z.string().min(1).max(8_192) }).meta({ id: 'RevokeToken' });

const common = { method: 'post', tag: 'Tokens', scope: 'public' } as const;

export function authRoutes({ commands, queries }: IdentityModule): Route[] {
  return [
    defineRoute({
      ...common,
      path: '/api/management/auth/token',
      operationId: 'requestToken',
      summary: 'Get an access token for the secret of a service account',
      description: 'The client credentials grant of OAuth 2.0; the body is form-encoded or JSON.',
      rawBody: tokenBody,
      response: {
        access_token: z.string(),
        token_type: z.literal('Bearer'),
        expires_in: z.int().meta({ description: 'Seconds' }),
        scope: z.string(),
      },
      failures: ['unauthenticated', 'forbidden'],
      handle: async ({ request }) => {
        const { client_id, client_secret, scope } = await readCredentials(request, tokenBody);
        const asked = scope?.split(' ').filter(Boolean) ?? [];
        const scopes = asked.length > 0 ? asked : undefined;
        const issued = await commands.issueToken({ clientId: client_id, clientSecret: client_secret, scopes });
        const { token, expiresInSeconds, scopes: granted } = issued;
        const body = {
          access_token: token,
          token_type: 'Bearer',
          expires_in: expiresInSeconds,
          scope: granted.join(' '),
        };
        return new Reply(body, { headers: { 'Cache-Control': 'no-store', Pragma: 'no-cache' } });
      },
    }),
    defineRoute({
      ...common,
      path: '/api/management/auth/revoke',
      operationId: 'revokeFoundToken',
      summary: 'End a personal access token that was found where it should not be',
      description: 'The token itself is the right to end it. The answer is the same whether it was one or not.',
      rawBody: revokeBody,
      response: {},
      handle: async ({ request }) => {
        const { token } = await readCredentials(request, revokeBody);
        await commands.revokeFoundToken(token);
        return {};
      },
    }),
    defineRoute({
      ...common,
      method: 'get',
      path: '/.well-known/jwks.json',
      operationId: 'readKeySet',
      summary: 'The public keys of the tokens that Trackway issues',
      response: { keys: z.array(z.looseObject({ kid: z.string(), kty: z.string() })) },
      handle: async () => new Reply({ keys: await queries.readKeySet() }, { headers: KEY_SET_HEADERS }),
    }),
  ];
}
