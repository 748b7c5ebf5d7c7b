import { setTimeout as wait } from 'node:timers/promises';
import { StartFailure } from '../../process/start-failure';

const POLL_MS = 50;

/**
 * Resolves when nothing is left.
 * @throws StartFailure with the problem and what is left, after `end`
 */
export async function untilNone(end: number, left: () => Promise<readonly string[]>, problem: string): Promise<void> {
  for (;;) {
    const names = await left();
    if (names.length === 0) return;
    if (Date.now() > end) {
      throw new StartFailure(`${problem} in time: ${names.join(', ')}. Check that they run, or move the tenant later.`);
    }
    await wait(POLL_MS);
  }
}
