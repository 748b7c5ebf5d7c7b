import type { Clock } from '@trackway/runtime';
import { reopened } from './conversation';
import type { ConversationUnitOfWork } from './conversation-unit-of-work';
import { saveConversation } from './save-conversation';

const ACTOR = { kind: 'system', id: 'channels', name: null } as const;

/**
 * Opens one conversation whose snooze has ended. Returns false if there is none. Replicas may find the same one: only
 * the first transaction changes it.
 */
export function makeEndSnoozes({ unitOfWork, clock }: { unitOfWork: ConversationUnitOfWork; clock: Clock }) {
  return async (): Promise<boolean> => {
    const due = await unitOfWork.read(({ conversations }) => conversations.findSnoozedUntil(clock()));
    if (!due) return false;
    await unitOfWork.run(async (stores) => {
      const current = await stores.conversations.find(due.frameId, due.id);
      if (current?.status !== 'snoozed' || !current.snoozedUntil || current.snoozedUntil > clock()) return;
      await saveConversation(stores, current, reopened(current), ACTOR);
    });
    return true;
  };
}
