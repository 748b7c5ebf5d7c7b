import type { Logger } from '../logging/logger';

interface Owned {
  readonly name: string;
  readonly stop: (limitMs: number) => Promise<unknown> | unknown;
}

/** Share of the remaining time that is reserved for resources that stop later. */
const KEPT_FOR_OTHERS = 0.1;

/**
 * The resources of a process. They stop in reverse order of registration, so that nothing calls a stopped resource.
 * `graceMs` limits the whole stop; a resource that does not stop leaves time for the others.
 */
export class Lifecycle {
  private readonly owned: Owned[] = [];
  private stopping: Promise<void> | undefined;

  constructor(
    private readonly logger: Logger,
    private readonly graceMs: number,
  ) {}

  /** Registers `resource` and returns it. `stop` receives the time limit. */
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

  /** Stops all resources once. Further calls await the same stop. */
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
