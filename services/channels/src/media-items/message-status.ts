export const messageStatuses = ['queued', 'sent', 'failed', 'delivered', 'read'] as const;

/** The status of an outbound message: queued → sent → delivered → read, or failed. */
export type MessageStatus = (typeof messageStatuses)[number];

/**
 * The new status after a report of the connector. Reports may arrive late and out of order: the status never goes back.
 * A failed message becomes delivered if it arrived after all.
 */
export function latestStatus(current: MessageStatus, reported: MessageStatus): MessageStatus {
  return messageStatuses.indexOf(reported) > messageStatuses.indexOf(current) ? reported : current;
}
