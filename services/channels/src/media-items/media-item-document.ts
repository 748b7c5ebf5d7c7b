import { searchWords } from '@trackway/mongo';
import type { MediaItem, MediaItemChanges } from './media-item';
import type { MediaItemDocument } from './media-item-model';

/** Prefix of the key of a message without an id. */
const OWN_KEY = 'item:';

export function toMediaItem(document: MediaItemDocument): MediaItem {
  return {
    id: document._id,
    frameId: document.frame_id,
    channelId: document.channel_id,
    conversationId: document.conversation_id,
    direction: document.direction,
    message: document.message,
    externalId: document.external_id,
    dedupeKey: document.dedupe_key.startsWith(OWN_KEY) ? null : document.dedupe_key,
    sender: document.sender,
    projectId: document.project_id,
    attachments: document.attachments,
    metadata: JSON.parse(document.metadata),
    sentAt: document.sent_at,
    receivedAt: document.received_at,
    at: document.at,
    author: document.author,
    countsAsReply: document.counts_as_reply,
    status: document.status,
    failure: document.failure,
    isPublished: document.announced,
    consistencyToken: document.consistency_token,
    claimedProjectId: document.claimed_project_id,
    cause: { correlationId: document.cause.correlation_id, depth: document.cause.depth },
  };
}

export function toDocument(item: MediaItem): MediaItemDocument {
  return {
    _id: item.id,
    frame_id: item.frameId,
    channel_id: item.channelId,
    conversation_id: item.conversationId,
    direction: item.direction,
    message: item.message,
    search_words: searchWords(item.message),
    external_id: item.externalId,
    dedupe_key: item.dedupeKey ?? `${OWN_KEY}${item.id}`,
    sender: item.sender,
    project_id: item.projectId,
    attachments: item.attachments,
    fetch_at: item.attachments.some(({ status }) => status === 'pending') ? item.receivedAt : null,
    fetch_attempts: 0,
    metadata: JSON.stringify(item.metadata),
    sent_at: item.sentAt,
    received_at: item.receivedAt,
    at: item.at,
    author: item.author,
    counts_as_reply: item.countsAsReply,
    status: item.status,
    failure: item.failure,
    announced: item.isPublished,
    consistency_token: item.consistencyToken,
    claimed_project_id: item.claimedProjectId,
    cause: { correlation_id: item.cause.correlationId, depth: item.cause.depth },
  };
}

export function toChanges({
  externalId,
  projectId,
  isPublished,
  ...same
}: MediaItemChanges): Partial<MediaItemDocument> {
  return {
    ...same,
    ...(externalId === undefined ? {} : { external_id: externalId }),
    ...(projectId === undefined ? {} : { project_id: projectId }),
    ...(isPublished === undefined ? {} : { announced: isPublished }),
  };
}
