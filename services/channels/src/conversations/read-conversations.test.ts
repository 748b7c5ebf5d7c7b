import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { FakeUnitOfWork } from '../fake-unit-of-work';
import { aChannel, aConversation, anItem, aSender, later } from '../sample-data';
import { makeListConversations, makeListLabels, makeReadConversation } from './read-conversations';
import { makeStreamAwaiting } from './stream-awaiting';

const unitOfWork = new FakeUnitOfWork();
const [read, list, labels, stream] = [
  makeReadConversation({ unitOfWork }),
  makeListConversations({ unitOfWork }),
  makeListLabels({ unitOfWork }),
  makeStreamAwaiting({ unitOfWork }),
];

describe('conversations', () => {
  const caller = aCaller();
  const channel = aChannel({ frameId: caller.frameId });
  const ana = aConversation(channel, { sender: aSender(), lastMessageAt: later(2), labels: ['urgent'] });
  const bert = aConversation(channel, { sender: aSender({ id: 'bert', name: 'Bert' }), lastMessageAt: later(1) });

  beforeAll(async () => {
    await unitOfWork.stores.conversations.insert(ana, bert);
    await unitOfWork.stores.mediaItems.insert(anItem(bert, { message: 'The gutter leaks.' }));
  });

  it('are found by their id, for their tenant only', async () => {
    expect(await read(caller, ana.id)).toEqual(ana);
    const notFound = { code: 'conversation_model_not_found' };
    await expect(read(aCaller(), ana.id)).rejects.toMatchObject(notFound);
    await expect(read(caller, newId())).rejects.toMatchObject(notFound);
  });

  it('are listed by the newest message, in the requested order, and with filters', async () => {
    const ids = async (query: object) => (await list(caller, query)).items.map(({ id }) => id);

    expect(await ids({})).toEqual([ana.id, bert.id]);
    expect(await ids({ sort: 'last_message_at' })).toEqual([bert.id, ana.id]);
    expect(await ids({ filter: { label: 'Urgent' } })).toEqual([ana.id]);
    await expect(list(caller, { sort: 'name' })).rejects.toMatchObject({ code: 'validation_errors' });
    expect((await list(aCaller(), {})).meta.total).toBe(0);
  });

  it('are found by words of their messages and senders', async () => {
    const found = async (q: string) => (await list(caller, { q })).items.map(({ id }) => id);

    expect(await found('leak')).toEqual([bert.id]);
    expect(await found('bert leaks')).toEqual([bert.id]);
    expect(await found('ana leaks')).toEqual([]);
    expect(await found('!?')).toEqual([]);
    expect(await found(' ')).toEqual([ana.id, bert.id]);
  });

  it('count their labels', async () => {
    expect(await labels(caller)).toEqual([{ label: 'urgent', count: 1 }]);
    expect(await labels(aCaller())).toEqual([]);
  });

  it.each([
    [1, 2],
    [0, 1],
  ])('are streamed in batches of %d', async (rows, batches) => {
    const streamed = [];
    for await (const batch of stream(caller.frameId, rows)) streamed.push(batch);

    expect(streamed).toHaveLength(batches);
    expect(new Set(streamed.flat())).toEqual(new Set([ana, bert]));
  });
});
