import { randomUUID } from 'node:crypto';
import { defineEvent } from '@trackway/contracts';
import { AppError, unavailable } from '@trackway/errors';
import { createLogger, createMetrics, currentContext } from '@trackway/runtime';
import { z } from 'zod';
import { FakeEventBus } from '../bus/fake-event-bus';
import { makeEvent } from '../outbox/make-event';
import { EventConsumer } from './event-consumer';
import { handler } from './event-handler';

const counted = defineEvent({
  topic: 'tests',
  type: 'tests.counted.v1',
  description: 'A test',
  schema: z.object({ number: z.int() }),
});
const frameId = randomUUID();

function eventOf(number: number, overrides: object = {}) {
  const event = makeEvent(counted, { source: 'tests', frameId, key: 'k', data: { number } });
  return { topic: 'tests', key: 'k', value: JSON.stringify({ ...event, ...overrides }) };
}

async function consume(
  messages: { topic: string; key: string; value: string }[],
  handle: (numbers: number[]) => Promise<void>,
  metrics = createMetrics('test'),
) {
  const bus = new FakeEventBus();
  await bus.publish(messages);
  const consumer = new EventConsumer({
    group: 'suite',
    bus,
    handlers: [handler(counted, (events) => handle(events.map(({ data }) => data.number)))],
    logger: createLogger({ service: 'test', level: 'silent' }),
    metrics,
    retryDelaysMs: [1, 1],
  });
  await consumer.start();
  await bus.settled();
  return bus.published.filter(({ topic }) => topic === 'tests.dlq');
}

describe('a consumer', () => {
  it('passes messages to the handler in batches, in order', async () => {
    const handled: number[][] = [];

    await consume([eventOf(1), eventOf(2), eventOf(3)], async (numbers) => void handled.push(numbers));

    expect(handled).toEqual([[1, 2, 3]]);
  });

  it('measures the time between an event and its effect', async () => {
    const metrics = createMetrics('test');
    const time = new Date(Date.now() - 10_000).toISOString();

    await consume([eventOf(1, { time }), eventOf(2, { time })], async () => undefined, metrics);

    const text = await metrics.metrics();
    expect(text).toMatch(/events_age_seconds_count\{[^}]*type="tests.counted.v1"[^}]*\} 2/);
    expect(text).toMatch(/events_age_seconds_bucket\{[^}]*le="5"[^}]*\} 0/);
  });

  it('starts its counters at zero, so that the first failure is an increase', async () => {
    const metrics = createMetrics('test');

    await consume([], async () => undefined, metrics);

    const text = await metrics.metrics();
    expect(text).toMatch(/events_handled_total\{type="tests.counted.v1",result="handled"[^}]*\} 0/);
    expect(text).toMatch(/events_handled_total\{type="tests.counted.v1",result="dead_letter"[^}]*\} 0/);
    expect(text).toMatch(/events_handled_total\{type="unknown",result="dead_letter"[^}]*\} 0/);
  });

  it('skips messages that a handler of their topic ignores, without parsing them', async () => {
    const handled: unknown[] = [];
    const bus = new FakeEventBus();
    await bus.publish([{ topic: 'tests', key: 'k', value: 'ignored' }, eventOf(1)]);
    const handlers = [
      handler(counted, async (events) => void handled.push(events.map(({ data }) => data.number)), {
        ignores: (json) => json === 'ignored',
      }),
      handler({ ...counted, topic: 'others', type: 'others.counted.v1' }, async () => undefined, {
        ignores: () => true,
      }),
    ];
    const logger = createLogger({ service: 'test', level: 'silent' });

    await new EventConsumer({ group: 'suite', bus, handlers, logger, metrics: createMetrics('test') }).start();
    await bus.settled();

    expect(handled).toEqual([[1]]);
    expect(bus.published.map(({ topic }) => topic)).toEqual(['tests', 'tests']);
  });

  it('skips event types without a handler', async () => {
    const handled: number[][] = [];

    const deadLetters = await consume(
      [eventOf(1, { type: 'tests.other.v1' }), eventOf(2)],
      async (numbers) => void handled.push(numbers),
    );

    expect({ handled, deadLetters }).toEqual({ handled: [[2]], deadLetters: [] });
  });

  it('retries temporary failures', async () => {
    let attempts = 0;

    const deadLetters = await consume([eventOf(1)], async () => {
      attempts += 1;
      if (attempts < 3) throw new Error('not yet');
    });

    expect({ attempts, deadLetters }).toEqual({ attempts: 3, deadLetters: [] });
  });

  it('does not send messages to the dead-letter topic while a dependency is unavailable, even after all retries', async () => {
    let attempts = 0;

    const deadLetters = await consume([eventOf(1)], async () => {
      attempts += 1;
      if (attempts <= 3) throw unavailable('The database is unavailable.');
    });

    expect(deadLetters).toEqual([]);
    expect(attempts).toBeGreaterThanOrEqual(3);
  });

  it('leaves a pending retry to the next consumer when it stops', async () => {
    const bus = new FakeEventBus();
    await bus.publish([eventOf(1)]);
    const failed = Promise.withResolvers<void>();
    let attempts = 0;
    const consumer = new EventConsumer({
      group: 'suite',
      bus,
      handlers: [
        handler(counted, async () => {
          attempts += 1;
          failed.resolve();
          throw new Error('not yet');
        }),
      ],
      logger: createLogger({ service: 'test', level: 'silent' }),
      metrics: createMetrics('test'),
      retryDelaysMs: [60_000],
    });
    const subscription = await consumer.start();
    await failed.promise;

    await subscription.stop();
    await bus.settled();

    const [backlog] = await bus.backlog('suite', ['tests']);
    expect({ attempts, backlog }).toEqual({ attempts: 1, backlog: { topic: 'tests', waiting: 1, deadLetters: 0 } });
  });

  it('sends one bad message to the dead-letter topic and continues with the others', async () => {
    const handled: number[] = [];

    const deadLetters = await consume([eventOf(1), eventOf(2), eventOf(3)], async (numbers) => {
      if (numbers.includes(2)) throw new AppError('invalid', 'validation_errors', 'Two is not allowed.');
      handled.push(...numbers);
    });

    expect(handled).toEqual([1, 3]);
    expect(deadLetters).toMatchObject([
      { key: 'k', headers: { 'x-group': 'suite', 'x-error': 'Two is not allowed.' } },
    ]);
  });

  it.each([
    ['invalid JSON', { topic: 'tests', key: 'k', value: '{' }],
    ['no event envelope', { topic: 'tests', key: 'k', value: '{"hello":1}' }],
    ['data of another shape', eventOf(1, { data: { number: 'one' } })],
  ])('sends %s to the dead-letter topic', async (_, message) => {
    const deadLetters = await consume([message], async () => undefined);

    expect(deadLetters).toHaveLength(1);
    expect(deadLetters[0]?.value).toBe(message.value);
  });

  it('runs the handler in the context of the cause', async () => {
    let context: ReturnType<typeof currentContext>;
    const message = eventOf(1, { correlationid: 'first-cause', depth: 2 });

    await consume([message], async () => {
      context = currentContext();
    });

    expect(context).toMatchObject({
      correlationId: 'first-cause',
      causationId: JSON.parse(message.value).id,
      depth: 3,
    });
  });
});
