import { BackgroundLoop, type Logger } from '@trackway/runtime';
import type { EventBus, Subscription } from '../bus/event-bus';
import type { EventConsumer } from './event-consumer';

/**
 * Makes the topics and starts the consumer as soon as the broker answers, so that a service whose broker is away for the
 * moment can still do everything else. Resolves nothing: it goes on trying until it is stopped.
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
