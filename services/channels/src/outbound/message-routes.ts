import { defineRoute, type Route, uuidParameter } from '@trackway/http';
import type { Application } from '../application';
import { mediaItemSchema, type PresentMediaItem } from '../media-items/media-item-schemas';
import { sendMessageBody } from './message-schemas';

const description =
  "The message is queued, and posted to the `delivery_url` of the channel's settings, signed with its secret, in the order " +
  'of the conversation. `status` is queued, sent, delivered, read or failed. A message of a user counts as the reply that ' +
  'the conversation was waiting for.';

export function messageRoutes({ commands, queries }: Application, present: PresentMediaItem): Route[] {
  return [
    defineRoute({
      method: 'post',
      path: '/api/management/channels/:channel/messages',
      operationId: 'sendMessage',
      summary: "Send a message in a conversation, or to a project's contact",
      description,
      tag: 'Channels',
      scope: 'channels:write',
      params: { channel: uuidParameter('channel') },
      body: sendMessageBody,
      idempotent: true,
      recover: async ({ caller }, id) => ({ media_item: present(await queries.readMediaItem(caller, id)) }),
      response: { media_item: mediaItemSchema },
      failures: [
        'channel_model_not_found',
        'conversation_model_not_found',
        'project_model_not_found',
        'channel_inactive',
        'channel_cannot_send',
        'contact_unreachable',
      ],
      handle: async ({ caller, params: { channel: channelId }, body }) => {
        const { conversation_id: conversationId, project_id: projectId, message, metadata } = body;
        const recipient = { channelId, conversationId, projectId };
        return { media_item: present(await commands.sendMessage(caller, { ...recipient, message, metadata })) };
      },
    }),
  ];
}
