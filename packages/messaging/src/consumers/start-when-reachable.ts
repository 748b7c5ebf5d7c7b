import { BackgroundLoop, type Logger } from '@trackway/runtime';
import type { EventBus, Subscription } from '../bus/event-bus';
import type { EventConsumer } from './event-consumer';

/**
 * Creates the topics and starts the consumer when the broker is available, so that the service can start without it.
 * Retries until it is stopped.
 */
export function startWhenReachable(options: {
  bus: EventBus;
  topics: readonly string[];
  consumer?: EventConsumer;
  logger: Logger;
}): Subscription {
  let subscription: Subscription | undefined;
  let started = false;
  const loop: BackgroundLoop = new BackgroundLoop({
    name: 'broker',
    idleMs: 60_000,
    logger: options.logger,
    step: async () => {
      if (started) return false;
      await options.bus.ensureTopics(options.topics);
      subscription = await options.consumer?.start();
      started = true;
      return false;
    },
  }).start();
  return {
    stop: async () => {
      await loop.stop();
      await subscription?.stop();
    },
  };
}
