export const messageStatuses = ['queued', 'sent', 'failed', 'delivered', 'read'] as const;

/** How far an outbound message is: queued → sent → delivered → read, or failed. */
export type MessageStatus = (typeof messageStatuses)[number];

/**
 * The status after a connector told of another one. What it tells may come late and out of order: a message never goes
 * back, and one that was given up counts as delivered where it turns out to have arrived.
 */
export function latestStatus(current: MessageStatus, told: MessageStatus): MessageStatus {
  return messageStatuses.indexOf(told) > messageStatuses.indexOf(current) ? told : current;
}
