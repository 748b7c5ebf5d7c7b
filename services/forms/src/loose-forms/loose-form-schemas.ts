import { z } from 'zod';
import { timestamp } from '../shared/value-types';
import type { AttachedForm } from './attach-loose-form';

export const looseFormSchema = z
  .object({
    id: z.int(),
    project_id: z.uuid(),
    form_id: z.int(),
    frame_id: z.uuid(),
    created_at: timestamp,
    updated_at: timestamp,
    form: z.object({
      id: z.int(),
      title: z.string(),
      frame_id: z.uuid(),
      created_at: timestamp,
      updated_at: timestamp,
      deleted_at: timestamp.nullable(),
    }),
  })
  .meta({ id: 'LooseForm' });

export function presentLooseForm({ link, form }: AttachedForm): z.infer<typeof looseFormSchema> {
  return {
    id: link.id,
    project_id: link.projectId,
    form_id: link.formId,
    frame_id: link.frameId,
    created_at: link.createdAt.toISOString(),
    updated_at: link.updatedAt.toISOString(),
    form: {
      id: form.id,
      title: form.title,
      frame_id: form.frameId,
      created_at: form.createdAt.toISOString(),
      updated_at: form.updatedAt.toISOString(),
      deleted_at: form.deletedAt?.toISOString() ?? null,
    },
  };
}
