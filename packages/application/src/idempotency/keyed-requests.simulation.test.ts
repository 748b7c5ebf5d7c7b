import { AppError } from '@trackway/errors';
import { type SimulatedProcess, type Simulation, simulate } from '@trackway/simulation';
import { FakeIdempotencyStore, FakeKeyTable } from './fake-idempotency-store';
import type { KeyUse, StoredResponse } from './idempotency-store';
import { KeyedRequests } from './keyed-requests';

const KEYS = ['a', 'b'];
const CLIENTS = 5;
const ATTEMPTS = 4;

const replyOf = (id: string): StoredResponse => ({ status: 201, headers: {}, body: { id } });

/** Replicas of a service with one database, and what clients received from them. */
class World {
  readonly table = new FakeKeyTable();
  readonly received: { readonly use: KeyUse; readonly id: unknown }[] = [];
  readonly rejected: unknown[] = [];
  private replicas: Replica[];
  private attempts = 0;

  constructor(
    private readonly simulation: Simulation,
    private readonly Store: typeof FakeIdempotencyStore,
  ) {
    this.replicas = [this.start(), this.start()];
  }

  /** One request of a client, which gets no response if the replica crashes. */
  async request(use: KeyUse): Promise<void> {
    const { requests, store } = this.simulation.random.pick(this.replicas);
    const { reply } = await requests.once(use, async (resource) => {
      this.attempts += 1;
      const id = resource ?? `${use.key}${this.attempts}`;
      if (resource === undefined) await store.takeEffect(id);
      return replyOf(id);
    });
    this.received.push({ use, id: reply.body?.['id'] });
  }

  crashOne(): void {
    const crashed = this.simulation.random.pick(this.replicas);
    this.simulation.crash(crashed.process);
    this.replicas = [...this.replicas.filter((one) => one !== crashed), this.start()];
  }

  private start(): Replica {
    const process = this.simulation.process('replica');
    const store = new this.Store(this.table, (effect) => this.simulation.perform(process, effect));
    return { process, store, requests: new KeyedRequests(store) };
  }
}

interface Replica {
  readonly process: SimulatedProcess;
  readonly store: FakeIdempotencyStore;
  readonly requests: KeyedRequests;
}

const useOf = (key: string, fingerprint = 'same'): KeyUse => {
  return { frameId: 'f', subject: 's', route: 'create', key, fingerprint };
};

async function sendRequests(simulation: Simulation, Store = FakeIdempotencyStore): Promise<void> {
  const world = new World(simulation, Store);
  for (let client = 0; client < CLIENTS; client += 1) {
    const use = useOf(simulation.random.pick(KEYS));
    for (let attempt = 0; attempt < 1 + simulation.random.below(ATTEMPTS); attempt += 1) {
      world.request(use).catch((error: unknown) => world.rejected.push(error));
      await simulation.run(simulation.random.below(30));
      if (simulation.random.chance(0.15)) world.crashOne();
    }
  }
  simulation.stopFaults();
  let final = 0;
  for (const key of KEYS) void repeat(world, useOf(key)).then(() => (final += 1));
  await simulation.runUntil(() => final === KEYS.length);

  for (const key of KEYS) {
    const effects = world.table.effects.filter(({ use }) => use.key === key).map(({ resource }) => resource);
    const ids = world.received.filter(({ use }) => use.key === key).map(({ id }) => id);
    expect(effects).toHaveLength(1);
    expect(new Set(ids)).toEqual(new Set(effects));
  }
  const unexpected = world.rejected.filter((error) => !isExpected(error));
  expect(unexpected).toEqual([]);
  let rejection: unknown;
  repeat(world, useOf('a', 'other')).catch((error: unknown) => {
    rejection = error;
  });
  await simulation.runUntil(() => rejection !== undefined);
  expect(rejection).toMatchObject({ code: 'idempotency_key_reused' });
}

/** A client that repeats its request until it has a response. @throws the first error that a repetition cannot change. */
async function repeat(world: World, use: KeyUse): Promise<void> {
  for (;;) {
    try {
      return await world.request(use);
    } catch (error) {
      if (!isExpected(error)) throw error;
    }
  }
}

function isExpected(error: unknown): boolean {
  return error instanceof AppError && (error.kind === 'unavailable' || error.code === 'idempotency_key_in_progress');
}

/** Planted fault: an attempt does not have to hold the claim when it takes effect. */
class StoreWithoutFencing extends FakeIdempotencyStore {
  override async takeEffect(resource: string): Promise<void> {
    await super.takeEffect(resource).catch((error: unknown) => {
      if (!(error instanceof AppError) || error.kind !== 'conflict') throw error;
      this.table.effects.push({ use: this.use, resource });
    });
  }
}

const makeError = (message: string) => new AppError('unavailable', 'unavailable', message);

describe('requests with an idempotency key, simulated', () => {
  it('take effect once, and get the same response from all replicas, also after crashes and lost responses', async () => {
    await simulate((simulation) => sendRequests(simulation), { makeError });
  });

  it('are found to take effect twice if an effect does not require its claim', async () => {
    const run = simulate((simulation) => sendRequests(simulation, StoreWithoutFencing), {
      makeError,
      schedules: 5_000,
    });

    await expect(run).rejects.toThrow(/^Seed \d+/);
  });
});
