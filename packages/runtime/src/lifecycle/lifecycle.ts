import type { Logger } from '../logging/logger';

interface Owned {
  readonly name: string;
  readonly stop: (limitMs: number) => Promise<unknown> | unknown;
}

/** Of the time that is left, which goes to those that stop later. */
const KEPT_FOR_OTHERS = 0.1;

/**
 * What a process holds, stopped in reverse order of its making, so that nothing arrives at what is already gone.
 * `graceMs` bounds the whole stop; one that does not end leaves time to the others.
 */
export class Lifecycle {
  private readonly owned: Owned[] = [];
  private stopping: Promise<void> | undefined;

  constructor(
    private readonly logger: Logger,
    private readonly graceMs: number,
  ) {}

  /** Takes charge of `resource` and gives it back. `stop` is told how long it will be waited for. */
  own<Resource>(
    name: string,
    resource: Resource,
    stop: (resource: Resource, limitMs: number) => Promise<unknown> | unknown,
  ): Resource {
    this.owned.push({ name, stop: (limitMs) => stop(resource, limitMs) });
    return resource;
  }

  get isStopping(): boolean {
    return this.stopping !== undefined;
  }

  /** Stops everything once; further calls wait for the same stop. */
  stop(): Promise<void> {
    this.stopping ??= this.stopInReverse();
    return this.stopping;
  }

  private async stopInReverse(): Promise<void> {
    const end = Date.now() + this.graceMs;
    for (const { name, stop } of this.owned.reverse()) {
      const limitMs = Math.max((end - Date.now()) * (1 - KEPT_FOR_OTHERS), 100);
      try {
        await withLimit(Promise.resolve(stop(limitMs)), limitMs);
      } catch (error) {
        this.logger.warn({ err: error, resource: name }, 'a resource did not stop cleanly');
      }
    }
  }
}

async function withLimit(work: Promise<unknown>, limitMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not stopped after ${limitMs} ms`)), limitMs);
  });
  try {
    await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
