import { factsOf, topics } from '@trackway/contracts';
import { KafkaEventBus } from '@trackway/messaging';
import { eventually, freshTopicPrefix, quietLogger, testServers } from '@trackway/testkit';
import { SERVICE_NAMES } from '../src/dev/start/services';
import { Consumers } from '../src/ops/cell-move/consumers';

describe('the consumers of a cell', () => {
  const brokers = testServers.kafkaBrokers().split(',');
  const kafka = { clientId: 'test', brokers };
  let consumers: Consumers;
  afterEach(() => consumers.close());

  it('have brokers, which are named if they do not respond', async () => {
    consumers = new Consumers({ kafka: { brokers: ['127.0.0.1:1'], retry: { retries: 0 } }, prefix: '' });

    await expect(consumers.connect()).rejects.toThrow(
      /^The brokers 127\.0\.0\.1:1 of this cell cannot be used: .*ECONNREFUSED.* Correct KAFKA_BROKERS/,
    );
  });

  it('consume topics, which are named if they do not exist', async () => {
    const prefix = freshTopicPrefix();
    consumers = new Consumers({ kafka: { ...kafka, retry: { retries: 0 } }, prefix });

    await expect(consumers.connect()).rejects.toThrow(
      new RegExp(`^The brokers .* of this cell cannot be used: topic ${prefix}`),
    );
  });

  it('are named if they do not process events in time', async () => {
    const prefix = freshTopicPrefix();
    const bus = new KafkaEventBus({ brokers, prefix, clientId: 'test', logger: quietLogger() });
    const consumed = SERVICE_NAMES.filter((name) => name !== 'gateway').flatMap((name) => factsOf(name).consumes);
    await bus.ensureTopics([...new Set(consumed)]);
    consumers = new Consumers({ kafka, prefix });
    await eventually(() => consumers.connect());
    await eventually(() => consumers.untilCaughtUp(0));
    await bus.publish([{ topic: topics.projects, key: 'a', value: '{}' }]);

    const rejected = expect(consumers.untilCaughtUp(0)).rejects;
    await rejected.toThrow('These consumers of the source do not process events in time: ');
    await rejected.toThrow(`${prefix}forms of ${prefix}${topics.projects}`);
    await bus.stop();
  });
});
