import { type Part, type SearchPriority, type StoredColumn, TimeSlices } from '@trackway/columnar';
import type { Sort } from '@trackway/filters';
import { BatchSize } from './batch-size';
import type { MemoryColumn } from './column-layout';
import { type IndexState, MAX_AGE_MS, type StoredContent } from './index-state';
import type { ProjectRow, ProjectRows } from './project-rows';
import { ProjectTable } from './project-table';
import type { NamedPart } from './snapshots/snapshot-parts';
import { TableSearch } from './table-search';
import { withTimeout } from './with-timeout';

/** Bytes of new rows between two checks of the memory limit. */
const CHECK_BYTES = 2 ** 16;
/** A search that waits longer for a refresh uses the database. */
const REFRESH_TIMEOUT_MS = 300;
/** An index is refreshed in the background for this time after a search. */
const ACTIVE_MS = 60_000;
/** An index with more deleted or added rows than this, plus a share of its projects, is rebuilt. */
const MIN_COMPACTION_ROWS = 20_000;
/** An index whose deleted rows use more than this, plus half as much as its projects, is rebuilt. */
const MIN_GARBAGE_BYTES = 2 ** 20;

/** Changed projects that a manifest names. With more, the content is stored again. */
const MAX_TRACKED = 20_000;
/** The name of the part with the id of the frame. */
const FRAME = 'frame';
/** Prefix of the names of sort orders in snapshots. */
const ORDER = 'order/';

/**
 * An in-memory index of the projects of a tenant. Triggers record changes in `search_changes` and `search_related_changes`.
 * Before each search, the index reads the records that its snapshot does not include, so a search sees everything that was
 * committed before it started.
 */
export class TenantIndex {
  readonly table: ProjectTable;
  readonly search: TableSearch;
  private snapshot = '';
  /** The number of projects that `load` will read. */
  private expected = 0;
  private readonly batchSize = new BatchSize();
  private uncheckedBytes = 0;
  private refreshedAt = performance.now();
  private loadedSize = 0;
  private running: Promise<boolean> | undefined;
  private next: Promise<boolean> | undefined;
  private isBehind = false;
  /** The refresh that is or was running last. */
  private catchingUp: Promise<boolean> | undefined;
  /** True if the last refresh found changes, so more are likely. */
  private isChanging = false;
  private searchedAt = performance.now();
  private isBroken = false;
  /** The projects that a running refresh reads. */
  private reading: readonly string[] = [];
  /** The projects that changed since `content` was called. Undefined if too many, or if there is no content. */
  private changed: Set<string> | undefined;
  /** The id of the origin of its rows. */
  origin: string | undefined;
  /** The stored content that `changedSinceStored` refers to. */
  stored: StoredContent | undefined;

  constructor(
    readonly frameId: string,
    private readonly rows: ProjectRows,
    layout: readonly MemoryColumn[],
    private readonly priority: SearchPriority,
    /** Whether the index may grow by these bytes. */
    private readonly hasRoomFor: (index: TenantIndex, bytes: number) => boolean = () => true,
  ) {
    this.table = new ProjectTable(layout);
    this.search = new TableSearch(this.table, priority);
  }

  get bytes(): number {
    return this.table.bytes + this.search.bytes;
  }

  /** Whether changes were missed, or may have been. */
  get isStale(): boolean {
    return this.isBroken || performance.now() - this.refreshedAt > MAX_AGE_MS;
  }

  get garbageBytes(): number {
    return this.table.garbageBytes;
  }

  /** The estimated bytes of all projects while only some of them are loaded. */
  get projectedBytes(): number {
    const { size, liveBytes } = this.table;
    return size === 0 ? 0 : liveBytes * Math.max(1, this.expected / size);
  }

  /** Whether a rebuild would save memory or sort more rows. The index is correct nevertheless. */
  get needsCompaction(): boolean {
    const { length, size, garbageBytes, liveBytes } = this.table;
    if (garbageBytes > MIN_GARBAGE_BYTES + liveBytes / 2) return true;
    return length - size > MIN_COMPACTION_ROWS + size / 2 || size > MIN_COMPACTION_ROWS + this.loadedSize * 2;
  }

  /** Reads the `expected` projects. Stops and returns false if there is no room for them. */
  async load(expected: number): Promise<boolean> {
    this.expected = expected;
    this.origin = (await this.rows.origin()).id;
    this.snapshot = await this.rows.snapshot();
    this.table.uuids.reserve(expected);
    if (!(await this.readAll(new TimeSlices(this.priority)))) return false;
    this.expected = 0;
    await this.readRecentChanges();
    return true;
  }

  /** The current content for a snapshot. Changes are tracked from now on. */
  content(sorts: readonly Sort[]): readonly StoredColumn[] {
    this.changed = new Set(this.reading);
    this.stored = undefined;
    const orders = this.search.parts(sorts).map(({ name, parts }) => ({ name: `${ORDER}${name}`, parts }));
    return [{ name: FRAME, parts: [{ id: this.frameId }] }, ...this.table.parts(), ...orders];
  }

  /** The snapshot of PostgreSQL that the index includes, and what changed between its content and that. */
  get state(): IndexState | undefined {
    return this.changed && !this.isStale ? { snapshot: this.snapshot, changed: [...this.changed] } : undefined;
  }

