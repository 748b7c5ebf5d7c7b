import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { FakeUnitOfWork } from '../fake-unit-of-work';
import { aConversation, later, SAMPLE_TIME } from '../sample-data';
import { channelsModule } from './channels-module';

const fields = { name: 'Support', kind: 'email', active: true, settings: {} };
const PRIVATE = { details: { validation: { 'settings.delivery_url': ['Must be public.'] } } };
const NOT_FOUND = { code: 'channel_model_not_found' };

function setUp() {
  const unitOfWork = new FakeUnitOfWork();
  let now = SAMPLE_TIME;
  let created = 0;
  const { commands, queries } = channelsModule({
    unitOfWork,
    checkUrl: (url) => (url.includes('127.0.0.1') ? 'Must be public.' : undefined),
    newExternalRef: () => `ref-${++created}`,
    newSecret: () => `whsec_${++created}`,
    newId,
    clock: () => now,
  });
  const actions = () => unitOfWork.takeEvents().map(({ data }) => (data as { action: string }).action);
  const at = (seconds: number) => {
    now = later(seconds);
  };
  return { ...commands, ...queries, unitOfWork, actions, at, caller: aCaller() };
}

describe('channels', () => {
  it('are created with a generated reference, and with every change in the audit log', async () => {
    const { caller, actions, unitOfWork, ...channels } = setUp();
    const channel = await channels.createChannel(caller, fields);
    const { id } = channel;
    await channels.updateChannel(caller, id, { name: 'Sales' });
    await channels.updateChannel(caller, id, { active: false });
    await channels.rotateSecret(caller, id);
    await channels.deleteChannel(caller, id);
    const restored = await channels.restoreChannel(caller, id);

    expect(channel).toMatchObject({ ...fields, externalRef: 'ref-1', frameId: caller.frameId, version: 1 });
    expect(restored).toMatchObject({ name: 'Sales', active: false, deletedAt: null, version: 6 });
    expect(actions()).toEqual([
      'channel.created',
      'channel.updated',
      'channel.deactivated',
      'channel.secret_rotated',
      'channel.deleted',
      'channel.restored',
    ]);
    expect(unitOfWork.recorded).toEqual([id]);
  });

  it('keep their version if nothing changes, and reject an old one', async () => {
    const { caller, actions, ...channels } = setUp();
    const { id } = await channels.createChannel(caller, { ...fields, externalRef: 'own' });
    const same = await channels.updateChannel(caller, id, { name: fields.name }, 1);
    await channels.updateChannel(caller, id, { name: 'Sales' }, 1);
    const stale = { code: 'precondition_failed' };

    expect(same.version).toBe(1);
    await expect(channels.updateChannel(caller, id, { name: 'Other' }, 1)).rejects.toMatchObject(stale);
    await expect(channels.deleteChannel(caller, id, 1)).rejects.toMatchObject(stale);
    expect(actions()).toHaveLength(2);
  });

  it('reject private delivery addresses and references in use', async () => {
    const { caller, ...channels } = setUp();
    const { id, externalRef } = await channels.createChannel(caller, fields);
    const settings = { delivery_url: 'http://127.0.0.1/' };

    await expect(channels.createChannel(caller, { ...fields, settings })).rejects.toMatchObject(PRIVATE);
    await expect(channels.updateChannel(caller, id, { settings })).rejects.toMatchObject(PRIVATE);
    await expect(channels.createChannel(caller, { ...fields, externalRef })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('keep the previous secret for a day', async () => {
    const { caller, at, ...channels } = setUp();
    const { id } = await channels.createChannel(caller, fields);
    const first = await channels.rotateSecret(caller, id, 'whsec_given');
    at(60);
    const second = await channels.rotateSecret(caller, id);

    expect(first.channel.secrets).toEqual([{ value: 'whsec_given', validUntil: null }]);
    expect(second.channel.secrets).toEqual([
      { value: second.secret, validUntil: null },
      { value: 'whsec_given', validUntil: later(60 + 86_400) },
    ]);
  });

  it('of another tenant, and deleted ones, are not found', async () => {
    const { caller, ...channels } = setUp();
    const { id, externalRef } = await channels.createChannel(caller, fields);
    await expect(channels.readChannel(aCaller(), id)).rejects.toMatchObject(NOT_FOUND);
    await expect(channels.updateChannel(aCaller(), id, {})).rejects.toMatchObject(NOT_FOUND);
    await expect(channels.restoreChannel(caller, id)).rejects.toMatchObject(NOT_FOUND);
    expect(await channels.findReceivingChannel(externalRef)).toMatchObject({ id });
    await channels.deleteChannel(caller, id);

    await expect(channels.readChannel(caller, id)).rejects.toMatchObject(NOT_FOUND);
    await expect(channels.deleteChannel(caller, id)).rejects.toMatchObject(NOT_FOUND);
    await expect(channels.rotateSecret(caller, id)).rejects.toMatchObject(NOT_FOUND);
    await expect(channels.findReceivingChannel(externalRef)).rejects.toMatchObject(NOT_FOUND);
    expect(await channels.findChannels(caller, [id])).toEqual([]);
  });

  it('name their tenant by their external reference', async () => {
    const { caller, ...channels } = setUp();
    const { externalRef } = await channels.createChannel(caller, fields);

    expect(await channels.findReference('channel', externalRef)).toBe(caller.frameId);
    expect(await channels.findReference('share', externalRef)).toBeUndefined();
    expect(await channels.findReference('channel', 'x')).toBeUndefined();
  });

  it('that are deactivated let connectors retry', async () => {
    const { caller, ...channels } = setUp();
    const { externalRef } = await channels.createChannel(caller, { ...fields, active: false });

    await expect(channels.findReceivingChannel(externalRef)).rejects.toMatchObject({
      code: 'channel_inactive',
      details: { retryAfter: 3_600 },
    });
  });

  it('are listed with filters, and show since when they await a reply', async () => {
    const { caller, at, unitOfWork, ...channels } = setUp();
    const first = await channels.createChannel(caller, fields);
    at(1);
    const second = await channels.createChannel(caller, { ...fields, active: false });
    const waiting = aConversation(first, { awaitingReplySince: later(9) });
    await unitOfWork.stores.conversations.insert(waiting);

    const { items, meta } = await channels.listChannels(caller, { perPage: '1' });
    const active = await channels.listChannels(caller, { filter: { active: 'true' } });

    expect([items, meta.total]).toEqual([[second], 2]);
    expect(active.items).toEqual([first]);
    expect(await channels.findChannels(caller, [second.id, first.id])).toEqual([second, first]);
    expect(await channels.addAwaiting(caller, [second, first])).toEqual([
      { channel: second, awaitingReplySince: null },
      { channel: first, awaitingReplySince: later(9) },
    ]);
  });
});
