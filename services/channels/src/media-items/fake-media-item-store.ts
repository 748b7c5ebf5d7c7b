import type { Page } from '@trackway/application';
import { type Conditions, TransactionConflict } from '@trackway/mongo';
import { FakeTable, newestFirst, pageOf } from '../shared/fake-table';
import type { Attachment, MediaItem, MediaItemChanges } from './media-item';
import { toDocument } from './media-item-document';
import type { MediaItemStore } from './media-item-store';

type OfConversation = Pick<MediaItem, 'id' | 'frameId'>;
type Direction = MediaItem['direction'];

/** A message and the state of fetching its files. */
type StoredItem = MediaItem & { readonly fetchAt: Date | null; readonly attempts: number };

const compare = newestFirst<MediaItem>(({ receivedAt }) => receivedAt);

export class FakeMediaItemStore implements MediaItemStore {
  readonly rows = new FakeTable<StoredItem>();

  async find(frameId: string, id: string): Promise<MediaItem | undefined> {
    return toMediaItem(this.rows.find(frameId, id));
  }

  async findByDedupeKey(frameId: string, channelId: string, dedupeKey: string): Promise<MediaItem | undefined> {
    const [found] = await this.findByDedupeKeys([{ frameId, channelId, dedupeKey }]);
    return found;
  }

  async findByDedupeKeys(keys: Parameters<MediaItemStore['findByDedupeKeys']>[0]): Promise<readonly MediaItem[]> {
    return this.messages().filter((item) =>
      keys.some(
        ({ frameId, channelId, dedupeKey }) =>
          item.frameId === frameId && item.channelId === channelId && item.dedupeKey === dedupeKey,
      ),
    );
  }

  async findSent(frameId: string, channelId: string, externalId: string): Promise<MediaItem | undefined> {
    return this.messages().find(
      (item) =>
        item.frameId === frameId &&
        item.channelId === channelId &&
        item.externalId === externalId &&
        item.direction === 'outbound',
    );
  }

  async nextQueued(conversation: OfConversation): Promise<MediaItem | undefined> {
    return this.within(conversation).find(({ status }) => status === 'queued');
  }

  async findUnpublished(conversation: OfConversation, limit: number): Promise<readonly MediaItem[]> {
    return this.within(conversation)
      .filter(({ isPublished }) => !isPublished)
      .slice(0, limit);
  }

  async lastReplyAt(conversation: OfConversation): Promise<Date | null> {
    return this.replyTimes(conversation).at(-1) ?? null;
  }

  async firstReplyAfter(conversation: OfConversation, from: Date): Promise<Date | null> {
    return this.replyTimes(conversation).find((at) => at >= from) ?? null;
  }

  async conversationsWithWord(frameId: string, word: string): Promise<readonly string[]> {
    const found = this.rows
      .of(frameId)
      .filter((item) => toDocument(item).search_words.some((one) => one.startsWith(word)));
    return [...new Set(found.map(({ conversationId }) => conversationId))];
  }

  async firstInboundAfter(conversation: OfConversation, after: Date | null): Promise<Date | null> {
    return this.times(conversation, 'inbound').find((at) => after === null || at > after) ?? null;
  }

  async findByAttachment(frameId: string, attachmentId: string): Promise<MediaItem | undefined> {
    return toMediaItem(
      this.rows.of(frameId).find(({ attachments }) => attachments.some(({ id }) => id === attachmentId)),
    );
  }

  async claimFetch(now: Date, until: Date): Promise<{ item: MediaItem; attempts: number } | undefined> {
    const due = this.rows.all().find(({ fetchAt }) => fetchAt !== null && fetchAt <= now);
    if (!due) return undefined;
    const { fetchAt: _before, attempts, ...item } = due;
    this.rows.put({ ...item, fetchAt: until, attempts: attempts + 1 });
    return { item, attempts: attempts + 1 };
  }

  async settleFetch({ id, frameId }: OfConversation, attachments: readonly Attachment[], fetchAt: Date | null) {
    const item = this.rows.find(frameId, id);
    if (item) this.rows.put({ ...item, attachments, fetchAt });
  }

  async page(frameId: string, conditions: Conditions, page: Page) {
    return pageOf(this.messages(frameId), { conditions, toDocument, compare }, page);
  }

  async insert(...items: readonly MediaItem[]): Promise<void> {
    for (const item of items) {
      const { frameId, channelId, dedupeKey } = item;
      if (dedupeKey !== null && (await this.findByDedupeKey(frameId, channelId, dedupeKey))) {
        throw new TransactionConflict('a message was recorded');
      }
      this.rows.put({ ...item, fetchAt: toDocument(item).fetch_at, attempts: 0 });
    }
  }

  async change({ id, frameId }: OfConversation, changes: MediaItemChanges): Promise<void> {
    const item = this.rows.find(frameId, id);
    if (item) this.rows.put({ ...item, ...changes });
  }

  private messages(frameId?: string): MediaItem[] {
    const stored = frameId === undefined ? this.rows.all() : this.rows.of(frameId);
    return stored.flatMap((item) => toMediaItem(item) ?? []);
  }

  /** The messages of a conversation, in the order of their arrival. */
  private within({ id, frameId }: OfConversation): MediaItem[] {
    return this.messages(frameId)
      .filter(({ conversationId }) => conversationId === id)
      .toSorted((one, other) => compare(other, one));
  }

  private times(conversation: OfConversation, direction: Direction, isWanted = (_: MediaItem) => true): Date[] {
    return this.within(conversation)
      .filter((item) => item.direction === direction && isWanted(item))
      .map(({ at }) => at)
      .toSorted((one, other) => one.getTime() - other.getTime());
  }

  private replyTimes(conversation: OfConversation): Date[] {
    return this.times(conversation, 'outbound', ({ countsAsReply, status }) => countsAsReply && status !== 'failed');
  }
}

function toMediaItem(stored: StoredItem | undefined): MediaItem | undefined {
  if (!stored) return undefined;
  const { fetchAt: _fetchAt, attempts: _attempts, ...item } = stored;
  return item;
}
