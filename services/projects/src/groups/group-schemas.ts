import { z } from 'zod';
import { name, nullableTimestamp, timestamp, uuid } from '../field-types';
import type { Label } from '../labels/label';

export const createGroupBody = z.strictObject({ name }).meta({ id: 'CreateProjectGroup' });
export const updateGroupBody = z.strictObject({ name: name.optional() }).meta({ id: 'UpdateProjectGroup' });

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

const wholeOrder = z.strictObject({
  project_ids: z.array(uuid).max(20_000).meta({ description: 'Every project of the group, once, in the new order' }),
});
const moveBefore = z.strictObject({ project_id: uuid, before: uuid });
const moveAfter = z.strictObject({ project_id: uuid, after: uuid });

/** All of the order, or one move. */
export const groupOrderBody = z
  .union([wholeOrder, moveBefore, moveAfter], 'Must have project_ids, or project_id with before or after.')
  .meta({ id: 'ProjectGroupOrder' });
