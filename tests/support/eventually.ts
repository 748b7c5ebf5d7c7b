const PAUSE_MS = 50;

/** Repeats `assertion` until it passes. Fails with its last error after `limitMs`. */
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
