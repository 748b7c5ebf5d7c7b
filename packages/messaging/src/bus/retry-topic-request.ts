import { setTimeout as pause } from 'node:timers/promises';

const MAX_RETRY_MS = 15_000;
const RETRY_INTERVAL_MS = 200;

/**
 * Repeats a request about topics. New topics and their leaders become visible after a moment if the broker is busy or
 * another process creates them.
 * @throws the last error of the broker after `maxRetryMs`, or when `signal` aborts.
 */
export async function retryTopicRequest<T>(
  request: () => Promise<T>,
  signal: AbortSignal,
  maxRetryMs = MAX_RETRY_MS,
): Promise<T> {
  const deadline = performance.now() + maxRetryMs;
  for (;;) {
    try {
      return await request();
    } catch (error) {
      if (performance.now() >= deadline) throw error;
      await pause(RETRY_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) throw error;
    }
  }
}
