import type { RecordEffect } from '@trackway/application';
import type { Outbox } from '@trackway/messaging';
import type { ChannelStore } from '../channels/channel-store';
import type { ConversationStore } from '../conversations/conversation-store';
import type { ReplyTemplateStore } from './reply-template-store';

interface Changes {
  readonly replyTemplates: ReplyTemplateStore;
  readonly outbox: Outbox;
  readonly recordEffect: RecordEffect;
}

interface Reads {
  readonly replyTemplates: ReplyTemplateStore;
  readonly conversations: Pick<ConversationStore, 'find'>;
  readonly channels: Pick<ChannelStore, 'findMany'>;
}

/** The part of the unit of work that reply templates need. */
export interface TemplateUnitOfWork {
  run<T>(work: (stores: Changes) => Promise<T>): Promise<T>;
  read<T>(work: (stores: Reads) => Promise<T>): Promise<T>;
}
