/** Who a message came from, as the connector says. */
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
  /** When the last message was written that counts as a reply. */
  readonly lastReplyAt: Date | null;
  /** The oldest message that waits for an answer. */
  readonly awaitingReplySince: Date | null;
  /** When its project is looked for next; null where nothing has to be looked for. */
  readonly linkAt: Date | null;
  /** Raised by every change, in the transaction that makes it. */
  readonly version: number;
  readonly createdAt: Date;
}

/**
 * What tells one sender from another, strongest first: the connector's own id of them, else how they can be reached. A
 * sender who was written to before has no id yet, and is known by the weaker keys.
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

/** A conversation that has no message yet. */
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
 * A conversation with an inbound message counted in. Messages may come in any order: one that was written before the last
 * reply waits for none, and the oldest of the others is what counts.
 */
export function withInbound(conversation: Conversation, sender: Sender | null, at: Date): Conversation {
  const { awaitingReplySince: since, lastReplyAt } = conversation;
  const waits = lastReplyAt === null || at > lastReplyAt;
  return {
    ...withMessage(conversation, at),
    sender: sender ?? conversation.sender,
    // Known by the strongest key from now on.
    senderKey: sender?.id ? senderKeys(sender)[0] : conversation.senderKey,
    awaitingReplySince: waits && (since === null || at < since) ? at : since,
  };
}

/** A conversation with one more message, whichever way it went. */
export function withMessage(conversation: Conversation, at: Date): Conversation {
  const { messagesCount, lastMessageAt } = conversation;
  const isNewest = messagesCount === 0 || at > lastMessageAt;
  return { ...conversation, messagesCount: messagesCount + 1, lastMessageAt: isNewest ? at : lastMessageAt };
}
