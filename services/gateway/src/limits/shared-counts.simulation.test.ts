import { type SimulatedProcess, type Simulation, simulate } from '@trackway/simulation';
import { type CountStore, SharedCounts, type TakenCount } from './shared-counts';
import { TokenBuckets } from './token-buckets';

const GATEWAYS = 3;
const BURST = 10;
const PER_MINUTE = 600;
const INTERVAL_MS = 60_000 / PER_MINUTE;
const EXCHANGE_MS = 500;
/** Time of the simulation in which requests arrive. */
const DURATION_MS = 20_000;

/** Adds up counts like Redis. */
class SimulatedStore implements CountStore {
  constructor(
    private readonly simulation: Simulation,
    private readonly process: SimulatedProcess,
    private readonly fullAt: Map<string, number>,
  ) {}

  add(taken: readonly TakenCount[]): Promise<readonly number[]> {
    return this.simulation.perform(this.process, () =>
      taken.map(({ key, ms }) => {
        const full = Math.max(this.fullAt.get(key) ?? 0, Date.now()) + ms;
        this.fullAt.set(key, full);
        return full - Date.now();
      }),
    );
  }
}

interface Outcome {
  readonly allowed: number;
  readonly rejected: number;
  readonly elapsedMs: number;
}

/** Gateways that receive requests of one subject, `pauseMs` apart on average. */
async function receive(
  simulation: Simulation,
  { pauseMs, isShared = true }: { pauseMs: number; isShared?: boolean },
): Promise<Outcome> {
  const fullAt = new Map<string, number>();
  const result = { allowed: 0, rejected: 0 };
  let running = GATEWAYS;
  const gateway = async (process: SimulatedProcess) => {
    const subject = new TokenBuckets({ perMinute: PER_MINUTE, burst: BURST });
    const store = new SimulatedStore(simulation, process, isShared ? fullAt : new Map());
    const shared = new SharedCounts({ subject }, store, Date.now);
    const exchange = setInterval(() => void shared.step().catch(() => undefined), EXCHANGE_MS);
    while (Date.now() < DURATION_MS) {
      await new Promise((resolve) => setTimeout(resolve, simulation.random.below(2 * pauseMs)));
      const { allowed } = subject.take('a', Date.now());
      result[allowed ? 'allowed' : 'rejected'] += 1;
    }
    clearInterval(exchange);
    running -= 1;
  };
  for (let index = 0; index < GATEWAYS; index += 1) void gateway(simulation.process('gateway'));
  await simulation.runUntil(() => running === 0, 20_000);
  return { ...result, elapsedMs: Date.now() };
}

/** Five times the quota. */
const BUSY = { pauseMs: 60 };

async function expectOneQuota(simulation: Simulation, isShared: boolean): Promise<void> {
  simulation.stopFaults();
  const { allowed, elapsedMs } = await receive(simulation, { ...BUSY, isShared });

  const quota = BURST + elapsedMs / INTERVAL_MS;
  expect(allowed).toBeLessThanOrEqual(quota + GATEWAYS * BURST);
  expect(allowed).toBeGreaterThanOrEqual(quota - GATEWAYS * BURST);
}

describe('shared counts of gateways, simulated', () => {
  it('allow the rate of one gateway while the store responds, plus the requests between two exchanges', async () => {
    await simulate((simulation) => expectOneQuota(simulation, true), { schedules: 100 });
  });

  it('are found to allow more if the store does not add them up', async () => {
    const run = simulate((simulation) => expectOneQuota(simulation, false), { schedules: 100 });

    await expect(run).rejects.toThrow(/^Seed \d+/);
  });

  it('allow at most the rate of each gateway while the store fails', async () => {
    await simulate(
      async (simulation) => {
        const { allowed, elapsedMs } = await receive(simulation, BUSY);

        expect(allowed).toBeLessThanOrEqual(GATEWAYS * (BURST + elapsedMs / INTERVAL_MS));
      },
      { schedules: 100 },
    );
  });

  it('reject nothing below the limit, in every order of requests and exchanges', async () => {
    await simulate(
      async (simulation) => {
        simulation.stopFaults();
        const { rejected } = await receive(simulation, { pauseMs: 3 * GATEWAYS * INTERVAL_MS });

        expect(rejected).toBe(0);
      },
      { schedules: 100 },
    );
  });
});
