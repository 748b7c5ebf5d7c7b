import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { FakeUnitOfWork } from '../../fake-unit-of-work';
import { later } from '../../sample-data';
import type { Delivery } from './delivery';
import { makeListDeliveries } from './list-deliveries';

function open() {
  const unitOfWork = new FakeUnitOfWork();
  const caller = aCaller();
  const channelId = newId();
  let second = 0;
  const add = async (changes: Partial<Delivery> = {}): Promise<Delivery> => {
    second += 1;
    const content = { verdict: 'accepted', reason: null, mediaItemId: null, contentType: null, body: null };
    const signed = { id: undefined, timestamp: undefined, signature: undefined };
    const identity = { id: newId(), frameId: caller.frameId, channelId, receivedAt: later(second) };
    const delivery = { ...identity, ...content, signed, replayOf: null, ...changes };
    await unitOfWork.stores.deliveries.insert(delivery);
    return delivery;
  };
  return { caller, channelId, add, list: makeListDeliveries({ unitOfWork }) };
}

describe('the deliveries of a channel', () => {
  it('are listed in pages, newest first', async () => {
    const { caller, channelId, add, list } = open();
    const [one, two, three] = [await add(), await add(), await add()];

    expect((await list(caller, channelId, {})).items).toEqual([three, two, one]);
    expect(await list(caller, channelId, { page: '2', perPage: '2' })).toMatchObject({
      meta: { total: 3 },
      items: [one],
    });
  });

  it('are filtered by verdict and message', async () => {
    const { caller, channelId, add, list } = open();
    const mediaItemId = newId();
    const [accepted, rejected] = [await add({ mediaItemId }), await add({ verdict: 'invalid_signature' })];

    expect((await list(caller, channelId, { filter: { verdict: 'invalid_signature' } })).items).toEqual([rejected]);
    expect((await list(caller, channelId, { filter: { media_item: mediaItemId } })).items).toEqual([accepted]);
    await expect(list(caller, channelId, { filter: { colour: 'red' } })).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('are those of this channel and of the frame', async () => {
    const { caller, channelId, add, list } = open();
    const other = newId();
    await add({ channelId: other });
    await add({ frameId: newId() });

    expect(await list(caller, channelId, {})).toMatchObject({ meta: { total: 0 }, items: [] });
    expect((await list(aCaller(), other, {})).items).toEqual([]);
  });
});
