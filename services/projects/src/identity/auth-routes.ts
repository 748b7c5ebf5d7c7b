import { defineRoute, Reply, type Route } from '@trackway/http';
import { z } from 'zod';
import { challengeClient, readClientCredentials, tokenBody } from './client-credentials';
import { readCredentials } from './credentials-body';
import type { IdentityModule } from './identity-module';

/** Keys are published 15 minutes before they sign, so clients may cache the key set for 5 minutes. */
const KEY_SET_HEADERS = { 'Cache-Control': 'public, max-age=300' };

const revokeBody = z
  .object({ token: z.string().min(1).max(8_192) })
  .meta({ id: 'RevokeToken', example: { token: 'EXAMPLE' } });

const common = { method: 'post', tag: 'Tokens', scope: 'public' } as const;

export function authRoutes({ commands, queries }: IdentityModule): Route[] {
  return [
    defineRoute({
      ...common,
      path: '/api/management/auth/token',
      operationId: 'requestToken',
      summary: 'Exchange the secret of a service account for an access token',
      description:
        'Client credentials grant of OAuth 2.0. The body is form-encoded or JSON. The client id and secret are sent in the ' +
        'body, or as `Authorization: Basic`, each percent-encoded; in both, they are rejected with `invalid_request`.',
      rawBody: tokenBody,
      response: {
        access_token: z.string(),
        token_type: z.literal('Bearer'),
        expires_in: z.int().meta({ description: 'Seconds' }),
        scope: z.string(),
      },
      failures: ['invalid_request', 'malformed_body', 'unauthenticated', 'forbidden'],
      handle: async ({ request }) => {
        const credentials = await readClientCredentials(request);
        const issued = await commands.issueToken(credentials).catch(challengeClient);
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
      summary: 'Revoke a leaked personal access token',
      description: 'The token itself authorizes the request. The response is the same for unknown tokens.',
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
      summary: 'Read the public keys that verify tokens issued by Trackway',
      response: { keys: z.array(z.looseObject({ kid: z.string(), kty: z.string() })) },
      handle: async () => new Reply({ keys: await queries.readKeySet() }, { headers: KEY_SET_HEADERS }),
    }),
  ];
}
