import { newId } from '@trackway/runtime';
import { aChannel, aConversation, aSender, later } from '../sample-data';
import type { UnitOfWork } from '../unit-of-work';
import type { Conversation } from './conversation';
import type { ConversationSearch } from './conversation-store';

/** What every store of conversations does. */
export function describeConversationStore(name: string, open: () => UnitOfWork): void {
  describe(`${name} as a store of conversations`, () => {
    const channel = aChannel();
    let frameId: string;
    const store = () => open().read(async ({ conversations }) => conversations);
    const of = (sender: string, fields: Partial<Conversation> = {}) =>
      aConversation({ ...channel, frameId }, { sender: aSender({ id: sender, name: sender }), ...fields });
    const add = async (...conversations: readonly Conversation[]) => {
      await (await store()).insert(...conversations);
      return conversations;
    };
    const sendersOf = async (search: Partial<ConversationSearch>, page = 1) => {
      const found = await (await store()).page(frameId, { conditions: {}, ...search }, { page, perPage: 2 });
      return [found.items.map(({ sender }) => sender?.name), found.total];
    };

    beforeEach(() => {
      frameId = newId();
    });

    it('stores and updates conversations with all members, for their frame only', async () => {
      const [conversation] = await add(of('a'));
      const changed: Conversation = {
        ...(conversation as Conversation),
        ...{ status: 'snoozed', snoozedUntil: later(9e9), labels: ['vip'], assigneeId: newId(), projectId: newId() },
        ...{ messagesCount: 3, firstInboundAt: later(1), firstReplyAt: later(2), lastReplyAt: later(3) },
        ...{ lastClosedAt: later(4), awaitingReplySince: later(5), version: 2 },
      };
      await (await store()).update(changed);

      expect(await (await store()).find(frameId, changed.id)).toEqual(changed);
      expect(await (await store()).find(newId(), changed.id)).toBeUndefined();
      expect(await (await store()).findMany(frameId, [changed.id, newId()])).toEqual([changed]);
      expect(await (await store()).findMany(newId(), [changed.id])).toEqual([]);
    });

    it('finds a conversation by the first key that has one', async () => {
      const [strong, weak] = await add(of('a'), of('', { senderKey: 'email:a@example.org' }));
      const keys = ['id:unknown', 'email:a@example.org', 'id:a'];

      expect(await (await store()).findBySender(frameId, channel.id, keys)).toEqual(weak);
      expect(await (await store()).findBySender(frameId, channel.id, ['id:a'])).toEqual(strong);
      expect(await (await store()).findBySender(frameId, newId(), keys)).toBeUndefined();
      const senders = [{ frameId, channelId: channel.id, senderKeys: keys }];
      expect(await (await store()).findBySenders(senders)).toHaveLength(2);
    });

    it('has one conversation for each sender of a channel', async () => {
      const [, other] = await add(of('a'), of('b'));

      await expect(add(of('a'))).rejects.toThrow('a conversation was made');
      const taken = { ...(other as Conversation), senderKey: 'id:a' };
      await expect((await store()).update(taken)).rejects.toThrow('a conversation was made');
    });

    it('finds conversations of projects, the one with the newest message first', async () => {
      const projectId = newId();
      const [, newest] = await add(
        of('a', { projectId, lastMessageAt: later(1) }),
        of('b', { projectId, lastMessageAt: later(2) }),
        of('c', { lastMessageAt: later(3) }),
      );

      expect(await (await store()).findByProject(frameId, channel.id, projectId)).toEqual(newest);
      expect(await (await store()).findByProject(newId(), channel.id, projectId)).toBeUndefined();
      expect(await (await store()).linkedProjects(frameId, [newId(), projectId])).toEqual([projectId]);
    });

    it('lists the newest message first, or by a field with missing values last, in pages', async () => {
      await add(
        of('a', { lastMessageAt: later(1), awaitingReplySince: later(20) }),
        of('b', { lastMessageAt: later(2) }),
        of('c', { lastMessageAt: later(3), awaitingReplySince: later(10) }),
      );
      const sort = (direction: 1 | -1) => ({ path: 'awaiting_reply_since', direction, min: new Date(0) });

      expect([await sendersOf({}), await sendersOf({}, 2)]).toEqual([
        [['c', 'b'], 3],
        [['a'], 3],
      ]);
      expect([await sendersOf({ sort: sort(1) }), await sendersOf({ sort: sort(1) }, 2)]).toEqual([
        [['c', 'a'], 3],
        [['b'], 3],
      ]);
      expect(await sendersOf({ sort: sort(-1) })).toEqual([['a', 'c'], 3]);
    });

    it('lists by conditions and by words of messages or senders', async () => {
      const [one] = await add(
        of('ana', { labels: ['vip', 'eu'], assigneeId: null }),
        of('bert', { labels: ['eu'], status: 'closed' }),
      );
      const inMessage = { word: 'roof', conversationIds: [one?.id ?? ''] };

      expect(await sendersOf({ conditions: { labels: { $in: ['vip'] } } })).toEqual([['ana'], 1]);
      expect(await sendersOf({ conditions: { status: { $in: ['closed'] } } })).toEqual([['bert'], 1]);
      expect(await sendersOf({ words: [inMessage] })).toEqual([['ana'], 1]);
      expect(await sendersOf({ words: [inMessage, { word: 'an', conversationIds: [] }] })).toEqual([['ana'], 1]);
      expect(await sendersOf({ words: [inMessage, { word: 'ber', conversationIds: [] }] })).toEqual([[], 0]);
      expect(await (await store()).labels(frameId)).toEqual([
        { label: 'eu', count: 2 },
        { label: 'vip', count: 1 },
      ]);
    });

    it('leases the conversation whose project is to be looked for first', async () => {
      const times = [2, 1].map((year) => new Date(Date.UTC(2000 + year)));
      const [, first] = await add(...times.map((linkAt, index) => of(String(index), { linkAt })));
      const [second, until] = [times[0] as Date, later(1e9)];

      expect((await (await store()).claimUnlinked(second, until))?.id).toBe(first?.id);
      expect((await (await store()).claimUnlinked(second, until))?.linkAt).toEqual(second);
      expect(await (await store()).claimUnlinked(second, until)).toBeUndefined();
    });

    it('finds the snoozed conversations that are to be opened first', async () => {
      const [second, first] = [new Date(Date.UTC(2001, 1)), new Date(Date.UTC(2001))];
      const snoozed = await add(
        of('a', { status: 'snoozed', snoozedUntil: second }),
        of('b', { status: 'snoozed', snoozedUntil: first }),
        of('c'),
      );
      const [later, earlier] = snoozed;
      const findDue = async (now: Date, limit = 10) => (await store()).findDueSnoozes(now, limit);

      expect(await findDue(new Date(first.getTime() - 1))).toEqual([]);
      expect(await findDue(first)).toEqual([earlier]);
      expect(await findDue(second)).toEqual([earlier, later]);
      expect(await findDue(second, 1)).toEqual([earlier]);
      for (const one of snoozed.slice(0, 2))
        await (await store()).update({ ...one, status: 'open', snoozedUntil: null });
    });

    it('returns since when channels await a reply, and streams by id', async () => {
      const added = await add(
        of('a', { awaitingReplySince: later(2) }),
        of('b', { awaitingReplySince: later(1) }),
        of('c'),
      );
      const ids = added.map(({ id }) => id).toSorted();

      expect(await (await store()).awaitingSince(frameId, [channel.id])).toEqual(new Map([[channel.id, later(1)]]));
      expect(await (await store()).awaitingSince(frameId, [newId()])).toEqual(new Map());
      const first = await (await store()).after(frameId, '', 2);
      expect(first.map(({ id }) => id)).toEqual(ids.slice(0, 2));
      const rest = await (await store()).after(frameId, ids[1] ?? '', 2);
      expect(rest.map(({ id }) => id)).toEqual(ids.slice(2));
    });
  });
}
