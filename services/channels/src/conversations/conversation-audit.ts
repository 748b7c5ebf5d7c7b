import { auditOf } from '@trackway/messaging';
import type { Conversation } from './conversation';

/** Only for conversations without a project. The others are in the history of their project. */
export const auditConversation = auditOf<Conversation>({
  source: 'channels',
  kind: 'conversation',
  identify: ({ id, sender }) => ({ id, name: sender?.name ?? null }),
  settings: ({ status, snoozedUntil, assigneeId, labels }) => ({
    status,
    snoozed_until: snoozedUntil,
    assignee_id: assigneeId,
    labels,
  }),
  details: ({ channelId }) => ({ channel_id: channelId }),
});
