import { z } from 'zod';
import { messageStatuses } from '../media-items/message-status';
import { jsonObject } from '../shared/json-object';
import { text, uuid } from '../shared/value-types';

const MAX_MESSAGE_BYTES = 65_536;

const message = text
  .min(1)
  .refine((value) => Buffer.byteLength(value) <= MAX_MESSAGE_BYTES, `Must have ${MAX_MESSAGE_BYTES} bytes at most.`);

export const sendMessageBody = z
  .strictObject({
    conversation_id: uuid.optional(),
    project_id: uuid.optional().meta({ description: "The message is sent to the project's contact" }),
    message,
    metadata: jsonObject.default({}).meta({ description: 'Sent to the connector unchanged' }),
  })
  .refine(({ conversation_id, project_id }) => (conversation_id === undefined) !== (project_id === undefined), {
    path: ['conversation_id'],
    error: 'Name either conversation_id or project_id.',
  })
  .meta({ id: 'SendMessage' });

/** A status report of a connector; unknown members are ignored. */
export const messageStatusBody = z
  .object({
    media_item_id: uuid.optional(),
    external_id: z.union([z.string().min(1).max(255), z.int().transform(String)]).optional(),
    status: z.enum(messageStatuses).exclude(['queued']),
    error: z.string().max(1_000).optional().meta({ description: 'Error message if it failed' }),
  })
  .refine(({ media_item_id, external_id }) => media_item_id !== undefined || external_id !== undefined, {
    path: ['media_item_id'],
    error: 'Name the message by media_item_id or external_id.',
  })
  .meta({ id: 'MessageStatus', example: { external_id: 'wamid.1001', status: 'read' } });
