import { topicSettings } from '@trackway/contracts';
import { createLogger } from '@trackway/runtime';
import type { BusMessage } from '../bus/event-bus';
import { FakeEventBus } from '../bus/fake-event-bus';
import { FakeOutbox, FakeOutboxStore } from './fake-outbox-store';
import { OutboxRelay } from './outbox-relay';

const logger = createLogger({ service: 'test', level: 'silent' });

/** Fails once, after the rows were published. */
class StoreThatFailsToRemove extends FakeOutboxStore {
  private hasFailed = false;

  override async remove(positions: readonly string[]): Promise<void> {
    if (this.hasFailed) return super.remove(positions);
    this.hasFailed = true;
    throw new Error('the connection broke');
  }
}

class RecordingBus extends FakeEventBus {
  readonly batches: string[][] = [];

  override async publish(messages: readonly BusMessage[]): Promise<void> {
    await super.publish(messages);
    this.batches.push(messages.map(({ value }) => value));
  }
}

async function untilEmpty(outbox: FakeOutbox): Promise<void> {
  while (outbox.rows.length > 0) await new Promise(setImmediate);
}

describe('the outbox relay', () => {
  let outbox: FakeOutbox;

  beforeEach(() => {
    outbox = new FakeOutbox();
  });

  it('publishes rows in order', async () => {
    const store = new FakeOutboxStore(outbox);
    const bus = new FakeEventBus();
    outbox.write('1', '2', '3');

    const relay = new OutboxRelay({ store, bus, logger }).start();
    await untilEmpty(outbox);
    await relay.stop();

    expect(bus.published.map(({ value }) => value)).toEqual(['1', '2', '3']);
  });

  it('retains rows that the broker has not acknowledged', async () => {
    const store = new FakeOutboxStore(outbox);
    const bus = new FakeEventBus();
    bus.becomeUnavailable();
    outbox.write('1');
    const relay = new OutboxRelay({ store, bus, logger }).start();
    await new Promise(setImmediate);
    expect(outbox.rows).toHaveLength(1);

    bus.becomeAvailable();
    relay.wake();
    await untilEmpty(outbox);
    await relay.stop();

    expect(bus.published.map(({ value }) => value)).toEqual(['1']);
  });

  it('publishes again after a crash between publishing and removing', async () => {
    const store = new StoreThatFailsToRemove(outbox);
    const bus = new FakeEventBus();
    outbox.write('1');

    const relay = new OutboxRelay({ store, bus, logger }).start();
    await untilEmpty(outbox);
    await relay.stop();

    expect(bus.published.map(({ value }) => value)).toEqual(['1', '1']);
  });

  it('waits while another relay has the lock, and takes over when that stops', async () => {
    const [first, second] = [new FakeOutboxStore(outbox), new FakeOutboxStore(outbox)];
    const bus = new FakeEventBus();
    const active = new OutboxRelay({ store: first, bus, logger }).start();
    outbox.write('1');
    await untilEmpty(outbox);
    const standby = new OutboxRelay({ store: second, bus, logger }).start();
    await new Promise(setImmediate);
    expect(outbox.holder).toBe(first);

    await active.stop();
    outbox.write('2');
    standby.wake();
    await untilEmpty(outbox);
    await standby.stop();

    expect(bus.published.map(({ value }) => value)).toEqual(['1', '2']);
  });

  it('quarantines a row that the broker rejects, and publishes the others in order', async () => {
    const store = new FakeOutboxStore(outbox);
    const bus = new FakeEventBus();
    const tooLarge = 'x'.repeat(topicSettings.maxMessageBytes + 1);
    outbox.write('1', tooLarge, '2', '3');

    const relay = new OutboxRelay({ store, bus, logger }).start();
    await untilEmpty(outbox);
    await relay.stop();

    expect(bus.published.map(({ value }) => value)).toEqual(['1', '2', '3']);
    expect(outbox.quarantined.map(({ value }) => value)).toEqual([tooLarge]);
  });

  describe('without time for polls', () => {
    beforeEach(() => {
      jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    });

    afterEach(() => {
      jest.useRealTimers();
    });

    it('publishes rows of other relays when these notify it', async () => {
      const [first, second] = [new FakeOutboxStore(outbox), new FakeOutboxStore(outbox)];
      const bus = new FakeEventBus();
      const active = new OutboxRelay({ store: first, bus, logger }).start();
      while (outbox.holder === undefined) await new Promise(setImmediate);
      const standby = new OutboxRelay({ store: second, bus, logger }).start();
      await new Promise(setImmediate);

      outbox.write('1');
      standby.wake();
      await jest.advanceTimersByTimeAsync(100);

      expect(bus.published.map(({ value }) => value)).toEqual(['1']);
      await Promise.all([active.stop(), standby.stop()]);
    });

    it('publishes the first row at once, and rows that follow soon together', async () => {
      const bus = new RecordingBus();
      const relay = new OutboxRelay({ store: new FakeOutboxStore(outbox), bus, logger }).start();
      await jest.advanceTimersByTimeAsync(100);
      for (const row of ['1', '2', '3']) {
        outbox.write(row);
        relay.wake();
        await jest.advanceTimersByTimeAsync(1);
      }
      expect(bus.batches).toEqual([['1']]);

      await jest.advanceTimersByTimeAsync(100);

      expect(bus.batches).toEqual([['1'], ['2', '3']]);
      await relay.stop();
    });
  });

  it('polls again soon after it has found rows, if other relays cannot notify it', async () => {
    const store = Object.assign(new FakeOutboxStore(outbox), { notifyHolder: undefined });
    const bus = new FakeEventBus();
    outbox.write('1');
    const relay = new OutboxRelay({ store, bus, logger }).start();
    await untilEmpty(outbox);

    outbox.write('2');
    await untilEmpty(outbox);
    await relay.stop();

    expect(bus.published.map(({ value }) => value)).toEqual(['1', '2']);
  });

  it.each([
    ['seconds after its last row if there is no other relay', false, 0],
    ['soon after its last row if there is another relay', true, 1],
  ])('polls %s', async (_, hasStandby, found) => {
    const store = Object.assign(new FakeOutboxStore(outbox), { notifyHolder: undefined, hasStandby: () => hasStandby });
    const bus = new FakeEventBus();
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const pass = async (milliseconds: number) => {
      jest.advanceTimersByTime(milliseconds);
      for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    };
    outbox.write('1');
    const relay = new OutboxRelay({ store, bus, logger }).start();
    await pass(0);
    // The outbox is read once more after each batch.
    await pass(100);

    outbox.write('2');
    await pass(800);
    expect(bus.published).toHaveLength(1 + found);
    await pass(2_500);
    expect(bus.published).toHaveLength(2);

    jest.useRealTimers();
    await relay.stop();
  });
});
