import { setTimeout as wait } from 'node:timers/promises';
import { OnePerRound, SearchPriority } from '@trackway/columnar';
import type { Sort } from '@trackway/filters';
import type { Logger } from '@trackway/runtime';
import type { MemoryColumn } from './column-layout';
import { estimateFrameBytes } from './estimate-bytes';
import { LoadQueue, type Source } from './load-queue';
import { OversizedTenants } from './oversized-tenants';
import type { ProjectRows } from './project-rows';
import { ResidentIndexes } from './resident-indexes';
import type { SearchMemory } from './search-memory';
import { SearchRates } from './search-rates';
import { TenantIndex } from './tenant-index';
import type { TenantSnapshots } from './tenant-snapshots';

/** A tenant is indexed after this many searches. */
const MIN_SEARCHES = 2;
/** A tenant replaces another one in memory if it is searched this many times as often. Loading costs several searches. */
const MIN_ADVANTAGE = 2;
const MEBIBYTE = 2 ** 20;
/** A tenant that did not fit is loaded again when it has shrunk by more than this factor. */
const SAFETY = 1.1;

/**
 * The indexes of the tenants that were searched last, within a memory limit. Searches use the database until an index is ready.
 */
export class TenantIndexes {
  private readonly indexes = new ResidentIndexes<TenantIndex>();
  private readonly rates = new SearchRates();
  private readonly oversized: OversizedTenants;
  private readonly priority = new SearchPriority();
  private readonly rounds = new OnePerRound();
  private readonly loads = new LoadQueue({
    load: (frameId, source) => this.loadOrWarn(frameId, source),
    isLoaded: (frameId) => this.indexes.get(frameId) !== undefined,
  });
  private preparing: Promise<void> = Promise.resolve();

  constructor(
    private readonly deps: {
      readonly rows: ProjectRows;
      readonly layout: readonly MemoryColumn[];
      readonly logger: Logger;
      readonly maxBytes: number;
      readonly minSearches?: number;
      readonly retryMs?: number;
      /** The sorts by which tenants are sorted in advance. */
      readonly sorts?: readonly Sort[];
      /** Stored indexes of tenants, which are loaded faster than from the database. */
      readonly snapshots?: TenantSnapshots | undefined;
    },
  ) {
    this.oversized = new OversizedTenants(deps.retryMs);
  }

  get bytes(): number {
    return this.indexes.bytes;
  }

  /** Where searches of a tenant are executed, and the memory of its index. */
  stateOf(frameId: string): SearchMemory {
    const limitBytes = this.deps.maxBytes;
    const ready = this.indexes.get(frameId);
    const index = ready ?? this.indexes.loadingOf(frameId);
    const state = ready ? 'in_memory' : 'loading';
    if (index) return { state, projects: index.table.size, bytes: index.bytes, limitBytes };
    return { state: this.oversized.has(frameId) ? 'too_large' : 'in_database', projects: 0, bytes: 0, limitBytes };
  }

  get count(): number {
    return this.indexes.count;
  }

  /** The index of a tenant with everything that was committed before the call. Undefined if it is not available. */
  async refreshed(frameId: string): Promise<TenantIndex | undefined> {
    this.rates.add(frameId);
    const index = this.indexes.get(frameId);
    if (!index) {
      this.loadIfWorthwhile(frameId);
      return undefined;
    }
    if (index.isStale) return this.rebuild(frameId);
    if (index.needsCompaction) this.load(frameId, 'database');
    this.indexes.add(index);
    if (!this.hasRoomFor(index, 0)) return this.rebuild(frameId, 'database');
    try {
      if (!(await this.priority.track(() => index.refresh()))) return undefined;
      await this.waitForRound(index);
      return index.isStale ? this.rebuild(frameId) : index;
    } catch (error) {
      this.deps.logger.warn({ err: error, frame_id: frameId }, 'a tenant index could not be refreshed');
      return this.rebuild(frameId);
    }
  }

