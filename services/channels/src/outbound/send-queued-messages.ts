import type { HostLimit } from '@trackway/outbound';
import { type Clock, type Logger, type NewId, runInContext } from '@trackway/runtime';
import { type Channel, channelSettings } from '../channels/channel';
import type { Conversation } from '../conversations/conversation';
import type { MediaItem } from '../media-items/media-item';
import type { UnitOfWork } from '../unit-of-work';
import { changeStatus, type StatusReport } from './change-status';
import type { Attempt, Connector } from './connector';
import { nextAttemptAfter } from './retry-schedule';
import type { Busy, SendQueue } from './send-queue-store';

/** Longer than one attempt may take; renewed before each attempt. */
const LEASE_MS = 30_000;
/** Senders of one replica that one channel and one frame may use at a time. Each may wait for a slow connector. */
const MAX_SENDERS_PER_CHANNEL = 2;
const MAX_SENDERS_PER_FRAME = 4;

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly connector: Connector;
  readonly limit: HostLimit;
  /** Seconds before each retry. */
  readonly retryAfter: readonly number[];
  readonly newId: NewId;
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * Leases the queue of one conversation and sends its messages in order. A message that is retried blocks those behind
 * it, a failed one does not. Several workers may run this. Frames without a sender come first, so that slow connectors
 * of one frame do not delay the messages of others.
 */
export function makeSendQueuedMessages(deps: Deps): () => Promise<boolean> {
  const claimed = new Set<SendQueue>();
  let last: Promise<unknown> = Promise.resolve();
  /** Claims one after the other, so that each one counts for the next. */
  const claimNext = () => {
    const result = last.then(async () => {
      const queue = await claimFairly(deps, claimed);
      if (queue) claimed.add(queue);
      return queue;
    });
    last = result.catch(() => undefined);
    return result;
  };
  return async () => {
    const queue = await claimNext();
    if (!queue) return false;
    try {
      await sendAll(deps, queue);
    } finally {
      claimed.delete(queue);
    }
    return true;
  };
}

async function claimFairly(deps: Deps, claimed: ReadonlySet<SendQueue>): Promise<SendQueue | undefined> {
  const queues = [...claimed];
  const idsFrom = (key: 'channelId' | 'frameId', senders: number) =>
    [...Map.groupBy(queues, (queue) => queue[key])].flatMap(([id, held]) => (held.length >= senders ? [id] : []));
  const channels = idsFrom('channelId', MAX_SENDERS_PER_CHANNEL);
  const first = await claim(deps, { channels, frames: idsFrom('frameId', 1) });
  if (first || queues.length === 0) return first;
  return claim(deps, { channels, frames: idsFrom('frameId', MAX_SENDERS_PER_FRAME) });
}

function claim({ unitOfWork, newId, clock }: Deps, busy: Busy): Promise<SendQueue | undefined> {
  const now = clock();
  return unitOfWork.read(({ sendQueues }) => sendQueues.claim(newId(), now, leaseEnd(now), busy));
}

async function sendAll(deps: Deps, queue: SendQueue): Promise<void> {
  let { attempts } = queue;
  const { conversationId: id, frameId } = queue;
  for (;;) {
    const item = await deps.unitOfWork.read(({ mediaItems }) => mediaItems.nextQueued({ id, frameId }));
    if (!item) return deps.unitOfWork.read(({ sendQueues }) => sendQueues.finish(queue, deps.clock()));
    const isHeld = await deps.unitOfWork.read(({ sendQueues }) => sendQueues.renew(queue, leaseEnd(deps.clock())));
    if (!isHeld) return;
    const wait = await attempt(deps, item, attempts);
    if (wait) {
      const until = new Date(deps.clock().getTime() + wait.ms);
      // Without an attempt, the count of attempts stays: the lease ends when the message is due.
      await deps.unitOfWork.read<unknown>(({ sendQueues }) =>
        wait.attempted ? sendQueues.postpone(queue, until) : sendQueues.renew(queue, until),
      );
      return;
    }
    await deps.unitOfWork.read(({ sendQueues }) => sendQueues.advance(queue));
    attempts = 0;
  }
}

interface Wait {
  readonly ms: number;
  /** False if the limit of the host was reached and nothing was sent. */
  readonly attempted: boolean;
}

/** How long to wait before the message is tried again; undefined if it was sent or has failed. */
async function attempt(deps: Deps, item: MediaItem, attempts: number): Promise<Wait | undefined> {
  const [channel, conversation] = await deps.unitOfWork.read(async ({ channels, conversations }) => [
    (await channels.findMany(item.frameId, [item.channelId]))[0],
    await conversations.find(item.frameId, item.conversationId),
  ]);
  const url = channel && channelSettings(channel).deliveryUrl;
  const limitedMs = url ? deps.limit.tryTake(item.frameId, url, deps.clock()) : 0;
  if (limitedMs > 0) return { ms: limitedMs, attempted: false };
  const result = await deliver(deps, channel, conversation, item);
  if (result.kind === 'unavailable') {
    const seconds = nextAttemptAfter(deps.retryAfter, attempts, result);
    if (seconds !== undefined) return { ms: seconds * 1_000, attempted: true };
  }
  await runInContext({ ...item.cause, requestId: item.cause.correlationId }, () =>
    record(deps, item, toReport(result)),
  );
  return undefined;
}

async function deliver(
  { connector, logger }: Deps,
  channel: Channel | undefined,
  conversation: Conversation | undefined,
  item: MediaItem,
): Promise<Attempt> {
  if (!channel || channel.deletedAt || !conversation) return { kind: 'rejected', reason: 'The channel was deleted.' };
  const result = await connector.deliver(channel, conversation, item);
  if (result.kind !== 'sent') logger.info({ mediaItem: item.id, reason: result.reason }, 'a message was not delivered');
  return result;
}

function toReport(result: Attempt): StatusReport {
  if (result.kind === 'sent') return { status: 'sent', externalId: result.externalId };
  return { status: 'failed', failure: result.reason };
}

function record({ unitOfWork }: Deps, { frameId, id }: MediaItem, status: StatusReport): Promise<unknown> {
  return unitOfWork.run(async (stores) => {
    const item = await stores.mediaItems.find(frameId, id);
    if (item) await changeStatus(stores, item, status);
  });
}

function leaseEnd(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS);
}
