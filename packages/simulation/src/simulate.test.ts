import { setTimeout as pause } from 'node:timers/promises';
import { simulate } from './simulate';
import type { Simulation } from './simulation';

/** Two processes that increase a counter by a read and a write. */
async function incrementTwice(simulation: Simulation): Promise<number> {
  const store = { count: 0 };
  let finished = 0;
  const increment = async (name: string) => {
    const process = simulation.process(name);
    const count = await simulation.perform(process, () => store.count);
    await pause(10);
    await simulation.perform(process, () => {
      store.count = count + 1;
    });
    finished += 1;
  };
  simulation.stopFaults();
  void increment('first');
  void increment('second');
  await simulation.runUntil(() => finished === 2);
  return store.count;
}

describe('simulate', () => {
  it('finds a lost update, and names its seed', async () => {
    const run = simulate(async (simulation) => expect(await incrementTwice(simulation)).toBe(2));

    await expect(run).rejects.toThrow(/^Seed \d+, step \d+: /);
  });

  it('runs a seed in the same way each time', async () => {
    const counts: number[][] = [];
    for (let run = 0; run < 2; run += 1) {
      const results: number[] = [];
      await simulate(async (simulation) => void results.push(await incrementTwice(simulation), simulation.steps), {
        schedules: 50,
      });
      counts.push(results);
    }

    expect(counts[0]).toEqual(counts[1]);
  });

  it('lets virtual time pass without waiting', async () => {
    const times: number[] = [];
    await simulate(
      async (simulation) => {
        let isDone = false;
        void pause(3_600_000).then(() => {
          isDone = true;
        });
        await simulation.runUntil(() => isDone);
        times.push(Date.now());
      },
      { schedules: 2 },
    );

    expect(new Set(times)).toEqual(new Set([3_600_000]));
  });

  it('lets operations fail before and after their effect', async () => {
    const seen = new Set<string>();
    await simulate(
      async (simulation) => {
        let hadEffect = false;
        let result: string | undefined;
        const effect = () => {
          hadEffect = true;
        };
        simulation.perform(simulation.process('one'), effect).then(
          () => {
            result = 'ok';
          },
          () => {
            result = 'failed';
          },
        );
        await simulation.runUntil(() => result !== undefined);
        seen.add(`${result} ${hadEffect}`);
      },
      { schedules: 200 },
    );

    expect(seen).toEqual(new Set(['ok true', 'failed true', 'failed false']));
  });

  it('never lets a crashed process continue', async () => {
    const effects = new Set<number>();
    await simulate(
      async (simulation) => {
        const process = simulation.process('one');
        let count = 0;
        let continued = false;
        void simulation
          .perform(process, () => {
            count += 1;
          })
          .finally(() => {
            continued = true;
          });
        simulation.crash(process);
        await simulation.run(10);
        effects.add(count);
        expect(continued).toBe(false);
      },
      { schedules: 50 },
    );

    expect(effects).toEqual(new Set([0, 1]));
  });
});
