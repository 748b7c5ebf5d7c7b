interface Resident {
  readonly frameId: string;
  readonly bytes: number;
}

/**
 * The indexes in memory, and those that are being loaded, with the sum of their bytes. An index is measured only when it may
 * have grown, because with thousands of tenants, measuring all of them takes longer than a search.
 */
export class ResidentIndexes<Index extends Resident> {
  /** The most recently searched index is last. */
  private readonly ready = new Map<string, Index>();
  private readonly loading = new Map<string, Index>();
  private readonly sizes = new Map<Index, number>();
  private sum = 0;

  /** The bytes of all indexes, each when it was last measured. */
  get bytes(): number {
    return this.sum;
  }

  get count(): number {
    return this.ready.size;
  }

  /** The indexes that can be searched, the least recently searched first. */
  get all(): readonly Index[] {
    return [...this.ready.values()];
  }

  /** The least recently searched index. */
  get oldest(): Index | undefined {
    return this.ready.values().next().value;
  }

  get(frameId: string): Index | undefined {
    return this.ready.get(frameId);
  }

  loadingOf(frameId: string): Index | undefined {
    return this.loading.get(frameId);
  }

  isReady(index: Index): boolean {
    return this.ready.get(index.frameId) === index;
  }

  /** Adds an index or replaces that of its tenant, as the most recently searched one. */
  add(index: Index): void {
    const isNew = !this.isReady(index);
    if (isNew) this.remove(index.frameId);
    this.ready.delete(index.frameId);
    this.ready.set(index.frameId, index);
    if (isNew) this.measure(index);
  }

  remove(frameId: string): void {
    const index = this.ready.get(frameId);
    this.ready.delete(frameId);
    if (index) this.stopMeasuring(index);
  }

  startLoading(index: Index): void {
    this.loading.set(index.frameId, index);
    this.measure(index);
  }

  endLoading(index: Index): void {
    this.loading.delete(index.frameId);
    this.stopMeasuring(index);
  }

  /** Measures an index, unless it was removed. */
  measure(index: Index): void {
    if (!this.isReady(index) && this.loading.get(index.frameId) !== index) return;
    const { bytes } = index;
    this.sum += bytes - (this.sizes.get(index) ?? 0);
    this.sizes.set(index, bytes);
  }

  /** Removes the least recently searched indexes except `except` while there is an overflow. */
  evict(overflow: () => number, except?: Index): void {
    if (overflow() <= 0) return;
    for (const index of this.all) {
      if (overflow() <= 0) return;
      if (index !== except) this.remove(index.frameId);
    }
  }

  private stopMeasuring(index: Index): void {
    this.sum -= this.sizes.get(index) ?? 0;
    this.sizes.delete(index);
  }
}
