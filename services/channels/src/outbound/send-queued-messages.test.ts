import { HostLimit } from '@trackway/outbound';
import { type Logger, newId } from '@trackway/runtime';
import type { MediaItem } from '../media-items/media-item';
import type { UnitOfWork } from '../unit-of-work';
import { FakeSendQueueStore } from './fake-send-queue-store';
import type { SendQueue } from './send-queue-store';
import { makeSendQueuedMessages } from './send-queued-messages';

const now = new Date(1_000_000);
const queue: SendQueue = { conversationId: 'c', frameId: 'f', channelId: 'ch', attempts: 0, version: 1, holder: 'h' };

/** A conversation with `waiting` queued messages to one host. */
function setUp({ waiting, limit }: { waiting: number; limit: HostLimit }) {
  const sent: string[] = [];
  const item = (id: number) => ({ id: String(id), frameId: 'f', cause: { correlationId: 'x' } }) as MediaItem;
  const sendQueues = {
    claim: async () => queue,
    renew: jest.fn().mockResolvedValue(true),
    advance: jest.fn(),
    postpone: jest.fn(),
    finish: jest.fn(),
  };
  const stores = {
    sendQueues,
    mediaItems: {
      nextQueued: async () => (sent.length < waiting ? item(sent.length) : undefined),
      find: async () => undefined,
    },
    channels: { findMany: async () => [{ id: 'ch', settings: { delivery_url: 'https://example.org/' } }] },
    conversations: { find: async () => ({ id: 'c' }) },
  };
  const run: UnitOfWork['run'] = (work) => work(stores as never);
  const deliverNext = makeSendQueuedMessages({
    unitOfWork: { run, read: run as UnitOfWork['read'] },
    limit,
    connector: {
      deliver: async (_channel, _conversation, { id }) => {
        sent.push(id);
        return { kind: 'sent', externalId: null };
      },
    },
    retryAfter: [5],
    newId: () => 'id',
    clock: () => now,
    logger: { info: () => undefined } as unknown as Logger,
  });
  return { sent, sendQueues, deliverNext };
}

describe('messages to a connector', () => {
  it('wait, without a failed attempt, when the frame has reached the limit of the host', async () => {
    const { sent, sendQueues, deliverNext } = setUp({ waiting: 3, limit: new HostLimit(8) });

    await deliverNext();

    expect(sent).toEqual(['0', '1']);
    expect(sendQueues.renew).toHaveBeenLastCalledWith(queue, new Date(now.getTime() + 7_500));
    expect(sendQueues.postpone).not.toHaveBeenCalled();
    expect(sendQueues.finish).not.toHaveBeenCalled();
  });

  it('are all sent below the limit', async () => {
    const { sent, sendQueues, deliverNext } = setUp({ waiting: 3, limit: new HostLimit(60) });

    await deliverNext();

    expect(sent).toEqual(['0', '1', '2']);
    expect(sendQueues.finish).toHaveBeenCalled();
  });
});

describe('senders', () => {
  it('of a frame with slow connectors leave some for other frames', async () => {
    const sendQueues = new FakeSendQueueStore();
    const addQueue = (frameId: string, channelId: string) =>
      sendQueues.add({ conversationId: newId(), frameId, channelId }, now);
    const started: string[] = [];
    const stores = {
      sendQueues,
      mediaItems: {
        nextQueued: async ({ id, frameId }: { id: string; frameId: string }) =>
          ({ id, frameId, cause: { correlationId: 'x' } }) as MediaItem,
      },
      channels: { findMany: async () => [{ id: 'ch', settings: {} }] },
      conversations: { find: async () => ({ id: 'c' }) },
    };
    const run: UnitOfWork['run'] = (work) => work(stores as never);
    const deliverNext = makeSendQueuedMessages({
      unitOfWork: { run, read: run as UnitOfWork['read'] },
      limit: new HostLimit(60),
      connector: {
        deliver: (_channel, _conversation, { frameId }) => {
          started.push(frameId);
          return new Promise(() => undefined);
        },
      },
      retryAfter: [5],
      newId,
      clock: () => now,
      logger: { info: () => undefined } as unknown as Logger,
    });
    for (let n = 0; n < 12; n += 1) await addQueue('slow', `channel ${n % 6}`);
    for (let sender = 0; sender < 7; sender += 1) void deliverNext();
    await new Promise(setImmediate);
    await addQueue('other', 'channel');
    void deliverNext();
    await new Promise(setImmediate);

    expect(started).toEqual(['slow', 'slow', 'slow', 'slow', 'other']);
  });
});
