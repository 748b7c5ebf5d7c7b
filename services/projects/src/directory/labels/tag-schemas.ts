import { valueTypes } from '@trackway/application';
import { z } from 'zod';
import type { Label } from './label';

const { name, nullableTimestamp, timestamp } = valueTypes;

const color = z
  .string()
  .regex(/^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/, 'Must be a color as in CSS, such as #1f5fbf.')
  .toLowerCase();

/** The color of a tag that is created without one. */
export const DEFAULT_COLOR = '#1f5fbf';

export const createTagBody = z
  .strictObject({ name, color: color.optional() })
  .meta({ id: 'CreateTag', example: { name: 'urgent', color: '#cc0000' } });
export const updateTagBody = z
  .strictObject({ name: name.optional(), color: color.optional() })
  .meta({ id: 'UpdateTag', example: { color: '#0a7a3d' } });

export const tagSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    color: z.string(),
    frame_id: z.uuid(),
    created_at: timestamp,
    updated_at: timestamp,
    deleted_at: nullableTimestamp,
  })
  .meta({ id: 'Tag' });

export function presentTag(frameId: string, tag: Label): z.infer<typeof tagSchema> {
  return {
    id: tag.id,
    name: tag.name,
    color: tag.color ?? DEFAULT_COLOR,
    frame_id: frameId,
    created_at: tag.createdAt.toISOString(),
    updated_at: tag.updatedAt.toISOString(),
    deleted_at: tag.deletedAt?.toISOString() ?? null,
  };
}