  /**
   * Loads a tenant now and waits for its index, for a search that the database could not answer in time. Undefined if the
   * tenant does not fit, or if its load takes longer.
   */
  async whenLoaded(frameId: string, timeoutMs: number): Promise<TenantIndex | undefined> {
    const end = performance.now() + timeoutMs;
    while (!this.indexes.get(frameId)) {
      this.load(frameId);
      const left = end - performance.now();
      // Other tenants may be loaded first.
      const own = this.loads.of(frameId);
      const loads = own ? [own] : this.loads.all;
      if (loads.length === 0 || left <= 0) return undefined;
      await Promise.race([...loads, wait(left, undefined, { ref: false })]);
    }
    return this.refreshed(frameId);
  }

  /** The index of a tenant when its load has ended, if it is being loaded now and fits. */
  async whenLoading(frameId: string): Promise<TenantIndex | undefined> {
    await this.loads.of(frameId);
    return this.indexes.get(frameId) ? this.refreshed(frameId) : undefined;
  }

  /** Refreshes tenants that are searched and change often. */
  async refreshActive(): Promise<void> {
    for (const index of this.indexes.all.filter(({ isActive }) => isActive)) {
      // If this fails, the index is stale.
      await index.shareRefresh().catch(() => undefined);
      this.indexes.measure(index);
    }
    for (const index of this.indexes.all.filter(({ isStale }) => isStale)) this.indexes.remove(index.frameId);
    this.enforceLimit();
  }

  /** Removes the least recently searched tenants, because sort orders grow with searches of a tenant. */
  enforceLimit(searched?: TenantIndex): void {
    if (searched) this.indexes.measure(searched);
    this.indexes.evict(() => this.bytes - this.deps.maxBytes);
  }

  /** Resolves when nothing is being loaded or sorted. */
  async settled(): Promise<void> {
    while (this.loads.all.length > 0) await Promise.all(this.loads.all);
    await this.preparing;
  }

  /** Loads the stored indexes of the tenants that were searched last, as long as they fit and until `timeoutMs` has passed. */
  async preload(timeoutMs: number, signal?: AbortSignal): Promise<void> {
    const end = performance.now() + timeoutMs;
    for (const { frameId, bytes } of (await this.deps.snapshots?.recent()) ?? []) {
      if (performance.now() > end || signal?.aborted) return;
      if (this.bytes + bytes > this.deps.maxBytes) continue;
      this.load(frameId, 'stored');
      await this.loads.of(frameId);
    }
  }

  /** Stores what has changed. `isStopping` limits it to what takes little time. */
  async save(options: { readonly isStopping?: boolean } = {}): Promise<void> {
    const { snapshots, logger } = this.deps;
    if (!snapshots) return;
    for (const index of this.indexes.all) {
      await snapshots
        .save(index, options)
        .catch((error: unknown) =>
          logger.warn({ err: error, frame_id: index.frameId }, 'the search index of a tenant could not be stored'),
        );
    }
  }

  /** Concurrent searches share a refresh, after which all of them could run at once. No refresh must be half done. */
  private async waitForRound(index: TenantIndex): Promise<void> {
    do {
      await index.whenCaughtUp();
      await this.rounds.next();
    } while (index.isCatchingUp);
  }

  private rebuild(frameId: string, source: Source = 'any'): undefined {
    this.indexes.remove(frameId);
    this.load(frameId, source);
  }

  private loadIfWorthwhile(frameId: string): void {
    const { minSearches = MIN_SEARCHES, snapshots } = this.deps;
    if (!this.hasAdvantage(frameId)) return;
    if (this.rates.of(frameId) > minSearches - 1) this.load(frameId);
    else if (snapshots) this.load(frameId, 'stored');
  }

  /** Whether there is room for one more tenant, or this one is searched more often than the one that would be evicted. */
  private hasAdvantage(frameId: string): boolean {
    const { oldest, count } = this.indexes;
    if (!oldest || this.bytes + this.bytes / count <= this.deps.maxBytes) return true;
    return this.rates.of(frameId) > MIN_ADVANTAGE * this.rates.of(oldest.frameId);
  }

  private load(frameId: string, source: Source = 'any'): void {
    if (!this.oversized.mustWait(frameId)) this.loads.add(frameId, source);
  }

  private loadOrWarn(frameId: string, source: Source): Promise<void> {
    return this.loadOne(frameId, source).catch((error: unknown) =>
      this.deps.logger.warn({ err: error, frame_id: frameId }, 'a tenant could not be loaded into memory'),
    );
  }

