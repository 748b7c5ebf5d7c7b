import { isUnicode } from '@trackway/runtime';
import type { FileLinks } from '@trackway/storage';
import { z } from 'zod';
import { name, timestamp, uuid } from '../../shared/field-types';
import type { OrderRequest } from '../funnels/reorder';
import { type Attachment, MAX_ATTACHMENTS } from './attachment';

/** One day. */
const duration = z.number().positive().max(86_400).meta({ description: 'Duration of the video in seconds' });

export const linkAttachmentBody = z
  .strictObject({
    name,
    type: z.enum(['video', 'file']),
    url: z
      .url({ protocol: /^https?$/ })
      .max(2_048)
      .refine(isUnicode, 'Must be a valid URL.'),
    duration: duration.optional(),
  })
  .meta({
    id: 'LinkAttachment',
    example: { name: 'Safety briefing', type: 'video', url: 'https://videos.example.org/safety.mp4', duration: 95 },
  });

/** Form fields are texts. */
export const uploadFields = z.strictObject({
  name: name.optional(),
  duration: z.coerce.number().positive().max(86_400).optional(),
});

/** Only for the OpenAPI document. */
export const uploadAttachmentBody = z
  .object({
    file: z.string().meta({ format: 'binary', description: 'Up to 500 MB' }),
    name: name.optional().meta({ description: 'By default, the name of the file' }),
    duration: duration.optional(),
  })
  .meta({ id: 'UploadAttachment', example: { file: 'safety-briefing.mp4', name: 'Safety briefing', duration: 95 } });

export const updateAttachmentBody = z
  .strictObject({ name: name.optional(), duration: duration.optional() })
  .meta({ id: 'UpdateAttachment' });

const everyAttachment = z
  .strictObject({ attachment_ids: z.array(uuid).max(MAX_ATTACHMENTS) })
  .meta({ description: 'All attachments of the step, in order' });

export const orderAttachmentsBody = z
  .union(
    [
      everyAttachment,
      z.strictObject({ attachment_id: uuid, before: uuid }),
      z.strictObject({ attachment_id: uuid, after: uuid }),
    ],
    'Must be {attachment_ids}, {attachment_id, before} or {attachment_id, after}, with UUIDs.',
  )
  .meta({ id: 'OrderAttachments' });

export function toAttachmentOrder(body: z.infer<typeof orderAttachmentsBody>): OrderRequest {
  if ('attachment_ids' in body) return { ids: body.attachment_ids };
  const beside = 'before' in body ? { before: body.before } : { after: body.after };
  return { id: body.attachment_id, ...beside };
}

export const requireAttachmentBody = z
  .strictObject({
    id: z.union([z.string().min(1), z.int()], {
      error: ({ input }) => (input === undefined ? 'This field is required.' : 'Must be the id of an attachment.'),
    }),
    watch: z.boolean(),
  })
  .meta({ id: 'RequireAttachment' });

export const attachmentSchema = z
  .object({
    id: z.uuid(),
    step_id: z.uuid(),
    name: z.string(),
    type: z.enum(['video', 'file']),
    url: z.string().meta({ description: 'The link to an uploaded file expires after ten minutes' }),
    file: z
      .object({ name: z.string(), size: z.int(), mime_type: z.string(), hash: z.string() })
      .nullable()
      .meta({ description: 'null for a link; the hash is SHA-256' }),
    duration: z.number().nullable(),
    watch: z.boolean().meta({ description: 'Users must watch it before they move a project into the step' }),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'StepAttachment' });

export function presentAttachment(
  links: FileLinks,
  frameId: string,
  attachment: Attachment,
): z.infer<typeof attachmentSchema> {
  const { source } = attachment;
  return {
    id: attachment.id,
    step_id: attachment.stepId,
    name: attachment.name,
    type: attachment.type,
    url: urlOf(links, frameId, attachment),
    file:
      'file' in source
        ? { name: source.file.name, size: source.file.size, mime_type: source.file.mimeType, hash: source.file.hash }
        : null,
    duration: attachment.duration,
    watch: attachment.watch,
    created_at: attachment.createdAt.toISOString(),
    updated_at: attachment.updatedAt.toISOString(),
  };
}

/** URL at which the attachment can be opened now. */
export function urlOf(links: FileLinks, frameId: string, { id, source }: Attachment): string {
  return 'url' in source ? source.url : links.urlOf({ frameId, id });
}
