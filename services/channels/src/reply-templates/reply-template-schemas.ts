import { z } from 'zod';
import { name, text, timestamp, uuid } from '../shared/value-types';
import type { ReplyTemplate } from './reply-template';
import { templateVariables } from './template-text';

const MAX_BODY_LENGTH = 10_000;

const variables = Object.entries(templateVariables).map(([variable, meaning]) => `\`{{${variable}}}\` (${meaning})`);
const body = text
  .min(1)
  .max(MAX_BODY_LENGTH)
  .meta({ description: `Text with variables: ${variables.join(', ')}` });

export const createTemplateBody = z.strictObject({ name, body }).meta({
  id: 'CreateReplyTemplate',
  example: { name: 'Thanks', body: 'Hello {{contact.name}}, thank you for your message.' },
});

export const updateTemplateBody = z.strictObject({ name: name.optional(), body: body.optional() }).meta({
  id: 'UpdateReplyTemplate',
  example: { body: 'Hello {{contact.name}}, we will answer today.' },
});

export const previewBody = z
  .strictObject({
    conversation_id: uuid,
    template_id: uuid.optional().meta({ description: 'A stored template' }),
    body: body.optional().meta({ description: 'A text that is not stored' }),
  })
  .refine((given) => (given.template_id === undefined) !== (given.body === undefined), {
    path: ['template_id'],
    error: 'Send either template_id or body.',
  })
  .meta({ id: 'PreviewReply' });

export const templateSchema = z
  .object({
    id: z.uuid(),
    frame_id: z.uuid(),
    name: z.string().meta({ description: 'Unique in the frame, ignoring case' }),
    body: z.string(),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'ReplyTemplate', description: 'A text for replies with variables' });

export function presentTemplate(template: ReplyTemplate): z.infer<typeof templateSchema> {
  return {
    id: template.id,
    frame_id: template.frameId,
    name: template.name,
    body: template.body,
    created_at: template.createdAt.toISOString(),
    updated_at: template.updatedAt.toISOString(),
  };
}
