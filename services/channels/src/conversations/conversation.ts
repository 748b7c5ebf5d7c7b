/** The sender of a message, as the connector describes it. */
export interface Sender {
  readonly id: string | null;
  readonly name: string | null;
  readonly phone: string | null;
  readonly email: string | null;
}

export const conversationStatuses = ['open', 'snoozed', 'closed'] as const;

export type ConversationStatus = (typeof conversationStatuses)[number];

/** The messages of one sender on one channel. Messages without a sender share one conversation. */
export interface Conversation {
  readonly id: string;
  readonly frameId: string;
  readonly channelId: string;
  readonly senderKey: string;
  readonly sender: Sender | null;
  readonly projectId: string | null;
  readonly status: ConversationStatus;
  /** When a snoozed conversation is opened again; null in every other status. */
  readonly snoozedUntil: Date | null;
  /** When it was last closed. Messages from before do not await a reply. */
  readonly lastClosedAt: Date | null;
  readonly assigneeId: string | null;
  /** Distinct, in alphabetical order. */
  readonly labels: readonly string[];
  readonly messagesCount: number;
  readonly lastMessageAt: Date;
  /** When the oldest inbound message was sent. */
  readonly firstInboundAt: Date | null;
  /** When the first reply after it was sent. */
  readonly firstReplyAt: Date | null;
  /** When the last message that counts as a reply was sent. */
  readonly lastReplyAt: Date | null;
  /** When the oldest message that awaits a reply was sent. */
  readonly awaitingReplySince: Date | null;
  /** When its project is looked for next; null if there is nothing to look for. */
  readonly linkAt: Date | null;
  /** Increased by every change that users see, in the same transaction. */
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
    status: 'open',
    snoozedUntil: null,
    lastClosedAt: null,
    assigneeId: null,
    labels: [],
    messagesCount: 0,
    lastMessageAt: now,
    firstInboundAt: null,
    firstReplyAt: null,
    lastReplyAt: null,
    awaitingReplySince: null,
    linkAt: null,
    version: 0,
    createdAt: now,
  };
}

/**
 * Adds an inbound message to a conversation and opens it. Messages may arrive in any order: one from before the last
 * reply or closing does not await a reply. The oldest of the others counts.
 */
export function withInbound(conversation: Conversation, sender: Sender | null, at: Date): Conversation {
  const { awaitingReplySince: since, firstInboundAt: first } = conversation;
  const handled = handledAt(conversation);
  const waits = handled === null || at > handled;
  return {
    ...withMessage(reopened(conversation), at),
    firstInboundAt: first === null || at < first ? at : first,
    sender: completed(sender, conversation.sender),
    // The sender is stored under the strongest key from now on.
    senderKey: sender?.id ? senderKeys(sender)[0] : conversation.senderKey,
    awaitingReplySince: waits && (since === null || at < since) ? at : since,
  };
}

/** The last reply or closing. Only later messages await a reply. */
export function handledAt({ lastReplyAt, lastClosedAt }: Conversation): Date | null {
  return lastReplyAt && lastClosedAt && lastReplyAt > lastClosedAt ? lastReplyAt : (lastClosedAt ?? lastReplyAt);
}

/** Connectors may send the name or the address with the first message only. */
function completed(sender: Sender | null, known: Sender | null): Sender | null {
  if (!sender || !known) return sender ?? known;
  return {
    id: sender.id ?? known.id,
    name: sender.name ?? known.name,
    phone: sender.phone ?? known.phone,
    email: sender.email ?? known.email,
  };
}

/** Adds a message to a conversation, inbound or outbound. */
export function withMessage(conversation: Conversation, at: Date): Conversation {
  const { messagesCount, lastMessageAt } = conversation;
  const isNewest = messagesCount === 0 || at > lastMessageAt;
  return { ...conversation, messagesCount: messagesCount + 1, lastMessageAt: isNewest ? at : lastMessageAt };
}

/** Opens a snoozed or closed conversation. */
export function reopened(conversation: Conversation): Conversation {
  if (conversation.status === 'open') return conversation;
  return { ...conversation, status: 'open', snoozedUntil: null };
}

/** Seconds from the first inbound message to the first reply after it; null without one. */
export function firstResponseSeconds({ firstInboundAt, firstReplyAt }: Conversation): number | null {
  return firstInboundAt && firstReplyAt && secondsBetween(firstInboundAt, firstReplyAt);
}

/** Null unless it is closed. */
export function closedAt({ status, lastClosedAt }: Conversation): Date | null {
  return status === 'closed' ? lastClosedAt : null;
}

/** Seconds from the first inbound message, or the creation, until the conversation was closed; null unless it is. */
export function resolutionSeconds(conversation: Conversation): number | null {
  const { firstInboundAt, createdAt } = conversation;
  const end = closedAt(conversation);
  return end && secondsBetween(firstInboundAt ?? createdAt, end);
}

function secondsBetween(start: Date, end: Date): number {
  return Math.max(0, Math.floor((end.getTime() - start.getTime()) / 1_000));
}
