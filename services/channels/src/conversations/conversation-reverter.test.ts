import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { fakeUndo } from '../fake-undo';
import { FakeUnitOfWork } from '../fake-unit-of-work';
import { aChannel, aConversation, anItem, later } from '../sample-data';
import { makeChannelUses } from './channel-uses';
import type { Conversation } from './conversation';
import type { ConversationChanges } from './conversation-changes';
import { conversationReverter } from './conversation-reverter';
import { conversationsModule } from './conversations-module';
import { saveConversation } from './save-conversation';

const changed = { result: 'changed' };
const [USER, PROJECT] = [newId(), newId()];

async function open(fields: Partial<Conversation> = {}) {
  const unitOfWork = new FakeUnitOfWork();
  const caller = aCaller();
  const channel = aChannel({ frameId: caller.frameId });
  const conversation = aConversation(channel, {
    ...{ awaitingReplySince: later(0), firstInboundAt: later(0), labels: ['a'], ...fields },
  });
  await unitOfWork.stores.conversations.insert(conversation);
  await unitOfWork.stores.mediaItems.insert(anItem(conversation));
  const times = { now: later(60) };
  const exists = async (_: object, id: string) => [USER, PROJECT].includes(id);
  const projects = { exists } as unknown as Parameters<typeof conversationsModule>[0]['projects'];
  const { commands } = conversationsModule({ unitOfWork, projects, users: { exists }, clock: () => times.now });
  const { id } = conversation;
  const find = async () => (await unitOfWork.stores.conversations.find(caller.frameId, id)) as Conversation;
  const values = async () => {
    const { version: _, ...others } = await find();
    return others;
  };
  return {
    ...fakeUndo(unitOfWork, caller, { conversation: conversationReverter({ unitOfWork, commands }) }),
    ...{ unitOfWork, channel, caller, id, times, find, values, restore: commands.restoreConversation },
    update: (changes: ConversationChanges) => commands.updateConversation(caller, { id, changes }),
  };
}

describe('the undo of work on conversations', () => {
  it.each<[string, ConversationChanges]>([
    ['an assignee', { assigneeId: USER }],
    ['labels', { addLabels: ['b'], removeLabels: ['a'] }],
    ['a snooze', { status: 'snoozed', snoozedUntil: later(9_000) }],
    ['a closed conversation, with the wait for a reply', { status: 'closed' }],
    ['a project', { projectId: PROJECT }],
    ['all of it together', { status: 'closed', projectId: PROJECT, assigneeId: USER, labels: [] }],
  ])('restores %s, and again after a redo', async (_, changes) => {
    const { update, undo, values } = await open();
    const before = await values();
    await update(changes);
    const after = await values();
    expect(after).not.toEqual(before);

    expect(await undo()).toEqual(changed);
    expect(await values()).toEqual(before);
    expect(await undo()).toEqual(changed);
    expect(await values()).toEqual(after);
  });

  it('is recorded once, by the user, with the ids of all its events', async () => {
    const { update, listed, caller, unitOfWork } = await open();
    await update({ projectId: PROJECT, assigneeId: USER });

    const effects = await listed();
    expect(effects).toMatchObject([{ action: 'conversation.updated', actor: { kind: 'user', id: caller.id } }]);
    const ids = unitOfWork.events.map(({ event }) => event.id);
    expect([effects[0]?.id, ...(effects[0]?.eventIds ?? [])].toSorted()).toEqual(ids.toSorted());
    const line = unitOfWork.events.find(({ event }) => event.type === 'history.line_recorded.v1');
    expect(effects[0]?.id).toBe(line?.event.id);
  });

  it('includes what an inbound message opened', async () => {
    const { find, unitOfWork, listed } = await open({ status: 'closed', lastClosedAt: later(1) });
    const current = await find();
    await unitOfWork.run((stores) => saveConversation(stores, current, { ...current, status: 'open' }));

    expect(await listed()).toMatchObject([{ actor: { kind: 'channel' }, changes: [{ field: 'status' }] }]);
  });

  it('is rejected if the snooze would have ended', async () => {
    const { update, undo, times } = await open();
    await update({ status: 'snoozed', snoozedUntil: later(9_000) });
    await update({ status: 'open' });
    times.now = later(10_000);

    expect(await undo()).toMatchObject({ result: 'rejected' });
  });

  it('is rejected for a user or project that does not exist any more', async () => {
    const { caller, id, restore, find } = await open();
    const { version: ifVersion } = await find();

    await expect(restore(caller, { id, ifVersion, values: { assigneeId: newId() } })).rejects.toMatchObject({
      code: 'user_model_not_found',
    });
    await expect(restore(caller, { id, ifVersion, values: { projectId: newId() } })).rejects.toMatchObject({
      code: 'project_model_not_found',
    });
    await expect(restore(aCaller(), { id, ifVersion, values: {} })).rejects.toMatchObject({
      code: 'conversation_model_not_found',
    });
    await expect(restore(caller, { id, ifVersion: 0, values: {} })).rejects.toMatchObject({
      code: 'precondition_failed',
    });
  });
});

describe('the use of channels', () => {
  it('is the last message since a time, of the tenant', async () => {
    const { caller, channel, unitOfWork } = await open({ lastMessageAt: later(5) });
    const record = { kind: 'channel', id: channel.id, projectId: null, label: 'Support' } as const;
    const uses = makeChannelUses({ unitOfWork });

    expect(await uses(caller.frameId, [record], later(5))).toMatchObject([
      { record, action: 'channel.used', actor: { name: 'Support' }, happenedAt: later(5) },
    ]);
    expect(await uses(caller.frameId, [record], later(6))).toEqual([]);
    expect(await uses(newId(), [record], later(0))).toEqual([]);
    expect(await uses(caller.frameId, [{ ...record, kind: 'reply_template' }], later(0))).toEqual([]);
  });
});
