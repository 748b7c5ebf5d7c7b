import type { OutgoingEvent } from '@trackway/messaging';
import { aCaller, quietLogger } from '@trackway/testkit';
import { newConversation } from './conversation';
import { makeEndSnoozes } from './end-snoozes';
import { FakeConversationStore } from './fake-conversation-store';
import { makeUpdateConversation } from './update-conversation';

const NOW = new Date('2026-01-01T12:00:00.000Z');
const [KNOWN, PROJECT] = ['01900000-0000-7000-8000-000000000001', '01900000-0000-7000-8000-000000000002'];
const HOUR_MS = 3_600_000;

function anInbox() {
  const conversations = new FakeConversationStore();
  const caller = aCaller();
  const events: OutgoingEvent[] = [];
  let now = NOW;
  const outbox = { add: async (...added: readonly OutgoingEvent[]) => void events.push(...added) };
  const stores = { conversations, outbox };
  const unitOfWork = {
    run: <T>(work: (given: typeof stores) => Promise<T>) => work(stores),
    read: <T>(work: (given: typeof stores) => Promise<T>) => work(stores),
  };
  const clock = () => now;
  const exists = async (_: object, id: string) => [KNOWN, PROJECT].includes(id);
  const update = makeUpdateConversation({ unitOfWork, users: { exists }, projects: { exists }, clock });
  const start = { id: 'c', frameId: caller.frameId, channelId: PROJECT, sender: null, projectId: PROJECT };
  return {
    caller,
    update,
    endSnoozes: makeEndSnoozes({ unitOfWork, clock, logger: quietLogger() }),
    add: () => conversations.insert({ ...newConversation(start, NOW), version: 1 }),
    find: () => conversations.find(caller.frameId, 'c'),
    at: (ms: number) => {
      now = new Date(NOW.getTime() + ms);
    },
    takeEvents: () => events.splice(0).map(({ event }) => event),
  };
}

describe('a change of a conversation', () => {
  let inbox: ReturnType<typeof anInbox>;

  beforeEach(async () => {
    inbox = anInbox();
    await inbox.add();
  });

  it('is one event with the changes, and one entry in the history of its project', async () => {
    const { caller } = inbox;
    await inbox.update(caller, { id: 'c', changes: { assigneeId: KNOWN, addLabels: ['vip'] } });

    const actor = { kind: 'user', id: caller.id, name: caller.name ?? null };
    const changes = [
      { field: 'assignee_id', from: null, to: KNOWN },
      { field: 'labels', from: [], to: ['vip'] },
    ];
    expect(inbox.takeEvents()).toMatchObject([
      { type: 'channels.conversation_updated.v1', data: { actor, changes, labels: ['vip'], version: 2 } },
      { type: 'history.line_recorded.v1', data: { action: 'conversation.updated', actor, changes } },
    ]);
  });

  it('that changes nothing publishes nothing and keeps the version', async () => {
    const same = await inbox.update(inbox.caller, { id: 'c', changes: { status: 'open', labels: [] } });

    expect([same.version, inbox.takeEvents()]).toEqual([1, []]);
  });

  it('with an old version is rejected', async () => {
    await inbox.update(inbox.caller, { id: 'c', ifVersion: 1, changes: { assigneeId: KNOWN } });
    const late = inbox.update(inbox.caller, { id: 'c', ifVersion: 1, changes: { assigneeId: null } });

    await expect(late).rejects.toMatchObject({ code: 'precondition_failed' });
    expect(await inbox.find()).toMatchObject({ assigneeId: KNOWN });
  });

  it.each([
    ['user_model_not_found', { assigneeId: 'unknown' }],
    ['project_model_not_found', { projectId: 'unknown' }],
  ])('is a 404 %s for an unknown reference', async (code, changes) => {
    await expect(inbox.update(inbox.caller, { id: 'c', changes })).rejects.toMatchObject({ code });
  });

  it('is a 404 for another tenant', async () => {
    const other = inbox.update(aCaller(), { id: 'c', changes: { status: 'closed' } });

    await expect(other).rejects.toMatchObject({ code: 'conversation_model_not_found' });
  });

  it('unlinks the project, with an entry in its history', async () => {
    await inbox.update(inbox.caller, { id: 'c', changes: { projectId: null } });

    expect(inbox.takeEvents()).toMatchObject([
      { data: { action: 'conversation.unlinked', project_id: PROJECT } },
      { type: 'channels.awaiting_reply_changed.v1', data: { project_id: null } },
    ]);
  });

  it('ends a snooze at its time, by the system and once', async () => {
    const snoozedUntil = new Date(NOW.getTime() + HOUR_MS);
    await inbox.update(inbox.caller, { id: 'c', changes: { status: 'snoozed', snoozedUntil } });
    inbox.takeEvents();

    inbox.at(HOUR_MS - 1);
    expect(await inbox.endSnoozes()).toBe(false);
    inbox.at(HOUR_MS);
    expect([await inbox.endSnoozes(), await inbox.endSnoozes()]).toEqual([true, false]);
    expect(await inbox.find()).toMatchObject({ status: 'open', snoozedUntil: null });
    expect(inbox.takeEvents()[0]).toMatchObject({ data: { status: 'open', actor: { kind: 'system' } } });
  });
});
