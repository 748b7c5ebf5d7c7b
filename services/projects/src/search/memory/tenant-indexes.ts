import { setTimeout as wait } from 'node:timers/promises';
import { SearchPriority } from '@trackway/columnar';
import type { Sort } from '@trackway/filters';
import type { Logger } from '@trackway/runtime';
import type { MemoryColumn } from './column-layout';
import type { ProjectRows } from './project-rows';
import type { SearchMemory } from './search-memory';
import { TenantIndex } from './tenant-index';

/** A tenant is indexed after this many searches. */
const MIN_SEARCHES = 2;
/** Tenants without an index whose searches are counted. */
const MAX_COUNTED = 1_000;
const MEBIBYTE = 2 ** 20;
/** A project without texts, and each byte of text, which is stored as it is and folded. */
const PROJECT_BYTES = 320;
const TEXT_FACTOR = 2;
/** How often a tenant that did not fit is compared with the limit again. */
const RETRY_MS = 60_000;
/** A tenant that did not fit is loaded again when it has shrunk by more than this factor. */
const SAFETY = 1.1;

/** A tenant that did not fit: its actual bytes for each estimated byte. */
interface TooLarge {
  readonly ratio: number;
  readonly retryAt: number;
}

/**
 * The indexes of the tenants that were searched last, within a memory limit. One index is loaded at a time; searches use the
 * database until it is ready.
 */
