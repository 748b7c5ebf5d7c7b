import { scopes as knownScopes } from '@trackway/contracts';
import { AppError, didYouMean, isAppError } from '@trackway/errors';
import { isBasic, readBasicCredentials } from '@trackway/runtime';
import { z } from 'zod';
import type { ClientCredentials } from './access/issue-token';
import { type CredentialsRequest, readCredentials } from './credentials-body';

/** An account with all scopes must not get a token with a misspelled one, which every request would reject. */
const known: readonly string[] = ['*', ...knownScopes];

const client = { client_id: z.string().min(1).max(200), client_secret: z.string().min(1).max(200) };

export const tokenBody = z
  .object({
    grant_type: z.literal('client_credentials'),
    client_id: client.client_id.optional().meta({ description: 'Required without `Authorization: Basic`' }),
    client_secret: client.client_secret.optional().meta({ description: 'Required without `Authorization: Basic`' }),
    scope: z
      .string()
      .max(1_000)
      .optional()
      .meta({ description: 'Separated by spaces. Default: all scopes of the account' }),
  })
  .meta({
    id: 'RequestToken',
    example: {
      grant_type: 'client_credentials',
      client_id: '0198c0de-0000-7000-8000-000000000001',
      client_secret: 'EXAMPLE',
      scope: 'projects:read forms:read',
    },
  });

const bodyWithClient = tokenBody.extend(client);

/** Reads the client from the Authorization header or the body (RFC 6749, section 2.3.1), and the scopes from the body. */
export async function readClientCredentials(request: CredentialsRequest): Promise<ClientCredentials> {
  const { authorization } = request.headers;
  if (authorization === undefined || !isBasic(authorization)) {
    const { client_id, client_secret, scope } = await readCredentials(request, bodyWithClient);
    return { clientId: client_id, clientSecret: client_secret, scopes: scopesOf(scope) };
  }
  const { client_id, client_secret, scope } = await readCredentials(request, tokenBody);
  const { id, secret } = readBasicCredentials(authorization) ?? rejectRequest('The Authorization header is malformed.');
  if (client_secret !== undefined || (client_id ?? id) !== id) {
    rejectRequest('Send the client id and secret in the Authorization header or in the body, not in both.');
  }
  return { clientId: id, clientSecret: secret, scopes: scopesOf(scope) };
}

/** A client may authenticate with the Basic scheme (RFC 6749, section 5.2). */
export function challengeClient(error: unknown): never {
  if (!isAppError(error) || error.kind !== 'unauthenticated') throw error;
  const details = { ...error.details, headers: { 'WWW-Authenticate': 'Basic realm="trackway"' } };
  throw new AppError(error.kind, error.code, error.message, details, { cause: error });
}

function scopesOf(scope: string | undefined): readonly string[] | undefined {
  const scopes = [...new Set(scope?.split(' ').filter(Boolean) ?? [])];
  const unknown = scopes.find((one) => !known.includes(one));
  if (unknown !== undefined) {
    rejectRequest(`There is no scope ${unknown}.${didYouMean(unknown, known)} Scopes: ${known.join(', ')}.`);
  }
  return scopes.length > 0 ? scopes : undefined;
}

function rejectRequest(message: string): never {
  throw new AppError('malformed', 'invalid_request', message);
}
