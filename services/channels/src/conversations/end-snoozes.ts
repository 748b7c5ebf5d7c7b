import type { Clock, Logger } from '@trackway/runtime';
import { type Conversation, reopened } from './conversation';
import type { ConversationUnitOfWork } from './conversation-unit-of-work';
import { saveConversation } from './save-conversation';

const ACTOR = { kind: 'system', id: 'channels', name: null } as const;
const BATCH_SIZE = 100;

interface Deps {
  readonly unitOfWork: ConversationUnitOfWork;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'warn'>;
}

/**
 * Opens a batch of conversations whose snooze has ended, each in its own transaction, so that an error of one does not delay
 * the others. Returns false if it opened none. Replicas may find the same ones: only the first transaction changes them.
 */
export function makeEndSnoozes({ unitOfWork, clock, logger }: Deps) {
  return async (): Promise<boolean> => {
    const due = await unitOfWork.read(({ conversations }) => conversations.findDueSnoozes(clock(), BATCH_SIZE));
    let opened = 0;
    for (const { frameId, id } of due) {
      try {
        await open(frameId, id);
        opened += 1;
      } catch (error) {
        logger.warn({ err: error, conversation: id }, 'a conversation could not be opened at the end of its snooze');
      }
    }
    return opened > 0;
  };

  function open(frameId: string, id: Conversation['id']): Promise<void> {
    return unitOfWork.run(async (stores) => {
      const current = await stores.conversations.find(frameId, id);
      if (current?.status !== 'snoozed' || !current.snoozedUntil || current.snoozedUntil > clock()) return;
      await saveConversation(stores, current, reopened(current), ACTOR);
    });
  }
}
