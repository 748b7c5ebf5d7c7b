const MIN_PAUSE_MS = 25;
const MAX_PAUSE_MS = 200;

/**
 * Repeats `assertion` until it passes. Fails with its last error after `limitMs`. A pause is a tenth of the elapsed time,
 * because each request of a long wait takes CPU time from the work that it waits for.
 */
export async function eventually<T>(assertion: () => Promise<T> | T, limitMs = 15_000): Promise<T> {
  const start = Date.now();
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      const elapsed = Date.now() - start;
      if (elapsed > limitMs) throw error;
      const pause = Math.min(Math.max(elapsed / 10, MIN_PAUSE_MS), MAX_PAUSE_MS);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
