import { newId } from '@trackway/runtime';
import { type Conversation, newConversation } from './conversation';
import { makeEndSnoozes } from './end-snoozes';
import { FakeConversationStore } from './fake-conversation-store';

const NOW = new Date('2026-01-01T12:00:00.000Z');
const MAX_BATCH = 100;

function open() {
  const conversations = new FakeConversationStore();
  const failing = new Set<string>();
  const logged: object[] = [];
  const outbox = { add: async () => undefined };
  const stores = { conversations, outbox };
  const unitOfWork = {
    run: <T>(work: (given: typeof stores) => Promise<T>) => work(stores),
    read: <T>(work: (given: typeof stores) => Promise<T>) => work(stores),
  };
  const update = conversations.update.bind(conversations);
  conversations.update = async (...changed) => {
    if (changed.some(({ id }) => failing.has(id))) throw new Error('The event is too large.');
    await update(...changed);
  };
  const snooze = async (minutes: number): Promise<Conversation> => {
    const start = { id: newId(), frameId: newId(), channelId: newId(), sender: null, projectId: null };
    const snoozedUntil = new Date(NOW.getTime() + minutes * 60_000);
    const conversation = { ...newConversation(start, NOW), version: 1, status: 'snoozed' as const, snoozedUntil };
    await conversations.insert(conversation);
    return conversation;
  };
  const logger = { warn: (fields: object) => void logged.push(fields) };
  const endSnoozes = makeEndSnoozes({ unitOfWork, clock: () => NOW, logger });
  const statuses = () => Map.groupBy(conversations.rows.all(), ({ status }) => status);
  return {
    endSnoozes,
    snooze,
    failing,
    logged,
    count: (status: Conversation['status']) => statuses().get(status)?.length ?? 0,
  };
}

describe('the end of snoozes', () => {
  it('opens all conversations that are due in bounded batches', async () => {
    const { endSnoozes, snooze, count } = open();
    for (let minute = 0; minute <= MAX_BATCH; minute += 1) await snooze(-minute);
    await snooze(1);

    expect([await endSnoozes(), count('open')]).toEqual([true, MAX_BATCH]);
    expect([await endSnoozes(), count('open')]).toEqual([true, MAX_BATCH + 1]);
    expect([await endSnoozes(), count('snoozed')]).toEqual([false, 1]);
  });

  it('opens the others if one cannot be opened, and logs its error', async () => {
    const { endSnoozes, snooze, failing, logged, count } = open();
    const [first] = [await snooze(-2), await snooze(-1)];
    failing.add(first.id);

    expect([await endSnoozes(), count('open')]).toEqual([true, 1]);
    expect(logged).toMatchObject([{ conversation: first.id, err: { message: 'The event is too large.' } }]);
    expect(await endSnoozes()).toBe(false);
  });
});
