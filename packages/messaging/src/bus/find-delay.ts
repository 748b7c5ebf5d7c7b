/** The brokers find positions by time and not times by position, so delays are searched among these. */
const STEPS_SECONDS = [1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1_200, 1_800, 3_600, 7_200, 21_600, 43_200, 86_400];

/** The delay that `findDelay` finds for a message of this age. */
export function delayOfAge(ms: number): number {
  return STEPS_SECONDS.findLast((seconds) => seconds * 1_000 <= ms) ?? 0;
}

/**
 * The longest delay, in seconds, for which `isExceeded` is true, or 0. A delay that is exceeded includes all shorter
 * ones, so a binary search finds it in five calls.
 */
export async function findDelay(isExceeded: (seconds: number) => Promise<boolean>): Promise<number> {
  let found = 0;
  let [low, high] = [0, STEPS_SECONDS.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const seconds = STEPS_SECONDS[middle] ?? 0;
    if (await isExceeded(seconds)) {
      found = seconds;
      low = middle + 1;
    } else {
      high = middle - 1;
    }
  }
  return found;
}
