import type { Conversation } from './conversation';
import type { ConversationStore } from './conversation-store';

/** The part of the store that changes by users need, in memory. */
export class FakeConversationStore
  implements Pick<ConversationStore, 'find' | 'insert' | 'update' | 'findSnoozedUntil'>
{
  private readonly conversations = new Map<string, Conversation>();

  async find(frameId: string, id: string): Promise<Conversation | undefined> {
    const found = this.conversations.get(id);
    return found?.frameId === frameId ? found : undefined;
  }

  async insert(...conversations: readonly Conversation[]): Promise<void> {
    for (const conversation of conversations) this.conversations.set(conversation.id, conversation);
  }

  update(...conversations: readonly Conversation[]): Promise<void> {
    return this.insert(...conversations);
  }

  async findSnoozedUntil(now: Date): Promise<Conversation | undefined> {
    return [...this.conversations.values()].find(({ snoozedUntil }) => snoozedUntil !== null && snoozedUntil <= now);
  }
}
