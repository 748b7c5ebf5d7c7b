/** Twice the input may take twice the time, and a bit more for caches and garbage collection. */
export const MAX_GROWTH = 2.5;

/** A loaded host may disturb a trial. Work that is not linear exceeds the limit in each of them. */
const TRIALS = 6;
const ROUNDS = 5;
/** Shorter measurements say more about the timer than about the work. */
const MIN_ROUND_MS = 4;

/**
 * How many times longer `work` takes if its input is twice as large; 2 for linear work, 4 for quadratic. Both sizes are
 * measured in turns, and only the fastest round of each counts.
 */
export function growthRatio<Input>(
  work: (input: Input) => unknown,
  inputOf: (size: number) => Input,
  size: number,
): number {
  const [small, large] = [inputOf(size), inputOf(2 * size)];
  work(small);
  const repeats = Math.ceil(MIN_ROUND_MS / Math.max(timeOf(work, small, 1), 0.001));
  let best = Number.POSITIVE_INFINITY;
  for (let trial = 0; trial < TRIALS && best > MAX_GROWTH; trial += 1) {
    const rounds = Array.from({ length: ROUNDS }, () => [timeOf(work, small, repeats), timeOf(work, large, repeats)]);
    const fastest = (which: number) => Math.min(...rounds.map((times) => times[which] ?? 0));
    best = Math.min(best, fastest(1) / fastest(0));
  }
  return best;
}

function timeOf<Input>(work: (input: Input) => unknown, input: Input, repeats: number): number {
  const start = process.cpuUsage();
  const startMs = performance.now();
  for (let round = 0; round < repeats; round += 1) work(input);
  const { user, system } = process.cpuUsage(start);
  // CPU time leaves out what other processes used, but its resolution is coarse for short work.
  return Math.min(performance.now() - startMs, Math.max((user + system) / 1_000, 0.001));
}
