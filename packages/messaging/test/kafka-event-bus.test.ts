import { topics } from '@trackway/contracts';
import { freshTopicPrefix, quietLogger, testServers } from '@trackway/testkit';
import { Kafka, logLevel } from 'kafkajs';
import { describeEventBus } from '../src/bus/event-bus.contract';
import { KafkaEventBus } from '../src/bus/kafka-event-bus';

jest.setTimeout(60_000);

describeEventBus('Kafka', async () => {
  const options = { brokers: [testServers.kafkaBrokers()], clientId: 'suite', prefix: freshTopicPrefix() };
  return new KafkaEventBus({ ...options, logger: quietLogger() });
});

it.each([
  [undefined, 12],
  [3, 3],
])('new topics have the configured number of partitions (%p)', async (partitions, expected) => {
  const brokers = [testServers.kafkaBrokers()];
  const prefix = freshTopicPrefix();
  const options = { brokers, clientId: 'suite', prefix, logger: quietLogger() };
  const bus = new KafkaEventBus({ ...options, ...(partitions ? { partitions } : {}) });
  const admin = new Kafka({ clientId: 'suite', brokers, logLevel: logLevel.NOTHING }).admin();
  try {
    await bus.ensureTopics([topics.history]);
    await admin.connect();
    const { topics: created } = await admin.fetchTopicMetadata({ topics: [prefix + topics.history] });

    expect(created.map((topic) => topic.partitions.length)).toEqual([expected]);
  } finally {
    await admin.disconnect();
    await bus.stop();
  }
});
