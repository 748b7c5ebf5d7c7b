import { setTimeout } from 'node:timers/promises';

/** The result of the work, or false if it takes longer. The work continues in the background. */
export async function withTimeout(ms: number, work: Promise<boolean>): Promise<boolean> {
  if (ms === Number.POSITIVE_INFINITY) return work;
  const finished = new AbortController();
  const timeout = setTimeout(ms, false, { ref: false, signal: finished.signal }).catch(() => false);
  try {
    return await Promise.race([work, timeout]);
  } finally {
    finished.abort();
  }
}
