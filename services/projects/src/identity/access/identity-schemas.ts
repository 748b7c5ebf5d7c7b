import { valueTypes } from '@trackway/application';
import { scopes as knownScopes } from '@trackway/contracts';
import { z } from 'zod';
import type { AccessToken } from '../credentials/access-token';
import type { ServiceAccount } from '../credentials/service-account';

const { name, nullableTimestamp, timestamp } = valueTypes;

const WEEK_SECONDS = 604_800;

const scopes = z
  .array(z.enum(['*', ...knownScopes]))
  .min(1)
  .transform((given) => [...new Set(given)])
  .meta({ description: 'At most the scopes of the calling token', example: ['projects:read'] });

export const createServiceAccountBody = z
  .strictObject({ name, scopes })
  .meta({ id: 'CreateServiceAccount', example: { name: 'Nightly import', scopes: ['projects:read'] } });

export const updateServiceAccountBody = z
  .strictObject({ name: name.optional(), scopes: scopes.optional(), active: z.boolean().optional() })
  .meta({ id: 'UpdateServiceAccount', example: { name: 'Hourly import' } });

export const rotateSecretBody = z
  .strictObject({
    keep_previous_for: z.int().min(0).max(WEEK_SECONDS).default(0).meta({
      description: 'Seconds for which the previous secret remains valid. 0 revokes it and all tokens issued with it',
    }),
  })
  .meta({ id: 'RotateSecret' });

export const createAccessTokenBody = z
  .strictObject({
    name,
    scopes,
    expires_at: valueTypes.instant.optional().meta({ description: 'Within 366 days. Default: 90 days from now' }),
  })
  .meta({ id: 'CreateAccessToken', example: { name: 'Report', scopes: ['projects:read'] } });

export const serviceAccountSchema = z
  .object({
    id: z.uuid().meta({ description: 'The client_id' }),
    name: z.string(),
    scopes: z.array(z.string()),
    active: z.boolean(),
    previous_secret_until: nullableTimestamp,
    created_by: z.uuid(),
    last_used_at: nullableTimestamp,
    created_at: timestamp,
    updated_at: timestamp,
    deleted_at: nullableTimestamp,
  })
  .meta({ id: 'ServiceAccount' });

export const accessTokenSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    scopes: z.array(z.string()),
    created_at: timestamp,
    expires_at: timestamp,
    revoked_at: nullableTimestamp,
  })
  .meta({ id: 'AccessToken' });

export function presentServiceAccount(account: ServiceAccount): z.infer<typeof serviceAccountSchema> {
  return {
    id: account.id,
    name: account.name,
    scopes: [...account.scopes],
    active: account.active,
    previous_secret_until: account.previousSecret?.until.toISOString() ?? null,
    created_by: account.createdBy,
    last_used_at: account.lastUsedAt?.toISOString() ?? null,
    created_at: account.createdAt.toISOString(),
    updated_at: account.updatedAt.toISOString(),
    deleted_at: account.deletedAt?.toISOString() ?? null,
  };
}

export function presentAccessToken(token: AccessToken): z.infer<typeof accessTokenSchema> {
  return {
    id: token.id,
    name: token.name,
    scopes: [...token.scopes],
    created_at: token.createdAt.toISOString(),
    expires_at: token.expiresAt.toISOString(),
    revoked_at: token.revokedAt?.toISOString() ?? null,
  };
}
