import { setImmediate } from 'node:timers/promises';

/** Work goes on for so long before others have their turn. */
const TURN_MS = 1;

/** Gives way to others now and then in long work: `await turns.over()` costs nothing until a turn's time is up. */
export class Turns {
  private began = performance.now();

  async over(): Promise<void> {
    if (performance.now() - this.began < TURN_MS) return;
    await setImmediate();
    this.began = performance.now();
  }
}
