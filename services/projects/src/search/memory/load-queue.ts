/** Tenants that are loaded at once, so that a small one does not wait for a large one. */
const MAX_LOADS = 2;
const MAX_WAITING = 1_000;

/** A stored index can contain as much garbage as the one from which it was stored. Then only the database helps. */
export type Source = 'any' | 'stored' | 'database';

/** Loads tenants, a few at once. The tenant that most searches wait for is next. */
export class LoadQueue {
  private readonly running = new Map<string, Promise<void>>();
  /** Tenants that are loaded next, with the number of searches that wait for them. */
  private readonly waiting = new Map<string, number>();

  constructor(
    private readonly deps: {
      /** Must not reject. */
      readonly load: (frameId: string, source: Source) => Promise<void>;
      readonly isLoaded: (frameId: string) => boolean;
    },
  ) {}

  /** Loads a tenant now, or records that a search waits for it. A stored index is only loaded now or not at all. */
  add(frameId: string, source: Source): void {
    if (this.running.has(frameId) || this.running.size >= MAX_LOADS) {
      if (source !== 'stored' && (this.waiting.has(frameId) || this.waiting.size < MAX_WAITING))
        this.waiting.set(frameId, (this.waiting.get(frameId) ?? 0) + 1);
      return;
    }
    this.waiting.delete(frameId);
    const load = this.deps.load(frameId, source).finally(() => {
      this.running.delete(frameId);
      this.addNext();
    });
    this.running.set(frameId, load);
  }

  /** The load of a tenant, if it is running. */
  of(frameId: string): Promise<void> | undefined {
    return this.running.get(frameId);
  }

  get all(): readonly Promise<void>[] {
    return [...this.running.values()];
  }

  private addNext(): void {
    for (const [frameId] of [...this.waiting].sort((one, other) => other[1] - one[1])) {
      this.waiting.delete(frameId);
      if (this.deps.isLoaded(frameId)) continue;
      this.add(frameId, 'any');
      return;
    }
  }
}
