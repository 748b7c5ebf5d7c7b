import { freshTopicPrefix, quietLogger, testServers } from '@trackway/testkit';
import { describeEventBus } from '../src/bus/event-bus.contract';
import { KafkaEventBus } from '../src/bus/kafka-event-bus';

jest.setTimeout(60_000);

describeEventBus('Kafka', async () => {
  const options = { brokers: [testServers.kafkaBrokers()], clientId: 'suite', prefix: freshTopicPrefix() };
  return new KafkaEventBus({ ...options, logger: quietLogger() });
});
