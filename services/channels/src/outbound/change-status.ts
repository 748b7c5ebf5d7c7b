import { saveWithAwaiting } from '../conversations/save-conversation';
import type { MediaItem } from '../media-items/media-item';
import { latestStatus, type MessageStatus } from '../media-items/message-status';
import type { TransactionStores } from '../unit-of-work';
import { failedEvents, sentEvents } from './message-events';

export interface StatusReport {
  readonly status: MessageStatus;
  /** Set if the message has failed. */
  readonly failure?: string | null;
  readonly externalId?: string | null;
}

/** Stores the new status of an outbound message. A repeated or late report changes nothing. */
export async function changeStatus(
  stores: TransactionStores,
  item: MediaItem,
  reported: StatusReport,
): Promise<MediaItem> {
  const before = item.status ?? 'queued';
  const status = latestStatus(before, reported.status);
  const changes = {
    status,
    failure: status === 'failed' ? (reported.failure ?? item.failure) : null,
    externalId: item.externalId ?? reported.externalId ?? null,
  };
  const changed = { ...item, ...changes };
  if (status === before && changes.externalId === item.externalId) return item;
  await stores.mediaItems.change(item, changes);
  if (item.countsAsReply && (before === 'failed') !== (status === 'failed')) await updateAwaiting(stores, item);
  if (before === 'queued' && status !== 'queued' && status !== 'failed')
    await stores.outbox.add(...sentEvents(changed));
  if (status === 'failed' && before !== 'failed') await stores.outbox.add(...failedEvents(changed));
  return changed;
}

async function updateAwaiting(stores: TransactionStores, { frameId, conversationId }: MediaItem): Promise<void> {
  const conversation = await stores.conversations.find(frameId, conversationId);
  if (conversation) await saveWithAwaiting(stores, conversation, conversation);
}
