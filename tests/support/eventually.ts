const PAUSE_MS = 50;

/** Repeats `assertion` until it holds, and fails with its last error when `limitMs` have passed. */
export async function eventually<T>(assertion: () => Promise<T> | T, limitMs = 20_000): Promise<T> {
  const end = Date.now() + limitMs;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
