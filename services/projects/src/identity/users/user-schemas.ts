import { valueTypes } from '@trackway/application';
import { avatarUrl } from '@trackway/http';
import { z } from 'zod';
import type { User } from './user';

const { email, name, nullableTimestamp, timestamp } = valueTypes;

const fields = { email: email.nullable().optional(), active: z.boolean().optional() };

export const createUserBody = z
  .strictObject({ name, ...fields })
  .meta({ id: 'CreateUser', example: { name: 'Bo Berg', email: 'bo@example.org' } });
export const updateUserBody = z
  .strictObject({ name: name.optional(), ...fields })
  .meta({ id: 'UpdateUser', example: { name: 'Bo Berg-Lind' } });

export const userSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string().nullable(),
    active: z.boolean(),
    avatar_url: z.string(),
    frame_id: z.uuid(),
    created_at: timestamp,
    updated_at: timestamp,
    deleted_at: nullableTimestamp,
  })
  .meta({ id: 'User' });

export function presentUser(frameId: string, user: User): z.infer<typeof userSchema> {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    active: user.active,
    avatar_url: avatarUrl(user),
    frame_id: frameId,
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
    deleted_at: user.deletedAt?.toISOString() ?? null,
  };
}
