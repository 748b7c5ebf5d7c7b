/** Schedules of one test in `npm test`. */
const DEFAULT_SCHEDULES = 800;

/** Seeds that a test runs. */
export interface Seeds {
  readonly first: number;
  readonly count: number;
}

/** The seeds of a test with `schedules`, which SIMULATION_SEED, SIMULATION_FIRST_SEED and SIMULATION_SCHEDULES override. */
export function seedsOf(schedules = DEFAULT_SCHEDULES): Seeds {
  const { SIMULATION_SEED: only, SIMULATION_FIRST_SEED: first = '1', SIMULATION_SCHEDULES: count } = process.env;
  if (only !== undefined) return { first: Number(only), count: 1 };
  return { first: Number(first), count: Number(count ?? schedules) };
}
