import type { Page } from '@trackway/application';
import { TransactionConflict } from '@trackway/mongo';
import { FakeTable, newestFirst, pageOf } from '../shared/fake-table';
import type { Conversation } from './conversation';
import { toDocument } from './conversation-document';
import type { ConversationSearch, ConversationStore } from './conversation-store';

const compare = newestFirst<Conversation>(({ lastMessageAt }) => lastMessageAt);

export class FakeConversationStore implements ConversationStore {
  readonly rows = new FakeTable<Conversation>();

  async find(frameId: string, id: string): Promise<Conversation | undefined> {
    return this.rows.find(frameId, id);
  }

  async findMany(frameId: string, ids: readonly string[]): Promise<readonly Conversation[]> {
    return this.rows.of(frameId).filter(({ id }) => ids.includes(id));
  }

  async page(frameId: string, { conditions, sort, words = [] }: ConversationSearch, page: Page) {
    const found = this.rows.of(frameId).filter((conversation) =>
      words.every(({ word, conversationIds }) => {
        const { search_words: ofSender } = toDocument(conversation);
        return conversationIds.includes(conversation.id) || ofSender.some((one) => one.startsWith(word));
      }),
    );
    return pageOf(found, { conditions, toDocument, compare: sort ? orderBy(sort) : compare }, page);
  }

  async labels(frameId: string) {
    const all = this.rows.of(frameId).flatMap(({ labels }) => labels);
    return [...new Set(all)].toSorted().map((label) => ({ label, count: all.filter((one) => one === label).length }));
  }

  async findDueSnoozes(now: Date, limit: number): Promise<readonly Conversation[]> {
    return due(this.rows.all(), ({ snoozedUntil }) => snoozedUntil, now).slice(0, limit);
  }

  async findBySender(frameId: string, channelId: string, senderKeys: readonly string[]) {
    const found = await this.findBySenders([{ frameId, channelId, senderKeys }]);
    return senderKeys.map((key) => found.find(({ senderKey }) => senderKey === key)).find((one) => one !== undefined);
  }

  async findByProject(frameId: string, channelId: string, projectId: string): Promise<Conversation | undefined> {
    return this.rows
      .of(frameId)
      .filter((one) => one.channelId === channelId && one.projectId === projectId)
      .toSorted(compare)[0];
  }

  async linkedProjects(frameId: string, projectIds: readonly string[]): Promise<readonly string[]> {
    const linked = new Set(this.rows.of(frameId).map(({ projectId }) => projectId));
    return projectIds.filter((id) => linked.has(id));
  }

  async findBySenders(senders: Parameters<ConversationStore['findBySenders']>[0]): Promise<readonly Conversation[]> {
    return this.rows
      .all()
      .filter((one) =>
        senders.some(
          ({ frameId, channelId, senderKeys }) =>
            one.frameId === frameId && one.channelId === channelId && senderKeys.includes(one.senderKey),
        ),
      );
  }

  async insert(...conversations: readonly Conversation[]): Promise<void> {
    for (const conversation of conversations) {
      const { id, frameId, channelId, senderKey } = conversation;
      const known = await this.findBySender(frameId, channelId, [senderKey]);
      if (known && known.id !== id) throw new TransactionConflict('a conversation was made');
      this.rows.put(conversation);
    }
  }

  update(...conversations: readonly Conversation[]): Promise<void> {
    return this.insert(...conversations);
  }

  async after(frameId: string, afterId: string, limit: number): Promise<readonly Conversation[]> {
    return this.rows
      .of(frameId)
      .filter(({ id }) => id > afterId)
      .toSorted((one, other) => (one.id > other.id ? 1 : -1))
      .slice(0, limit);
  }

  async claimUnlinked(now: Date, until: Date): Promise<Conversation | undefined> {
    const [first] = due(this.rows.all(), ({ linkAt }) => linkAt, now);
    if (first) this.rows.put({ ...first, linkAt: until });
    return first;
  }

  async awaitingSince(frameId: string, channelIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
    const oldest = new Map<string, Date>();
    for (const { channelId, awaitingReplySince: since } of this.rows.of(frameId)) {
      const known = oldest.get(channelId);
      if (since && channelIds.includes(channelId) && !(known && known < since)) oldest.set(channelId, since);
    }
    return oldest;
  }
}

/** The conversations whose time has come, the first one first. */
function due(
  conversations: readonly Conversation[],
  timeOf: (conversation: Conversation) => Date | null,
  now: Date,
): readonly Conversation[] {
  const time = (one: Conversation) => timeOf(one)?.getTime() ?? Number.POSITIVE_INFINITY;
  return conversations.filter((one) => time(one) <= now.getTime()).toSorted((a, b) => time(a) - time(b));
}

/** Conversations without a value are last in both directions. */
function orderBy({ path, direction }: NonNullable<ConversationSearch['sort']>) {
  return (one: Conversation, other: Conversation): number => {
    const [a, b] = [one, other].map((conversation) => Reflect.get(toDocument(conversation), path) ?? null);
    if (a === null || b === null) {
      if (a !== b) return a === null ? 1 : -1;
      return direction === 1 ? compare(one, other) : byId(other, one);
    }
    return direction * (Number(a) - Number(b)) || direction * byId(one, other);
  };
}

function byId(one: Conversation, other: Conversation): number {
  return one.id > other.id ? 1 : -1;
}
