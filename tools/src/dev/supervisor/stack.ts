type Stoppable = { stop(): Promise<void> };

/**
 * Started resources in layers, stopped in reverse order. The signal aborts resources that are still starting:
 * a stop was requested, or another one has failed.
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

  /** Starts resources in parallel. They are also stopped in parallel. */
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
    // The reason is the first stop or failure. Other failures may be caused by it.
    this.signal.throwIfAborted();
    return Promise.all(adding);
  }

  /** A failure is thrown after everything else was stopped. */
  async stop(): Promise<void> {
    this.failing.abort();
    const results: PromiseSettledResult<void>[] = [];
    for (const layer of this.layers.splice(0).reverse()) {
      results.push(...(await Promise.allSettled(layer.map((one) => one.stop()))));
    }
    const failure = results.find(({ status }) => status === 'rejected');
    if (failure?.status === 'rejected') throw failure.reason;
  }
}