export class TenantIndexes {
  /** The most recently searched tenant is last. */
  private readonly indexes = new Map<string, TenantIndex>();
  private readonly searches = new Map<string, number>();
  private readonly tooLarge = new Map<string, TooLarge>();
  private readonly priority = new SearchPriority();
  private loading: Promise<void> | undefined;
  /** The index that is being loaded. Its bytes count. */
  private loadingIndex: TenantIndex | undefined;
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
    },
  ) {}

  get bytes(): number {
    return [...this.indexes.values()].reduce((sum, { bytes }) => sum + bytes, this.loadingIndex?.bytes ?? 0);
  }

  /** Where searches of a tenant are executed, and the memory of its index. */
  stateOf(frameId: string): SearchMemory {
    const limitBytes = this.deps.maxBytes;
    const index = this.indexes.get(frameId);
    if (index) return { state: 'in_memory', projects: index.table.size, bytes: index.bytes, limitBytes };
    const loading = this.loadingIndex?.frameId === frameId ? this.loadingIndex : undefined;
    if (loading) return { state: 'loading', projects: loading.table.size, bytes: loading.bytes, limitBytes };
    return { state: this.tooLarge.has(frameId) ? 'too_large' : 'in_database', projects: 0, bytes: 0, limitBytes };
  }

  get count(): number {
    return this.indexes.size;
  }

  /** The index of a tenant with everything that was committed before the call. Undefined if it is not available. */
  async refreshed(frameId: string): Promise<TenantIndex | undefined> {
    const index = this.indexes.get(frameId);
    if (!index) {
      this.countSearch(frameId);
      return undefined;
    }
    if (index.isStale) return this.rebuild(frameId);
    if (index.needsCompaction) this.load(frameId);
    this.indexes.delete(frameId);
    this.indexes.set(frameId, index);
    if (!this.hasRoomFor(index, 0)) return this.rebuild(frameId);
    try {
      return (await this.priority.track(() => index.refresh())) ? index : undefined;
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
    while (!this.indexes.has(frameId)) {
      this.load(frameId);
      const left = end - performance.now();
      // Another tenant may be loaded first.
      if (!this.loading || left <= 0) return undefined;
      await Promise.race([this.loading, wait(left, undefined, { ref: false })]);
    }
    return this.refreshed(frameId);
  }

  /** Refreshes tenants that are searched and change often. */
  async refreshActive(): Promise<void> {
    for (const [frameId, index] of [...this.indexes]) {
      // If this fails, the index is stale.
      await index.refreshIfActive().catch(() => undefined);
      if (index.isStale && this.indexes.get(frameId) === index) this.indexes.delete(frameId);
    }
    this.enforceLimit();
  }

  /** Removes the least recently searched tenants, because sort orders grow with searches. */
  enforceLimit(): void {
    for (const [frameId] of this.indexes) {
      if (this.bytes <= this.deps.maxBytes) return;
      this.indexes.delete(frameId);
    }
  }

  /** Resolves when nothing is being loaded or sorted. */
  async settled(): Promise<void> {
    while (this.loading) await this.loading;
    await this.preparing;
  }

  private rebuild(frameId: string): undefined {
    this.indexes.delete(frameId);
    this.load(frameId);
  }

  private countSearch(frameId: string): void {
    const count = (this.searches.get(frameId) ?? 0) + 1;
    this.searches.delete(frameId);
    this.searches.set(frameId, count);
    const [oldest] = this.searches.keys();
    if (this.searches.size > MAX_COUNTED && oldest !== undefined) this.searches.delete(oldest);
    if (count >= (this.deps.minSearches ?? MIN_SEARCHES)) this.load(frameId);
  }

  private load(frameId: string): void {
    if (this.loading || (this.tooLarge.get(frameId)?.retryAt ?? 0) > performance.now()) return;
    this.loading = this.loadOne(frameId)
      .catch((error: unknown) =>
        this.deps.logger.warn({ err: error, frame_id: frameId }, 'a tenant could not be loaded into memory'),
      )
      .finally(() => {
        this.loading = undefined;
      });
  }

  private async loadOne(frameId: string): Promise<void> {
    const { rows, layout, logger, maxBytes } = this.deps;
    const { projects, textBytes } = await rows.sizeOf(frameId);
    const estimate = projects * PROJECT_BYTES + textBytes * TEXT_FACTOR;
    const known = this.tooLarge.get(frameId);
    if (estimate * (known?.ratio ?? 0.5) > maxBytes) return this.reject(frameId, known?.ratio ?? 0.5);
    const hasRoomFor = (one: TenantIndex, bytes: number) => this.hasRoomFor(one, bytes, frameId);
    const index = new TenantIndex(frameId, rows, layout, this.priority, hasRoomFor);
    const started = performance.now();
    this.loadingIndex = index;
    try {
      if (!(await index.load(projects))) {
        const needed = Math.max(index.projectedBytes, index.bytes) * SAFETY;
        return this.reject(frameId, needed / Math.max(estimate, 1));
      }
      this.loadingIndex = undefined;
      this.indexes.set(frameId, index);
    } finally {
      this.loadingIndex = undefined;
    }
    this.tooLarge.delete(frameId);
    this.searches.delete(frameId);
    this.prepare(frameId, index);
    const used = { megabytes: Math.ceil(index.bytes / MEBIBYTE), ms: Math.round(performance.now() - started) };
    logger.info({ frame_id: frameId, projects: index.table.size, ...used }, 'a tenant is searched in memory');
  }

  private reject(frameId: string, ratio: number): void {
    const { logger, retryMs = RETRY_MS } = this.deps;
    const isNew = !this.tooLarge.delete(frameId);
    this.tooLarge.set(frameId, { ratio, retryAt: performance.now() + retryMs });
    const [oldest] = this.tooLarge.keys();
    if (this.tooLarge.size > MAX_COUNTED && oldest !== undefined) this.tooLarge.delete(oldest);
    if (!isNew) return;
    logger.warn({ frame_id: frameId }, 'a tenant does not fit into SEARCH_MEMORY_MB and is searched in the database');
  }

  /** Sorts after the tenants that are sorted already, and evicts no other tenant. */
  private prepare(frameId: string, index: TenantIndex): void {
    const { sorts = [], maxBytes, logger } = this.deps;
    const hasRoomFor = (bytes: number) => this.indexes.get(frameId) === index && this.bytes + bytes <= maxBytes;
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
    const overflow = () => this.bytes + bytes - maxBytes;
    if (overflow() <= 0) return true;
    if (index.garbageBytes >= overflow()) return false;
    if (Math.max(index.bytes + bytes, index.projectedBytes) > maxBytes) return false;
    // The index that is being replaced is evicted first.
    if (frameId !== undefined && this.indexes.get(frameId) !== index) this.indexes.delete(frameId);
    for (const [other, one] of [...this.indexes]) {
      if (overflow() <= 0) return true;
      if (one !== index) this.indexes.delete(other);
    }
    return overflow() <= 0;
  }
}
