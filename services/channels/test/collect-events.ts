import type { DataOf, Event, EventDefinition } from '@trackway/contracts';
import { EventConsumer, handler, KafkaEventBus } from '@trackway/messaging';
import { createMetrics } from '@trackway/runtime';
import { collectOnce, eventually, quietLogger, testServers } from '@trackway/testkit';

/** Collects events of one type that are published from now on in `events`. */
export async function collectEvents<Definition extends EventDefinition>(prefix: string, definition: Definition) {
  const logger = quietLogger();
  const bus = new KafkaEventBus({ brokers: testServers.kafkaBrokers().split(','), clientId: 'test', prefix, logger });
  const events: Event<DataOf<Definition>>[] = [];
  const handlers = [handler(definition, async (came) => collectOnce(events, came))];
  await eventually(() => bus.ensureTopics([definition.topic]));
  const group = `test-${definition.type}`;
  const consumer = new EventConsumer({ group, bus, handlers, logger, metrics: createMetrics('test') });
  await consumer.start();
  return { events, stop: () => bus.stop() };
}
