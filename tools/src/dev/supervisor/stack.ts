type Stoppable = { stop(): Promise<void> };

/**
 * What has been started, in layers that are stopped in reverse. Its signal notifies those that are still starting that it
 * is no use any more: a stop was asked for, or one of them has failed.
 */
export class Stack {
  private readonly layers: Stoppable[][] = [];
  private readonly failing = new AbortController();
  readonly signal: AbortSignal;

  constructor(stopping: AbortSignal) {
    this.signal = AbortSignal.any([stopping, this.failing.signal]);
  }

  async add<Started extends Stoppable>(starting: Promise<Started>): Promise<Started> {
    const [started] = await this.addAll([starting]);
    if (started === undefined) throw new Error('nothing was started');
    return started;
  }

  /** Started side by side, and stopped side by side. */
  async addAll<Started extends Stoppable>(starting: readonly Promise<Started>[]): Promise<Started[]> {
    const layer: Stoppable[] = [];
    this.layers.push(layer);
    const adding = starting.map(async (one) => {
      try {
        const started = await one;
        layer.push(started);
        return started;
      } catch (error) {
        this.failing.abort(error);
        throw error;
      }
    });
    await Promise.allSettled(adding);
    // Its reason is what came first, a stop or a failure: others may have failed because of it.
    this.signal.throwIfAborted();
    return Promise.all(adding);
  }

  async stop(): Promise<void> {
    this.failing.abort();
    for (const layer of this.layers.splice(0).reverse()) await Promise.all(layer.map((one) => one.stop()));
  }
}
