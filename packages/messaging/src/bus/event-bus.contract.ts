import { once } from 'node:events';
import { deadLetterTopic, topicSettings } from '@trackway/contracts';
import {
  type BatchHandler,
  type EventBus,
  MessageRejectedError,
  type ReceivedMessage,
  type Subscription,
} from './event-bus';

/** Contract suite of EventBus: run for the fake in unit tests and for Kafka in component tests. */
export function describeEventBus(name: string, open: () => Promise<EventBus>): void {
  describe(`EventBus: ${name}`, () => {
    let bus: EventBus;
    let topic: string;
    let group: string;

    beforeEach(async () => {
      bus = await open();
      topic = `suite.${Math.random().toString(36).slice(2)}`;
      group = `group-${Math.random().toString(36).slice(2)}`;
      await bus.ensureTopics([topic]);
    });

    afterEach(() => bus.stop());

    function message(key: string, value: string) {
      return { topic, key, value };
    }

    it('delivers messages that were published before the first subscription', async () => {
      await bus.publish([message('a', '1'), message('a', '2')]);

      const received = await collect(bus, group, topic, 2);

      expect(received.map(({ key, value }) => [key, value])).toEqual([
        ['a', '1'],
        ['a', '2'],
      ]);
    });

    it('rejects a message that is larger than topics allow, and publishes the next one', async () => {
      const tooLarge = message('a', 'x'.repeat(topicSettings.maxMessageBytes + 1));

      await expect(bus.publish([tooLarge])).rejects.toThrow(MessageRejectedError);

      await bus.publish([message('a', 'x'.repeat(topicSettings.maxEventBytes))]);
      const [received] = await collect(bus, group, topic, 1);
      expect(received?.value).toHaveLength(topicSettings.maxEventBytes);
    });

    it('keeps the order for a key', async () => {
      const values = Array.from({ length: 50 }, (_, index) => String(index));
      for (const value of values) await bus.publish([message('same', value)]);

      const received = await collect(bus, group, topic, 50);

      expect(received.map(({ value }) => value)).toEqual(values);
    });

    it('redelivers messages after a failure of the handler', async () => {
      await bus.publish([message('a', '1')]);
      let attempts = 0;

      const done = new Promise<void>((resolve, reject) => {
        bus
          .subscribe({
            group,
            topics: [topic],
            handle: async () => {
              attempts += 1;
              if (attempts === 1) throw new Error('not yet');
              resolve();
            },
          })
          .catch(reject);
      });
      await done;

      expect(attempts).toBe(2);
    });

    it('aborts a handler when its member leaves, and redelivers its messages', async () => {
      await bus.publish([message('a', '1')]);
      let subscription: Subscription | undefined;
      const gaveUp = new Promise<void>((resolve, reject) => {
        const handle: BatchHandler = async (_messages, signal) => {
          setImmediate(() => subscription?.stop().catch(reject));
          if (!signal.aborted) await once(signal, 'abort');
          resolve();
          throw new Error('given up');
        };
        bus.subscribe({ group, topics: [topic], handle }).then((made) => {
          subscription = made;
        }, reject);
      });
      await gaveUp;
      await subscription?.stop();

      const received = await collect(bus, group, topic, 1);

      expect(received.map(({ value }) => value)).toEqual(['1']);
    });

    it('continues from the position of the group', async () => {
      await bus.publish([message('a', '1')]);
      await collect(bus, group, topic, 1);
      await bus.publish([message('a', '2')]);

      const received = await collect(bus, group, topic, 1);

      expect(received.map(({ value }) => value)).toEqual(['2']);
    });

    it('returns the end of each partition', async () => {
      expect(await bus.endOffsets(topic)).toEqual(new Map());
      await bus.publish([message('a', '1'), message('a', '2')]);

      expect([...(await bus.endOffsets(topic)).values()]).toEqual([2n]);
    });

    it('returns the backlog of a group, and the number of its dead letters', async () => {
      await bus.publish([message('a', '1'), message('a', '2')]);
      await bus.publish([{ topic: deadLetterTopic(topic), key: 'a', value: '0' }]);
      expect(await bus.backlog(group, [topic])).toEqual([{ topic, waiting: 2, deadLetters: 1 }]);

      await collect(bus, group, topic, 2);

      expect(await bus.backlog(group, [topic])).toEqual([{ topic, waiting: 0, deadLetters: 1 }]);
    });

    it('returns how long messages wait for a group', async () => {
      expect(await bus.delays(group, [topic], Date.now() + 6_000)).toEqual([{ topic, seconds: 0 }]);
      const before = Date.now();
      await bus.publish([message('a', '1'), message('b', '2')]);
      const later = Date.now() + 6_000;

      const [waiting] = await bus.delays(group, [topic], later);
      await collect(bus, group, topic, 2);

      expect(waiting?.seconds).toBeGreaterThanOrEqual(5);
      expect(waiting?.seconds).toBeLessThanOrEqual((later - before) / 1_000);
      expect(await bus.delays(group, [topic], later)).toEqual([{ topic, seconds: 0 }]);
    });
  });
}

async function collect(bus: EventBus, group: string, topic: string, count: number): Promise<ReceivedMessage[]> {
  const received: ReceivedMessage[] = [];
  const subscription = await new Promise<{ stop(): Promise<void> }>((resolve, reject) => {
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((end) => {
      finish = end;
    });
    bus
      .subscribe({
        group,
        topics: [topic],
        handle: async (messages) => {
          received.push(...messages);
          if (received.length >= count) setImmediate(finish);
        },
      })
      .then((made) => finished.then(() => resolve(made)))
      .catch(reject);
  });
  await subscription.stop();
  return received;
}
