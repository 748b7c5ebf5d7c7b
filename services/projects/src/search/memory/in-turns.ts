import { setImmediate } from 'node:timers/promises';

/** Work goes on for so long before others have their turn. */
const TURN_MS = 1;
/** Work on the side lets searches go first, but not for ever. */
const MOST_WAIT_MS = 10;

/** Tells whether there are searches that wait for something, and has all work on the side take turns. */
export class Hurry {
  private searches = 0;
  private lastTurn = Promise.resolve();
  private readonly ends = new Set<() => void>();

  get isOn(): boolean {
    return this.searches > 0;
  }

  async during<T>(work: () => Promise<T>): Promise<T> {
    this.searches += 1;
    try {
      return await work();
    } finally {
      this.searches -= 1;
      if (!this.isOn) for (const end of this.ends) end();
    }
  }

  /** Each in a round of the event loop of its own, however many ask: what arrives meanwhile waits for one turn and not for all. */
  turn(): Promise<void> {
    this.lastTurn = this.lastTurn.then(() => setImmediate());
    return this.lastTurn;
  }

  /** Until there is none any more, but no longer than this. */
  async end(mostMs: number): Promise<void> {
    if (!this.isOn) return;
    await new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.ends.delete(end);
        resolve();
      };
      const timer = setTimeout(end, mostMs);
      this.ends.add(end);
    });
  }
}

/** Gives way to others now and then in long work: `await turns.over()` costs nothing until a turn's time is up. */
export class Turns {
  private began = performance.now();

  /** With `hurry`, as long as searches wait for something else. */
  constructor(private readonly hurry?: Hurry) {}

  async over(): Promise<void> {
    if (performance.now() - this.began >= TURN_MS) await this.next();
  }

  /** Gives way whatever the time. */
  async next(): Promise<void> {
    await this.hurry?.end(MOST_WAIT_MS);
    await (this.hurry?.turn() ?? setImmediate());
    this.began = performance.now();
  }
}
