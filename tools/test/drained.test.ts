import { factsOf, topics } from '@trackway/contracts';
import { KafkaEventBus } from '@trackway/messaging';
import { eventually, freshTopicPrefix, quietLogger, testServers } from '@trackway/testkit';
import { SERVICE_NAMES } from '../src/dev/start/services';
import { assertTopics, untilCaughtUp } from '../src/ops/cell-move/drained';

describe('the consumers of a cell', () => {
  const brokers = testServers.kafkaBrokers().split(',');
  const kafka = { clientId: 'test', brokers };

  it('have brokers, which are named if they do not respond', async () => {
    const closed = { kafka: { brokers: ['127.0.0.1:1'], retry: { retries: 0 } }, prefix: '' };

    await expect(assertTopics(closed)).rejects.toThrow(
      /^The brokers 127\.0\.0\.1:1 of this cell cannot be used: .*ECONNREFUSED.* Correct KAFKA_BROKERS/,
    );
  });

  it('consume topics, which are named if they do not exist', async () => {
    const prefix = freshTopicPrefix();

    await expect(assertTopics({ kafka: { ...kafka, retry: { retries: 0 } }, prefix })).rejects.toThrow(
      new RegExp(`^The brokers .* of this cell cannot be used: topic ${prefix}`),
    );
  });

  it('are named if they do not process events in time', async () => {
    const prefix = freshTopicPrefix();
    const bus = new KafkaEventBus({ brokers, prefix, clientId: 'test', logger: quietLogger() });
    const consumed = SERVICE_NAMES.filter((name) => name !== 'gateway').flatMap((name) => factsOf(name).consumes);
    await bus.ensureTopics([...new Set(consumed)]);
    await eventually(() => assertTopics({ kafka, prefix }));
    await eventually(() => untilCaughtUp({ kafka, prefix }, 0));
    await bus.publish([{ topic: topics.projects, key: 'a', value: '{}' }]);

    const rejected = expect(untilCaughtUp({ kafka, prefix }, 0)).rejects;
    await rejected.toThrow('These consumers of the source do not process events in time: ');
    await rejected.toThrow(`${prefix}forms of ${prefix}${topics.projects}`);
    await bus.stop();
  });
});