  /** Restores stored content instead of loading. Stops and returns false if there is no room or too much has changed. */
  async restore(
    content: AsyncIterable<NamedPart>,
    { snapshot, changed }: IndexState,
    sorts: readonly Sort[],
  ): Promise<boolean> {
    const slices = new TimeSlices(this.priority);
    for await (const [name, part] of content) {
      if (name === FRAME) this.assertFrame(part);
      else if (name.startsWith(ORDER)) this.search.restore(sorts, name.slice(ORDER.length), part);
      else this.table.restore(name, part);
      if (!this.hasRoomFor(this, 0)) return false;
      await slices.yieldIfDue();
    }
    this.loadedSize = this.table.size;
    this.snapshot = snapshot;
    this.changed = new Set(changed);
    await this.readProjects(changed);
    await this.readRecentChanges();
    return !this.isStale;
  }

  private assertFrame({ id }: Part): void {
    if (id !== this.frameId) throw new Error('The stored content is of another frame.');
  }

  /** The changes during the load, and then the few changes during that. */
  private async readRecentChanges(): Promise<void> {
    for (let round = 0; round < 2; round += 1) await this.readChanges(Number.POSITIVE_INFINITY);
  }

  /**
   * Reads what was committed before the call. Returns false if that takes longer than a search waits; it continues in the
   * background, and further calls return false until it has finished. Concurrent calls share the next refresh.
   */
  refresh(): Promise<boolean> {
    this.searchedAt = performance.now();
    return this.shareRefresh();
  }

  /** Reads what was committed before the call, however long that takes. Returns false if it fails. */
  async refreshInBackground(): Promise<boolean> {
    if (!(await this.shareRefresh())) await this.whenCaughtUp();
    return !this.isBehind && !this.isStale;
  }

  /** Whether some of the changes that a refresh has found are missing. */
  get isCatchingUp(): boolean {
    return this.isBehind && !this.isBroken;
  }

  async whenCaughtUp(): Promise<void> {
    if (this.isBehind) await this.catchingUp?.catch(() => undefined);
  }

  /** Milliseconds since the last search. */
  get idleMs(): number {
    return performance.now() - this.searchedAt;
  }

  set idleMs(ms: number) {
    this.searchedAt = performance.now() - ms;
  }

  /** Whether the tenant is searched and changes often. It is refreshed, so that its searches find few changes to read. */
  get isActive(): boolean {
    return this.isChanging && performance.now() - this.searchedAt < ACTIVE_MS;
  }

  /** Reads what was committed before the call. Concurrent calls share the reading. */
  shareRefresh(): Promise<boolean> {
    if (!this.running) return this.startRefresh();
    this.next ??= this.running.then(
      () => this.startRefresh(),
      () => this.startRefresh(),
    );
    return this.next;
  }

  private startRefresh(): Promise<boolean> {
    this.next = undefined;
    const running = this.readChanges().finally(() => {
      if (this.running === running) this.running = undefined;
    });
    this.running = running;
    return running;
  }

  private async readChanges(timeoutMs = REFRESH_TIMEOUT_MS): Promise<boolean> {
    if (this.isBehind) return false;
    const { projectIds, snapshot } = await this.rows.changedSince(this.frameId, this.snapshot);
    if (!projectIds) {
      this.isBroken = true;
      return false;
    }
    this.isChanging = projectIds.length > 0;
    this.isBehind = true;
    this.track(projectIds);
    const reading = this.readProjects(projectIds).then(() => {
      this.reading = [];
      this.snapshot = snapshot;
      this.refreshedAt = performance.now();
      this.isBehind = false;
      return true;
    });
    this.catchingUp = reading;
    reading.catch(() => {
      this.isBroken = true;
    });
    return withTimeout(timeoutMs, reading);
  }

  private track(projectIds: readonly string[]): void {
    this.reading = projectIds;
    for (const id of projectIds) this.changed?.add(id);
    if ((this.changed?.size ?? 0) > MAX_TRACKED) this.changed = undefined;
  }

  /** The database reads the next projects while those before are appended. */
  private async readAll(slices: TimeSlices): Promise<boolean> {
    const reader = this.rows.readFrame(this.frameId);
    let batch = await reader.next(this.batchSize.rows);
    while (batch) {
      const sizes = this.batchSize.measure(batch);
      const next = reader.next(this.batchSize.rows);
      // It is not awaited if this batch fails.
      next.catch(() => undefined);
      if (!(await this.put(batch, sizes, slices))) return false;
      this.loadedSize = this.table.size;
      batch = await next;
    }
    return true;
  }

  private async readProjects(ids: readonly string[]): Promise<void> {
    const slices = new TimeSlices();
    for (let start = 0; start < ids.length; ) {
      const batch = ids.slice(start, start + this.batchSize.rows);
      start += batch.length;
      const rows = await this.rows.findMany(this.frameId, batch);
      const found = new Set(rows.map(({ id }) => id));
      for (const id of batch) if (!found.has(id)) this.table.remove(id);
      if (!(await this.put(rows, this.batchSize.measure(rows), slices)))
        throw new Error('The tenant does not fit into memory any more.');
    }
  }

  /** Returns false if there is no room for the rows. */
  private async put(rows: readonly ProjectRow[], sizes: readonly number[], slices: TimeSlices): Promise<boolean> {
    for (const [index, row] of rows.entries()) {
      const bytes = sizes[index] as number;
      this.uncheckedBytes += bytes;
      if (this.uncheckedBytes >= CHECK_BYTES) {
        if (!this.hasRoomFor(this, bytes)) return false;
        this.uncheckedBytes = 0;
      }
      this.table.put(row, bytes);
      await slices.yieldIfDue();
    }
    return this.hasRoomFor(this, 0);
  }
}
