import { newId } from '@trackway/runtime';
import { aChannel, aConversation, anItem, aReply, later } from '../sample-data';
import type { UnitOfWork } from '../unit-of-work';
import type { Attachment, MediaItem } from './media-item';

function aFile(fields: Partial<Attachment> = {}): Attachment {
  const url = 'https://connector.example.org/1';
  return { id: newId(), url, name: null, mime_type: null, status: 'pending', reason: null, size: null, ...fields };
}

/** What every store of messages does. */
export function describeMediaItemStore(name: string, open: () => UnitOfWork): void {
  describe(`${name} as a store of messages`, () => {
    let conversation: ReturnType<typeof aConversation>;
    const store = () => open().read(async ({ mediaItems }) => mediaItems);
    const add = async (...items: readonly MediaItem[]) => {
      await (await store()).insert(...items);
      return items;
    };

    beforeEach(() => {
      conversation = aConversation(aChannel());
    });

    it('stores and changes messages with all members, for their frame only', async () => {
      const { frameId } = conversation;
      const file = aFile({ status: 'stored', size: 3 });
      const [item] = await add(anItem(conversation, { attachments: [file], metadata: { a: { b: 1 } } }));
      const changes = { externalId: 'x', projectId: newId(), status: 'failed', failure: 'Lost.', isPublished: false };
      await (await store()).change(item as MediaItem, changes as Partial<MediaItem>);

      expect(await (await store()).find(frameId, item?.id ?? '')).toEqual({ ...item, ...changes });
      expect(await (await store()).findByAttachment(frameId, file.id)).toMatchObject({ id: item?.id });
      expect(await (await store()).find(newId(), item?.id ?? '')).toBeUndefined();
      expect(await (await store()).findByAttachment(newId(), file.id)).toBeUndefined();
    });

    it('records a message with a key once for each channel', async () => {
      const { frameId, channelId } = conversation;
      const [item] = await add(anItem(conversation, { dedupeKey: 'k' }), anItem(conversation), anItem(conversation));

      await expect(add(anItem(conversation, { dedupeKey: 'k' }))).rejects.toThrow('a message was recorded');
      expect(await (await store()).findByDedupeKey(frameId, channelId, 'k')).toEqual(item);
      expect(await (await store()).findByDedupeKey(frameId, newId(), 'k')).toBeUndefined();
      const keys = ['k', 'other'].map((dedupeKey) => ({ frameId, channelId, dedupeKey }));
      expect(await (await store()).findByDedupeKeys(keys)).toEqual([item]);
    });

    it('finds queued and unpublished messages in the order of their arrival', async () => {
      const items = [3, 1, 2].map((second) => anItem(conversation, { receivedAt: later(second), isPublished: false }));
      const queued = [2, 1].map((second) => aReply(conversation, { receivedAt: later(second), status: 'queued' }));
      await add(...items, ...queued, aReply(conversation, { externalId: 'sent' }));

      expect(await (await store()).findUnpublished(conversation, 2)).toEqual([items[1], items[2]]);
      expect(await (await store()).nextQueued(conversation)).toEqual(queued[1]);
      const { frameId, channelId } = conversation;
      expect(await (await store()).findSent(frameId, channelId, 'sent')).toMatchObject({ externalId: 'sent' });
      expect(await (await store()).findSent(frameId, channelId, 'other')).toBeUndefined();
    });

    it('returns when replies and messages were sent, without failed ones', async () => {
      await add(
        anItem(conversation, { at: later(1) }),
        anItem(conversation, { at: later(4) }),
        aReply(conversation, { at: later(3) }),
        aReply(conversation, { at: later(5), status: 'failed' }),
        aReply(conversation, { at: later(6), countsAsReply: false }),
      );

      expect(await (await store()).lastReplyAt(conversation)).toEqual(later(3));
      expect(await (await store()).firstReplyAfter(conversation, later(3))).toEqual(later(3));
      expect(await (await store()).firstReplyAfter(conversation, later(4))).toBeNull();
      expect(await (await store()).firstInboundAfter(conversation, null)).toEqual(later(1));
      expect(await (await store()).firstInboundAfter(conversation, later(1))).toEqual(later(4));
      expect(await (await store()).firstInboundAfter(conversation, later(4))).toBeNull();
    });

    it('finds conversations by the start of a word', async () => {
      const { frameId, id } = conversation;
      await add(anItem(conversation, { message: 'The gutter overflows' }), anItem(conversation));

      expect(await (await store()).conversationsWithWord(frameId, 'over')).toEqual([id]);
      expect(await (await store()).conversationsWithWord(frameId, 'flows')).toEqual([]);
      expect(await (await store()).conversationsWithWord(newId(), 'over')).toEqual([]);
    });

    it('leases a message with files, counts attempts, and ends with the results', async () => {
      const old = new Date(Date.UTC(2001));
      const [item] = await add(anItem(conversation, { receivedAt: old, attachments: [aFile()] }));
      const stored = [aFile({ status: 'stored', size: 1 })];
      const soon = new Date(old.getTime() + 1_000);

      expect(await (await store()).claimFetch(old, soon)).toEqual({ item, attempts: 1 });
      expect(await (await store()).claimFetch(old, soon)).toBeUndefined();
      expect(await (await store()).claimFetch(soon, later(1))).toMatchObject({ attempts: 2 });
      await (await store()).settleFetch(item as MediaItem, stored, null);
      expect(await (await store()).claimFetch(soon, later(2))).toBeUndefined();
      expect(await (await store()).find(conversation.frameId, item?.id ?? '')).toEqual({
        ...item,
        attachments: stored,
      });
    });

    it('lists the newest first, in pages, with conditions', async () => {
      const { frameId, id } = conversation;
      const items = [1, 2, 3].map((second) => anItem(conversation, { receivedAt: later(second) }));
      await add(...items, aReply(conversation));
      const inbound = { direction: { $in: ['inbound'] }, conversation_id: { $in: [id] } };

      const newest = await (await store()).page(frameId, inbound, { page: 1, perPage: 2 });
      const rest = await (await store()).page(frameId, inbound, { page: 2, perPage: 2 });

      expect(newest).toEqual({ items: [items[2], items[1]], total: 3 });
      expect(rest).toEqual({ items: [items[0]], total: 3 });
    });
  });
}
