import { type Conversation, firstResponseSeconds, resolutionSeconds } from './conversation';
import type { ConversationDocument } from './conversation-model';
import { senderWords } from './sender-words';

/** Fields that documents lack if a previous release created them. */
type Added =
  | 'status'
  | 'snoozed_until'
  | 'last_closed_at'
  | 'assignee_id'
  | 'labels'
  | 'first_inbound_at'
  | 'first_reply_at';

export function toConversation(
  document: Omit<ConversationDocument, Added> & Partial<Pick<ConversationDocument, Added>>,
): Conversation {
  return {
    id: document._id,
    frameId: document.frame_id,
    channelId: document.channel_id,
    senderKey: document.sender_key,
    sender: document.sender,
    projectId: document.project_id,
    status: document.status ?? 'open',
    snoozedUntil: document.snoozed_until ?? null,
    lastClosedAt: document.last_closed_at ?? null,
    assigneeId: document.assignee_id ?? null,
    labels: document.labels ?? [],
    messagesCount: document.messages_count,
    lastMessageAt: document.last_message_at,
    firstInboundAt: document.first_inbound_at ?? null,
    firstReplyAt: document.first_reply_at ?? null,
    lastReplyAt: document.last_reply_at,
    awaitingReplySince: document.awaiting_reply_since,
    linkAt: document.link_at,
    version: document.version,
    createdAt: document.created_at,
  };
}

export function toDocument(conversation: Conversation): ConversationDocument {
  return {
    _id: conversation.id,
    frame_id: conversation.frameId,
    channel_id: conversation.channelId,
    sender_key: conversation.senderKey,
    sender: conversation.sender,
    project_id: conversation.projectId,
    status: conversation.status,
    snoozed_until: conversation.snoozedUntil,
    last_closed_at: conversation.lastClosedAt,
    assignee_id: conversation.assigneeId,
    labels: [...conversation.labels],
    messages_count: conversation.messagesCount,
    last_message_at: conversation.lastMessageAt,
    first_inbound_at: conversation.firstInboundAt,
    first_reply_at: conversation.firstReplyAt,
    first_response_seconds: firstResponseSeconds(conversation),
    resolution_seconds: resolutionSeconds(conversation),
    search_words: senderWords(conversation.sender),
    last_reply_at: conversation.lastReplyAt,
    awaiting_reply_since: conversation.awaitingReplySince,
    link_at: conversation.linkAt,
    version: conversation.version,
    created_at: conversation.createdAt,
  };
}
