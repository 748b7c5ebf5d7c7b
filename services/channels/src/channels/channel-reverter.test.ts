import { EXISTS } from '@trackway/contracts';
import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { fakeUndo } from '../fake-undo';
import { FakeUnitOfWork } from '../fake-unit-of-work';
import { SAMPLE_TIME } from '../sample-data';
import type { Channel } from './channel';
import { channelReverter } from './channel-reverter';
import { channelsModule } from './channels-module';

const changed = { result: 'changed' };
const token = { delivery_url: 'https://connector.example.org/?token=old' };
const fields = { name: 'Support', kind: 'email', active: true, settings: token };

async function open() {
  const unitOfWork = new FakeUnitOfWork();
  const caller = aCaller();
  const { commands } = channelsModule({
    unitOfWork,
    checkUrl: () => undefined,
    newExternalRef: newId,
    newSecret: () => 'whsec_secret',
    newId,
    clock: () => SAMPLE_TIME,
  });
  const { id } = await commands.createChannel(caller, fields);
  const undo = fakeUndo(unitOfWork, caller, { channel: channelReverter({ unitOfWork, commands }) });
  const stored = async () => (await unitOfWork.stores.channels.findMany(caller.frameId, [id]))[0] as Channel;
  return { ...commands, ...undo, caller, id, stored };
}

describe('the undo of changes of channels', () => {
  it('deletes a created channel, and restores it with its reference', async () => {
    const { undo, stored } = await open();
    const { externalRef } = await stored();

    expect(await undo()).toEqual(changed);
    expect((await stored()).deletedAt).toEqual(SAMPLE_TIME);
    expect(await undo()).toEqual(changed);
    expect(await stored()).toMatchObject({ ...fields, externalRef, deletedAt: null });
  });

  it('restores fields, activity and settings, whose values it hides', async () => {
    const { undo, listed, stored, updateChannel, caller, id } = await open();
    const after = { name: 'Sales', active: false, settings: { delivery_url: 'https://other.example.org/?token=new' } };
    await updateChannel(caller, id, after);

    const change = (await listed()).at(-1)?.changes.find(({ field }) => field === 'settings');
    expect(change?.from).toMatch(/^\(hidden\) [0-9a-f]{16}$/);
    expect(JSON.stringify(await listed())).not.toContain('token=');
    expect(await undo()).toEqual(changed);
    expect(await stored()).toMatchObject(fields);
    expect(await undo()).toEqual(changed);
    expect(await stored()).toMatchObject(after);
  });

  it('restores a deleted channel with its secret', async () => {
    const { undo, stored, rotateSecret, deleteChannel, caller, id } = await open();
    await rotateSecret(caller, id);
    await deleteChannel(caller, id);

    expect(await undo()).toEqual(changed);
    expect(await stored()).toMatchObject({ deletedAt: null, secrets: [{ value: 'whsec_secret' }] });
  });

  it('lists a rotated secret without a record to restore', async () => {
    const { listed, rotateSecret, caller, id } = await open();
    await rotateSecret(caller, id);

    expect((await listed()).at(-1)).toMatchObject({ action: 'channel.secret_rotated', record: null, changes: [] });
    expect(JSON.stringify(await listed())).not.toContain('whsec');
  });

  it('reads channels of the tenant only', async () => {
    const { caller, id, ...commands } = await open();
    const reverter = channelReverter({ unitOfWork: new FakeUnitOfWork(), commands });

    expect([...(await reverter.read(caller, [id])).values()].map(({ values }) => values[EXISTS])).toEqual([]);
  });
});
