import { Simulation } from './simulation';

/** Schedules of one test in `npm test`. SIMULATION_SCHEDULES overrides it. */
const DEFAULT_SCHEDULES = 1_500;

/**
 * Runs `schedule` for many seeds, with virtual timers and clocks (`Date`, `performance`, `setTimeout`,
 * `node:timers/promises`). SIMULATION_SEED runs one seed, to debug it.
 * @throws Error that names the seed of the first schedule that failed.
 */
export async function simulate(
  schedule: (simulation: Simulation) => Promise<void>,
  options: { schedules?: number; makeError?: (message: string) => Error } = {},
): Promise<void> {
  const { SIMULATION_SEED: only, SIMULATION_SCHEDULES: count } = process.env;
  const first = only === undefined ? Number(process.env['SIMULATION_FIRST_SEED'] ?? 1) : Number(only);
  const schedules = only === undefined ? Number(count ?? options.schedules ?? DEFAULT_SCHEDULES) : 1;
  jest.useFakeTimers({ now: 0, doNotFake: ['setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask', 'hrtime'] });
  try {
    for (let seed = first; seed < first + schedules; seed += 1) {
      jest.setSystemTime(0);
      jest.clearAllTimers();
      await runSchedule(schedule, new Simulation(seed, options.makeError));
    }
  } finally {
    jest.clearAllTimers();
    jest.useRealTimers();
  }
}

async function runSchedule(schedule: (simulation: Simulation) => Promise<void>, simulation: Simulation): Promise<void> {
  try {
    await schedule(simulation);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`Seed ${simulation.seed}, step ${simulation.steps}: ${reason}`, { cause });
  }
}