  private async loadOne(frameId: string, source: Source): Promise<void> {
    const started = performance.now();
    const stored = source === 'database' ? undefined : await this.restored(frameId);
    const index = stored ?? (source === 'stored' ? undefined : await this.read(frameId));
    if (!index) return;
    this.indexes.add(index);
    this.oversized.delete(frameId);
    this.prepare(frameId, index);
    const [megabytes, ms] = [Math.ceil(index.bytes / MEBIBYTE), Math.round(performance.now() - started)];
    const loaded = { projects: index.table.size, from: stored ? 'snapshot' : 'database', megabytes, ms };
    this.deps.logger.info({ frame_id: frameId, ...loaded }, 'a tenant is searched in memory');
  }

  /** The stored index of a tenant with all changes since. Undefined if there is none that can be used and fits. */
  private async restored(frameId: string): Promise<TenantIndex | undefined> {
    const { snapshots, logger } = this.deps;
    if (!snapshots) return undefined;
    try {
      const manifest = await snapshots.find(frameId);
      if (!manifest) return undefined;
      return await this.fill(frameId, async (index) => {
        return this.hasRoomFor(index, manifest.bytes, frameId) && (await snapshots.restore(index, manifest));
      });
    } catch (error) {
      logger.warn({ err: error, frame_id: frameId }, 'the stored search index of a tenant could not be read');
      return undefined;
    }
  }

  private async read(frameId: string): Promise<TenantIndex | undefined> {
    const { rows, maxBytes } = this.deps;
    const size = await rows.sizeOf(frameId);
    const estimate = estimateFrameBytes(size);
    const ratio = this.oversized.ratioOf(frameId);
    if (estimate * ratio > maxBytes) {
      this.reject(frameId, ratio);
      return undefined;
    }
    return this.fill(frameId, async (index) => {
      if (await index.load(size.projects)) return true;
      const needed = Math.max(index.projectedBytes, index.bytes) * SAFETY;
      this.reject(frameId, needed / Math.max(estimate, 1));
      return false;
    });
  }

  /** A new index, unless `fill` returns false. */
  private async fill(
    frameId: string,
    fill: (index: TenantIndex) => Promise<boolean>,
  ): Promise<TenantIndex | undefined> {
    const { rows, layout } = this.deps;
    const hasRoomFor = (one: TenantIndex, bytes: number) => this.hasRoomFor(one, bytes, frameId);
    const index = new TenantIndex(frameId, rows, layout, this.priority, hasRoomFor);
    this.indexes.startLoading(index);
    try {
      return (await fill(index)) ? index : undefined;
    } finally {
      this.indexes.endLoading(index);
    }
  }

  private reject(frameId: string, ratio: number): void {
    const message = 'a tenant does not fit into SEARCH_MEMORY_MB and is searched in the database';
    if (!this.oversized.has(frameId)) this.deps.logger.warn({ frame_id: frameId }, message);
    this.oversized.add(frameId, ratio);
  }

  /** Sorts after the tenants that are sorted already, and evicts no other tenant. */
  private prepare(frameId: string, index: TenantIndex): void {
    const { sorts = [], maxBytes, logger } = this.deps;
    const hasRoomFor = (bytes: number) => {
      this.indexes.measure(index);
      return this.indexes.isReady(index) && this.bytes + bytes <= maxBytes;
    };
    this.preparing = this.preparing
      .then(() => index.search.prepare(sorts, hasRoomFor))
      .catch((error: unknown) => logger.warn({ err: error, frame_id: frameId }, 'a tenant could not be sorted'));
  }

  /**
   * Whether an index may grow by these bytes. Evicts the least recently searched tenants, unless the index has enough garbage
   * to free or would not fit alone.
   */
  private hasRoomFor(index: TenantIndex, bytes: number, frameId?: string): boolean {
    const { maxBytes } = this.deps;
    this.indexes.measure(index);
    const overflow = () => this.bytes + bytes - maxBytes;
    if (overflow() <= 0) return true;
    if (index.garbageBytes >= overflow()) return false;
    if (Math.max(index.bytes + bytes, index.projectedBytes) > maxBytes) return false;
    // The index that is being replaced is evicted first.
    if (frameId !== undefined && !this.indexes.isReady(index)) this.indexes.remove(frameId);
    this.indexes.evict(overflow, index);
    return overflow() <= 0;
  }
}
