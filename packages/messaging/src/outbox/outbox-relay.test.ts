import { topicSettings } from '@trackway/contracts';
import { createLogger } from '@trackway/runtime';
import { FakeEventBus } from '../bus/fake-event-bus';
import type { OutboxBacklog, OutboxStore, PendingEvent } from './outbox';
import { OutboxRelay } from './outbox-relay';

const logger = createLogger({ service: 'test', level: 'silent' });

/** An in-memory outbox. Stores with the same `lock` compete for it. */
class FakeOutboxStore implements OutboxStore {
  lines: PendingEvent[] = [];
  quarantined: PendingEvent[] = [];
  private isHolder = false;
  removeFails = false;

  constructor(private readonly lock: { taken: boolean } = { taken: false }) {}

  write(...values: string[]): void {
    for (const value of values)
      this.lines.push({ position: String(this.lines.length + 1), topic: 't', key: 'k', value });
  }

  async quarantine(position: string): Promise<void> {
    this.quarantined.push(...this.lines.filter((line) => line.position === position));
    await this.remove([position]);
  }

  async acquire(): Promise<boolean> {
    if (this.lock.taken) return false;
    this.lock.taken = true;
    this.isHolder = true;
    return true;
  }

  async oldest(limit: number): Promise<readonly PendingEvent[]> {
    return this.lines.slice(0, limit);
  }

  async remove(positions: readonly string[]): Promise<void> {
    if (this.removeFails) {
      this.removeFails = false;
      throw new Error('the connection broke');
    }
    this.lines = this.lines.filter(({ position }) => !positions.includes(position));
  }

  async backlog(): Promise<OutboxBacklog> {
    return { count: this.lines.length, oldestAt: undefined, quarantined: this.quarantined.length };
  }

  async release(): Promise<void> {
    if (this.isHolder) this.lock.taken = false;
    this.isHolder = false;
  }
}

async function untilEmpty(store: FakeOutboxStore): Promise<void> {
  while (store.lines.length > 0) await new Promise(setImmediate);
}

describe('the outbox relay', () => {
  it('publishes rows in order', async () => {
    const store = new FakeOutboxStore();
    const bus = new FakeEventBus();
    store.write('1', '2', '3');

    const relay = new OutboxRelay({ store, bus, logger }).start();
    await untilEmpty(store);
    await relay.stop();

    expect(bus.published.map(({ value }) => value)).toEqual(['1', '2', '3']);
  });

  it('retains rows that the broker has not acknowledged', async () => {
    const store = new FakeOutboxStore();
    const bus = new FakeEventBus();
    bus.becomeUnavailable();
    store.write('1');
    const relay = new OutboxRelay({ store, bus, logger }).start();
    await new Promise(setImmediate);
    expect(store.lines).toHaveLength(1);

    bus.becomeAvailable();
    relay.wake();
    await untilEmpty(store);
    await relay.stop();

    expect(bus.published.map(({ value }) => value)).toEqual(['1']);
  });

  it('publishes again after a crash between publishing and removing', async () => {
    const store = new FakeOutboxStore();
    const bus = new FakeEventBus();
    store.removeFails = true;
    store.write('1');

    const relay = new OutboxRelay({ store, bus, logger }).start();
    await untilEmpty(store);
    await relay.stop();

    expect(bus.published.map(({ value }) => value)).toEqual(['1', '1']);
  });

  it('waits while another relay has the lock, and takes over when that stops', async () => {
    const lock = { taken: false };
    const [first, second] = [new FakeOutboxStore(lock), new FakeOutboxStore(lock)];
    const bus = new FakeEventBus();
    first.write('1');
    const active = new OutboxRelay({ store: first, bus, logger }).start();
    await untilEmpty(first);
    second.write('2');
    const standby = new OutboxRelay({ store: second, bus, logger }).start();
    await new Promise(setImmediate);
    expect(second.lines).toHaveLength(1);

    await active.stop();
    standby.wake();
    await untilEmpty(second);
    await standby.stop();

    expect(bus.published.map(({ value }) => value)).toEqual(['1', '2']);
  });

  it('quarantines a row that the broker rejects, and publishes the others in order', async () => {
    const store = new FakeOutboxStore();
    const bus = new FakeEventBus();
    const tooLarge = 'x'.repeat(topicSettings.maxMessageBytes + 1);
    store.write('1', tooLarge, '2', '3');

    const relay = new OutboxRelay({ store, bus, logger }).start();
    await untilEmpty(store);
    await relay.stop();

    expect(bus.published.map(({ value }) => value)).toEqual(['1', '2', '3']);
    expect(store.quarantined.map(({ value }) => value)).toEqual([tooLarge]);
  });

  it('polls again soon after it has found rows', async () => {
    const store = new FakeOutboxStore();
    const bus = new FakeEventBus();
    store.write('1');
    const relay = new OutboxRelay({ store, bus, logger }).start();
    await untilEmpty(store);

    store.write('2');
    await untilEmpty(store);
    await relay.stop();

    expect(bus.published.map(({ value }) => value)).toEqual(['1', '2']);
  });
});
