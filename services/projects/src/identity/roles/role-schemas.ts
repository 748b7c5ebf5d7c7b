import { valueTypes } from '@trackway/application';
import { scopes as knownScopes } from '@trackway/contracts';
import { z } from 'zod';
import type { Role } from './role';

const { name, shortText, nullableTimestamp } = valueTypes;

const scopes = z
  .array(z.enum(['*', ...knownScopes]))
  .min(1)
  .transform((given) => [...new Set(given)])
  .meta({ description: 'At most the scopes of the calling token', example: ['projects:read'] });

export const createRoleBody = z
  .strictObject({ name, description: shortText.default(''), scopes })
  .meta({ id: 'CreateRole', example: { name: 'Site manager', scopes: ['projects:read', 'projects:write'] } });

export const updateRoleBody = z
  .strictObject({ name, description: shortText, scopes })
  .partial()
  .meta({ id: 'UpdateRole', example: { description: 'Manages building sites' } });

export const userRolesBody = z
  .strictObject({ role_ids: z.array(valueTypes.uuid).max(100) })
  .meta({ id: 'SetUserRoles', example: { role_ids: ['00000000-0000-7000-8000-000000000003'] } });

export const roleSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    description: z.string(),
    scopes: z.array(z.string()),
    built_in: z.boolean().meta({ description: 'Exists in every frame and cannot be changed' }),
    created_at: nullableTimestamp,
    updated_at: nullableTimestamp,
  })
  .meta({ id: 'Role' });

export function presentRole(role: Role): z.infer<typeof roleSchema> {
  return {
    id: role.id,
    name: role.name,
    description: role.description,
    scopes: [...role.scopes],
    built_in: role.builtIn,
    created_at: role.createdAt?.toISOString() ?? null,
    updated_at: role.updatedAt?.toISOString() ?? null,
  };
}
