import { HostLimit } from '@trackway/outbound';
import type { Logger } from '@trackway/runtime';
import type { MediaItem } from '../media-items/media-item';
import type { UnitOfWork } from '../unit-of-work';
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
