import { setImmediate } from 'node:timers/promises';

/** Work goes on for so long before others have their turn. */
const TURN_MS = 1;
/** Work on the side lets searches go first, but not for ever. */
const MOST_WAIT_MS = 10;

/** How many searches there are that somebody waits for. */
export class Hurry {
  private searches = 0;

  get isOn(): boolean {
    return this.searches > 0;
  }

  async during<T>(work: () => Promise<T>): Promise<T> {
    this.searches += 1;
    try {
      return await work();
    } finally {
      this.searches -= 1;
    }
  }
}

/** Gives way to others now and then in long work: `await turns.over()` costs nothing until a turn's time is up. */
export class Turns {
  private began = performance.now();

  /** With `hurry`, as long as searches wait for something else. */
  constructor(private readonly hurry?: Hurry) {}

  async over(): Promise<void> {
    const now = performance.now();
    if (now - this.began < TURN_MS) return;
    do await setImmediate();
    while (this.hurry?.isOn && performance.now() - now < MOST_WAIT_MS);
    this.began = performance.now();
  }
}
