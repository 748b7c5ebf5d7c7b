/** The sender of a message, as the connector describes it. */
export interface Sender {
  readonly id: string | null;
  readonly name: string | null;
  readonly phone: string | null;
  readonly email: string | null;
}

/** The messages of one sender on one channel. Messages without a sender share one conversation. */
export interface Conversation {
  readonly id: string;
  readonly frameId: string;
  readonly channelId: string;
  readonly senderKey: string;
  readonly sender: Sender | null;
  readonly projectId: string | null;
  readonly messagesCount: number;
  readonly lastMessageAt: Date;
  /** When the last message that counts as a reply was sent. */
  readonly lastReplyAt: Date | null;
  /** When the oldest message that awaits a reply was sent. */
  readonly awaitingReplySince: Date | null;
  /** When its project is looked for next; null if there is nothing to look for. */
  readonly linkAt: Date | null;
  /** Increased by every change, in the same transaction. */
  readonly version: number;
  readonly createdAt: Date;
}

/**
 * The key of a sender: the id that the connector uses, else the phone, else the e-mail. A sender who was only written
 * to has no id yet and keeps the weaker key until the first message arrives.
 */
export function senderKeys(sender: Sender | null): [string, ...string[]] {
  const keys = [
    ...(sender?.id ? [`id:${sender.id}`] : []),
    ...(sender?.phone ? [`phone:${sender.phone.replace(/[^\d+]/g, '') || sender.phone}`] : []),
    ...(sender?.email ? [`email:${sender.email.toLowerCase()}`] : []),
  ];
  const [first = '', ...others] = keys;
  return [first, ...others];
}

/** A new conversation without messages. */
export function newConversation(
  start: Pick<Conversation, 'id' | 'frameId' | 'channelId' | 'sender' | 'projectId'>,
  now: Date,
): Conversation {
  return {
    ...start,
    senderKey: senderKeys(start.sender)[0],
    messagesCount: 0,
    lastMessageAt: now,
    lastReplyAt: null,
    awaitingReplySince: null,
    linkAt: null,
    version: 0,
    createdAt: now,
  };
}

/**
 * Adds an inbound message to a conversation. Messages may arrive in any order: one from before the last reply does not
 * await a reply. The oldest of the others counts.
 */
export function withInbound(conversation: Conversation, sender: Sender | null, at: Date): Conversation {
  const { awaitingReplySince: since, lastReplyAt } = conversation;
  const waits = lastReplyAt === null || at > lastReplyAt;
  return {
    ...withMessage(conversation, at),
    sender: sender ?? conversation.sender,
    // The sender is stored under the strongest key from now on.
    senderKey: sender?.id ? senderKeys(sender)[0] : conversation.senderKey,
    awaitingReplySince: waits && (since === null || at < since) ? at : since,
  };
}

/** Adds a message to a conversation, inbound or outbound. */
export function withMessage(conversation: Conversation, at: Date): Conversation {
  const { messagesCount, lastMessageAt } = conversation;
  const isNewest = messagesCount === 0 || at > lastMessageAt;
  return { ...conversation, messagesCount: messagesCount + 1, lastMessageAt: isNewest ? at : lastMessageAt };
}
