import { idempotencyKeyReused, missingScope, notFound, ruleBroken } from '@trackway/errors';
import { actorOf } from '@trackway/messaging';
import { type Caller, type Clock, currentContext, hasScope, type NewId } from '@trackway/runtime';
import { type Channel, channelSettings, validSecrets } from '../channels/channel';
import { withMessage } from '../conversations/conversation';
import type { ProjectDirectory } from '../conversations/project-directory';
import { saveConversation, saveWithAwaiting } from '../conversations/save-conversation';
import type { MediaItem } from '../media-items/media-item';
import type { UnitOfWork } from '../unit-of-work';
import { auditQueued } from './message-audit';
import { findOrStartConversation, type Recipient, type ResolvedRecipient, resolveRecipient } from './recipient';

export type SendMessage = Recipient & {
  readonly message: string;
  readonly metadata?: Readonly<Record<string, unknown>>;
  /** Idempotency key: a sender's key sends at most once on a channel. */
  readonly idempotencyKey?: string | undefined;
};

export interface SendMessageDeps {
  readonly unitOfWork: UnitOfWork;
  readonly projects: ProjectDirectory;
  readonly newId: NewId;
  readonly clock: Clock;
  readonly wakeSenders: () => void;
}

/** Queues a message for the channel's connector. */
export function makeSendMessage(deps: SendMessageDeps) {
  return async (caller: Caller, command: SendMessage): Promise<MediaItem> => {
    // Rules and agents call over gRPC with the current scopes of their owners.
    if (!hasScope(caller, 'channels:write')) throw missingScope('channels:write');
    const recipient = await resolveRecipient(deps, caller, command);
    assertCanSend(recipient.channel, deps.clock());
    return queue(deps, caller, recipient, command);
  };
}

function queue(
  deps: SendMessageDeps,
  caller: Caller,
  recipient: ResolvedRecipient,
  command: SendMessage,
): Promise<MediaItem> {
  const { channel } = recipient;
  const { message, metadata = {}, idempotencyKey } = command;
  const dedupeKey = idempotencyKey ? `send:${caller.id}:${idempotencyKey}` : null;
  return deps.unitOfWork.run(async (stores) => {
    const now = deps.clock();
    const known = dedupeKey && (await stores.mediaItems.findByDedupeKey(channel.frameId, channel.id, dedupeKey));
    if (known) return returnRepeated(known, command);
    const { before, conversation } = await findOrStartConversation(stores, recipient, deps.newId(), now);
    const item: MediaItem = {
      id: deps.newId(),
      frameId: channel.frameId,
      channelId: channel.id,
      conversationId: conversation.id,
      direction: 'outbound',
      message,
      externalId: null,
      dedupeKey,
      sender: null,
      projectId: conversation.projectId,
      attachments: [],
      metadata,
      sentAt: null,
      receivedAt: now,
      at: now,
      author: actorOf(caller),
      countsAsReply: countsAsReply(caller, channel),
      status: 'queued',
      failure: null,
      isPublished: true,
      consistencyToken: null,
      claimedProjectId: null,
      cause: { correlationId: currentContext()?.correlationId ?? deps.newId(), depth: currentContext()?.depth ?? 0 },
    };
    await stores.mediaItems.insert(item);
    const save = item.countsAsReply ? saveWithAwaiting : saveConversation;
    await save(stores, before, withMessage(conversation, now));
    await stores.sendQueues.add({ ...channelOf(item), conversationId: conversation.id }, now);
    if (item.projectId === null) await stores.outbox.add(auditQueued(caller, item));
    await stores.recordEffect(item.id);
    stores.afterCommit(deps.wakeSenders);
    return item;
  });
}

function channelOf({ frameId, channelId }: MediaItem) {
  return { frameId, channelId };
}

/**
 * Answers of users count as replies; those of an AI agent if the channel is set up so; those of rules and service
 * accounts never.
 */
function countsAsReply({ kind }: Caller, channel: Channel): boolean {
  return kind === 'user' || (kind === 'ai_agent' && channelSettings(channel).agentRepliesCount);
}

function returnRepeated(known: MediaItem, { message, conversationId, projectId }: SendMessage): MediaItem {
  const isSame =
    known.message === message &&
    (conversationId ? known.conversationId === conversationId : known.projectId === projectId);
  if (isSame) return known;
  throw idempotencyKeyReused();
}

function assertCanSend(channel: Channel, now: Date): void {
  if (channel.deletedAt) throw notFound('channel');
  if (!channel.active) throw ruleBroken('channel_inactive', 'The channel is not active. Activate it first.');
  if (channelSettings(channel).deliveryUrl === null || validSecrets(channel, now).length === 0) {
    throw ruleBroken(
      'channel_cannot_send',
      'The channel has no connector. Set delivery_url in its settings, and a secret for signatures.',
    );
  }
}
