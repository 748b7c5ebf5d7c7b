import { type EventEnvelope, eventEnvelope } from '@trackway/contracts';
import { KafkaEventBus } from '@trackway/messaging';
import { collectOnce, quietLogger, testServers } from '@trackway/testkit';

/** Collects all events on `topics` from now on, and publishes events. */
export async function listen(prefix: string, topics: readonly string[]) {
  const brokers = testServers.kafkaBrokers().split(',');
  const bus = new KafkaEventBus({ brokers, clientId: 'listener', prefix, logger: quietLogger() });
  const seen: EventEnvelope[] = [];
  await bus.ensureTopics(topics);
  await bus.subscribe({
    group: 'listener',
    topics,
    handle: async (messages) => {
      const events = messages.map(({ value }) => eventEnvelope.parse(JSON.parse(value)));
      collectOnce(seen, events);
    },
  });
  return { bus, seen, stop: () => bus.stop() };
}
