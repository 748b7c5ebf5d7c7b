import { valueTypes } from '@trackway/application';
import { z } from 'zod';
import type { Label } from './label';

const { name, nullableTimestamp, timestamp } = valueTypes;

export const createGroupBody = z
  .strictObject({ name })
  .meta({ id: 'CreateProjectGroup', example: { name: 'Roadmap' } });
export const updateGroupBody = z
  .strictObject({ name: name.optional() })
  .meta({ id: 'UpdateProjectGroup', example: { name: 'Roadmap 2027' } });

export const groupSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    frame_id: z.uuid(),
    created_at: timestamp,
    updated_at: timestamp,
    deleted_at: nullableTimestamp,
  })
  .meta({ id: 'ProjectGroup' });

export function presentGroup(frameId: string, group: Label): z.infer<typeof groupSchema> {
  return {
    id: group.id,
    name: group.name,
    frame_id: frameId,
    created_at: group.createdAt.toISOString(),
    updated_at: group.updatedAt.toISOString(),
    deleted_at: group.deletedAt?.toISOString() ?? null,
  };
}
