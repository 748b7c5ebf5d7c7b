import { seedsOf } from './config';
import { Simulation } from './simulation';

const WARM_UP_SEED = 0;

/** What lets other code run, which takes no virtual time. */
const REAL_TIMERS = ['setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask', 'hrtime'] as const;

/**
 * Runs `schedule` for many seeds, with virtual timers and clocks (`Date`, `performance`, `setTimeout`,
 * `node:timers/promises`).
 * @throws Error that names the seed of the first schedule that failed.
 */
export async function simulate(
  schedule: (simulation: Simulation) => Promise<void>,
  options: { schedules?: number; makeError?: (message: string) => Error } = {},
): Promise<void> {
  const { first, count } = seedsOf(options.schedules);
  // The first schedule of a process loads modules, which takes time of the event loop, so its order is not repeatable.
  await runSchedule(schedule, new Simulation(WARM_UP_SEED, options.makeError)).catch(() => undefined);
  for (let seed = first; seed < first + count; seed += 1) {
    await runSchedule(schedule, new Simulation(seed, options.makeError));
  }
}

async function runSchedule(schedule: (simulation: Simulation) => Promise<void>, simulation: Simulation): Promise<void> {
  jest.useFakeTimers({ now: 0, doNotFake: [...REAL_TIMERS] });
  try {
    await schedule(simulation);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`Seed ${simulation.seed}, step ${simulation.steps}: ${reason}`, { cause });
  } finally {
    jest.clearAllTimers();
    jest.useRealTimers();
  }
}
