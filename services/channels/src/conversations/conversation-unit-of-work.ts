import type { Outbox } from '@trackway/messaging';
import type { ConversationStore } from './conversation-store';

interface Changes {
  readonly conversations: Pick<ConversationStore, 'find' | 'insert' | 'update'>;
  readonly outbox: Outbox;
}

interface Reads {
  readonly conversations: Pick<ConversationStore, 'find' | 'findDueSnoozes'>;
}

/** The part of the unit of work that changes of single conversations need. */
export interface ConversationUnitOfWork {
  run<T>(work: (stores: Changes) => Promise<T>): Promise<T>;
  read<T>(work: (stores: Reads) => Promise<T>): Promise<T>;
}
