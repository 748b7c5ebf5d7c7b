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
  /** The oldest message that waits for an answer. */
  readonly awaitingReplySince: Date | null;
  readonly createdAt: Date;
}

/** What tells one sender from another: the connector's own id of them, else how they can be reached. */
export function senderKey(sender: Sender | null): string {
  if (sender?.id) return `id:${sender.id}`;
  if (sender?.phone) return `phone:${sender.phone}`;
  if (sender?.email) return `email:${sender.email.toLowerCase()}`;
  return '';
}
