import { z } from 'zod';
import { topics } from '../topics';
import { defineEvent } from './event';

/** A connector's message was recorded as an inbound media item. Keyed by the conversation. */
export const messageReceived = defineEvent({
  topic: topics.channelsInbound,
  type: 'channels.message_received.v1',
  schema: z.object({
    media_item_id: z.uuid(),
    channel_id: z.uuid(),
    conversation_id: z.uuid(),
    project_id: z.uuid().nullable(),
    message: z.string(),
    external_id: z.string().nullable(),
    sender: z
      .object({
        id: z.string().nullable(),
        name: z.string().nullable(),
        phone: z.string().nullable(),
        email: z.string().nullable(),
      })
      .nullable(),
    sent_at: z.iso.datetime().nullable(),
    received_at: z.iso.datetime(),
  }),
});
