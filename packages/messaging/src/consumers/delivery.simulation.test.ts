import { randomUUID } from 'node:crypto';
import { defineEvent, type Event } from '@trackway/contracts';
import { unavailable } from '@trackway/errors';
import { createLogger, Registry } from '@trackway/runtime';
import { type SimulatedProcess, type Simulation, simulate } from '@trackway/simulation';
import { z } from 'zod';
import { FakeBroker } from '../bus/fake-broker';
import { FakeBrokerBus } from '../bus/fake-broker-bus';
import { FakeOutbox, FakeOutboxStore } from '../outbox/fake-outbox-store';
import { makeEvent } from '../outbox/make-event';
import type { PendingEvent } from '../outbox/outbox';
import { OutboxRelay } from '../outbox/outbox-relay';
import { EventConsumer } from './event-consumer';
import { handler } from './event-handler';

const KEYS = ['a', 'b', 'c'];
const CHANGES_PER_KEY = 4;
const TOPIC = 'tests';
/** Time until a database or broker notices that a process has died. */
const NOTICED_MS = 1_000;

const changed = defineEvent({
  topic: TOPIC,
  type: 'tests.changed.v1',
  description: 'A test',
  schema: z.object({ key: z.string(), version: z.int() }),
});
type Changed = z.infer<typeof changed.schema>;

const frameId = randomUUID();
const logger = createLogger({ service: 'test', level: 'silent' });

/** What a simulation can replace by a faulty variant. */
interface Parts {
  readonly Store: typeof FakeOutboxStore;
  /** Events of a batch whose effect the consumer applies. */
  readonly claim: (inbox: Set<string>, events: readonly Event<Changed>[]) => readonly Event<Changed>[];
}

/** One service that changes aggregates and publishes events, and one that consumes them, each with two replicas. */
class World {
  readonly outbox = new FakeOutbox();
  readonly broker = new FakeBroker();
  /** Versions by aggregate in the order in which they took effect at the consumer. */
  readonly effects = new Map<string, number[]>(KEYS.map((key) => [key, []]));
  private readonly inbox = new Set<string>();
  private readonly replicas: { crash: () => void }[] = [];

  constructor(
    private readonly simulation: Simulation,
    private readonly parts: Parts,
  ) {
    for (const start of [this.startRelay, this.startRelay, this.startConsumer, this.startConsumer]) start.call(this);
  }

  get isDelivered(): boolean {
    return this.outbox.rows.length === 0 && this.broker.backlog('suite', [TOPIC]).every(({ waiting }) => waiting === 0);
  }

  /** A transaction for each version of an aggregate, one after the other, because each locks its row. */
  async change(key: string): Promise<void> {
    const process = this.simulation.process('writer');
    const perform = <T>(effect: () => T) => this.simulation.perform(process, effect, { isReliable: true });
    for (let version = 1; version <= CHANGES_PER_KEY; version += 1) {
      const event = makeEvent(changed, { source: 'tests', frameId, key, data: { key, version } });
      const row = await perform(() => this.outbox.insert(TOPIC, key, JSON.stringify(event)));
      await perform(() => {
        row.isCommitted = true;
      });
    }
  }

  crashOne(): void {
    this.replicas.splice(this.simulation.random.below(this.replicas.length), 1)[0]?.crash();
  }

  private startRelay(): void {
    const process = this.simulation.process('relay');
    const store = new this.parts.Store(this.outbox, this.performer(process));
    new OutboxRelay({ store, bus: this.bus(process), logger }).start();
    const crash = () => {
      this.simulation.crash(process);
      setTimeout(() => store.endConnection(), NOTICED_MS);
      this.startRelay();
    };
    this.replicas.push({ crash });
  }

  private startConsumer(): void {
    const process = this.simulation.process('consumer');
    const perform = this.performer(process);
    const apply = (events: readonly Event<Changed>[]) => {
      for (const { data } of this.parts.claim(this.inbox, events)) this.effects.get(data.key)?.push(data.version);
    };
    const handlers = [handler(changed, (events) => perform(() => apply(events)))];
    const metrics = new Registry();
    void new EventConsumer({ group: 'suite', bus: this.bus(process), handlers, logger, metrics }).start();
    const crash = () => {
      this.simulation.crash(process);
      this.startConsumer();
    };
    this.replicas.push({ crash });
  }

  private bus(process: SimulatedProcess): FakeBrokerBus {
    return new FakeBrokerBus(this.broker, this.performer(process));
  }

  private performer(process: SimulatedProcess) {
    return <T>(effect: () => T) => this.simulation.perform(process, effect);
  }
}

function claimOnce(inbox: Set<string>, events: readonly Event<Changed>[]): readonly Event<Changed>[] {
  return events.filter(({ id }) => {
    const isFresh = !inbox.has(id);
    inbox.add(id);
    return isFresh;
  });
}

async function deliver(simulation: Simulation, parts: Partial<Parts> = {}): Promise<void> {
  const world = new World(simulation, { Store: FakeOutboxStore, claim: claimOnce, ...parts });
  let writing = KEYS.length;
  for (const key of KEYS) {
    void world.change(key).then(() => {
      writing -= 1;
    });
  }
  for (let crashes = simulation.random.below(5); crashes > 0; crashes -= 1) {
    await simulation.run(simulation.random.below(100));
    world.crashOne();
  }
  await simulation.run(200);
  simulation.stopFaults();
  await simulation.runUntil(() => writing === 0 && world.isDelivered);

  const versions = Array.from({ length: CHANGES_PER_KEY }, (_, index) => index + 1);
  expect(world.effects).toEqual(new Map(KEYS.map((key) => [key, versions])));
  expect(world.broker.count(`${TOPIC}.dlq`)).toBe(0);
}

/** Planted fault: rows are removed when they are read. */
class ForgetfulStore extends FakeOutboxStore {
  override async oldest(limit: number): Promise<readonly PendingEvent[]> {
    const rows = await super.oldest(limit);
    await super.remove(rows.map(({ position }) => position));
    return rows;
  }
}

const makeError = (message: string) => unavailable(message);

describe('events from outbox to consumer, simulated', () => {
  it('take effect once and in order, also after crashes, failures and delays', async () => {
    await simulate((simulation) => deliver(simulation), { makeError, schedules: 250 });
  });

  it('are found to be lost if rows are removed before they are published', async () => {
    const run = simulate((simulation) => deliver(simulation, { Store: ForgetfulStore }), { makeError });

    await expect(run).rejects.toThrow(/^Seed \d+/);
  });

  it('are found to take effect twice without an inbox', async () => {
    const run = simulate((simulation) => deliver(simulation, { claim: (_inbox, events) => events }), { makeError });

    await expect(run).rejects.toThrow(/^Seed \d+/);
  });
});
