import type { EventBus, ReceivedMessage, Subscription } from '@trackway/messaging';
import { BackgroundLoop, type Logger, newId } from '@trackway/runtime';

/**
 * Reads a compacted topic from its beginning, and then new messages. Each process has its own consumer group, because
 * each needs all messages. Retries until the broker is available; after the first complete read, an unavailable
 * broker only delays new messages. `onComplete` is called when all messages from before the start have been read.
 */
export function followTopic(deps: {
  bus: EventBus;
  topic: string;
  onMessage: (message: ReceivedMessage) => void;
  onComplete: () => void;
  logger: Logger;
}): Subscription {
  const { bus, topic, onMessage, onComplete, logger } = deps;
  const group = `gateway-${newId()}`;
  let subscription: Subscription | undefined;
  const step = async (): Promise<boolean> => {
    if (subscription) return false;
    await bus.ensureTopics([topic]);
    const missing = new Map(await bus.endOffsets(topic));
    const handle = async (messages: readonly ReceivedMessage[]): Promise<void> => {
      for (const message of messages) {
        onMessage(message);
        const end = missing.get(message.partition);
        if (end !== undefined && BigInt(message.offset) + 1n >= end) missing.delete(message.partition);
      }
      if (missing.size === 0) onComplete();
    };
    subscription = await bus.subscribe({ group, topics: [topic], handle });
    if (missing.size === 0) onComplete();
    return false;
  };
  const loop = new BackgroundLoop({ name: topic, step, idleMs: 60_000, logger }).start();
  return {
    stop: async () => {
      await loop.stop();
      await subscription?.stop();
    },
  };
}
