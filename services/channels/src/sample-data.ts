import { newId } from '@trackway/runtime';
import type { Channel } from './channels/channel';
import { type Conversation, newConversation, type Sender } from './conversations/conversation';
import type { MediaItem } from './media-items/media-item';

/** Time of sample records. */
export const SAMPLE_TIME = new Date('2026-01-01T12:00:00.000Z');

/** Returns the time that is `seconds` later than that of sample records. */
export function later(seconds: number): Date {
  return new Date(SAMPLE_TIME.getTime() + seconds * 1_000);
}

/** A signed channel with a connector, for tests. */
export function aChannel(fields: Partial<Channel> = {}): Channel {
  const id = newId();
  return {
    id,
    frameId: newId(),
    name: 'Support',
    kind: 'email',
    externalRef: `ref-${id}`,
    active: true,
    settings: { delivery_url: 'https://connector.example.org/out' },
    secrets: [{ value: `whsec_${Buffer.alloc(32, 'k').toString('base64')}`, validUntil: null }],
    version: 1,
    createdAt: SAMPLE_TIME,
    updatedAt: SAMPLE_TIME,
    deletedAt: null,
    ...fields,
  };
}

export function aSender(fields: Partial<Sender> = {}): Sender {
  return { id: 'ana', name: 'Ana', phone: null, email: null, ...fields };
}

export function aConversation(
  channel: Pick<Channel, 'id' | 'frameId'>,
  fields: Partial<Conversation> = {},
): Conversation {
  const { sender = aSender(), projectId = null } = fields;
  const start = { id: newId(), frameId: channel.frameId, channelId: channel.id, sender, projectId };
  return { ...newConversation(start, SAMPLE_TIME), version: 1, ...fields };
}

/** An inbound message whose event was published. */
export function anItem(
  { id, frameId, channelId }: Pick<Conversation, 'id' | 'frameId' | 'channelId'>,
  fields: Partial<MediaItem> = {},
): MediaItem {
  return {
    id: newId(),
    frameId,
    channelId,
    conversationId: id,
    direction: 'inbound',
    message: 'The roof leaks.',
    externalId: null,
    dedupeKey: null,
    sender: aSender(),
    projectId: null,
    attachments: [],
    metadata: {},
    sentAt: null,
    receivedAt: SAMPLE_TIME,
    at: SAMPLE_TIME,
    author: null,
    countsAsReply: false,
    status: null,
    failure: null,
    isPublished: true,
    consistencyToken: null,
    claimedProjectId: null,
    cause: { correlationId: 'cause', depth: 0 },
    ...fields,
  };
}

/** A message of a user to the sender. */
export function aReply(conversation: Conversation, fields: Partial<MediaItem> = {}): MediaItem {
  const author = { kind: 'user', id: newId(), name: 'Bo' } as const;
  return anItem(conversation, {
    direction: 'outbound',
    sender: null,
    author,
    countsAsReply: true,
    status: 'sent',
    ...fields,
  });
}
