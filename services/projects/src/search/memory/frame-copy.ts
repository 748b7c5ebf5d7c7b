import { setTimeout } from 'node:timers/promises';
import type { MemoryColumn } from './column-layout';
import { ColumnsSearch } from './columns-search';
import { FrameColumns } from './frame-columns';
import { type Hurry, Turns } from './in-turns';
import type { ProjectRow } from './project-row';
import type { ProjectRows } from './project-rows';
import { weightOf } from './row-weight';

/** Projects that are read by one statement: others wait while its answer is taken apart. */
const AT_ONCE = 250;
/** What one statement reads, about, judged by the largest project of the statements before. */
const BATCH_BYTES = 4 * 2 ** 20;
/** Bytes of new rows between two checks of the memory limit. */
const CHECK_BYTES = 2 ** 16;
/** A search waits for so long until what has changed is taken in; then it goes elsewhere. */
const PATIENCE_MS = 300;
/** A copy is kept up to date on the side for so long after a search. */
const SEARCHED_MS = 60_000;
/** Changes are kept for an hour; a copy that was not looked at for this long starts anew. */
const FORGOTTEN_MS = 30 * 60_000;
/** Places of projects that changed stay empty; with more of them than this the copy starts anew. */
const LEAST_EMPTY = 20_000;
/** A copy whose empty places take more than this and half as much as its projects is read anew. */
const MIN_GARBAGE_BYTES = 2 ** 20;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * What a frame's projects are searched by, in memory. Triggers record in `search_changes` and `search_related_changes` what a
 * transaction changed; before each search the copy reads the records that its last snapshot did not see, so that a search sees all that was
 * committed before it began.
 */
export class FrameCopy {
  readonly columns: FrameColumns;
  readonly search: ColumnsSearch;
  private snapshot = '';
  /** How many projects `load` will read. */
  private expected = 0;
  private largest = BATCH_BYTES / 16;
  private unchecked = 0;
  private lookedAt = performance.now();
  private loaded = 0;
  private running: Promise<boolean> | undefined;
  private next: Promise<boolean> | undefined;
  private isBehind = false;
  /** Whether the last look found changes: then there will be more of them. */
  private isChanging = false;
  private searchedAt = performance.now();
  private isBroken = false;

  constructor(
    private readonly frameId: string,
    private readonly rows: ProjectRows,
    layout: readonly MemoryColumn[],
    private readonly hurry: Hurry,
    /** Whether the copy may grow by so many bytes. */
    private readonly hasRoomFor: (copy: FrameCopy, bytes: number) => boolean = () => true,
  ) {
    this.columns = new FrameColumns(layout);
    this.search = new ColumnsSearch(this.columns, hurry);
  }

  get bytes(): number {
    return this.columns.bytes + this.search.bytes;
  }

  /** Whether changes were missed, or may have been. */
  get isLost(): boolean {
    return this.isBroken || performance.now() - this.lookedAt > FORGOTTEN_MS;
  }

  get garbageBytes(): number {
    return this.columns.garbageBytes;
  }

  /** What all projects take, about, while only some of them are loaded. */
  get projectedBytes(): number {
    const { size, liveBytes } = this.columns;
    return size === 0 ? 0 : liveBytes * Math.max(1, this.expected / size);
  }

  /** Whether it is better read anew, though it is right: one that has grown much may have no room any more. */
  get isWorn(): boolean {
    const { length, size, garbageBytes, liveBytes } = this.columns;
    if (garbageBytes > MIN_GARBAGE_BYTES + liveBytes / 2) return true;
    return length - size > LEAST_EMPTY + size / 2 || size > LEAST_EMPTY + this.loaded * 2;
  }

  /** Reads all of the `expected` projects. Gives up if there is no room for them, and returns false then. */
  async load(expected: number): Promise<boolean> {
    this.expected = expected;
    this.snapshot = await this.rows.snapshot();
    const turns = new Turns(this.hurry);
    for (let last = FIRST_ID; ; ) {
      const count = this.batchRows;
      const some = await this.rows.after(this.frameId, last, count);
      if (!(await this.put(some, turns))) return false;
      this.loaded = this.columns.size;
      const end = some.at(-1);
      if (!end || some.length < count) break;
      last = end.id;
    }
    this.expected = 0;
    // What changed while it was read, and then the little that changed during that.
    for (let look = 0; look < 2; look += 1) await this.take(Number.POSITIVE_INFINITY);
    return true;
  }

  /**
   * Takes in what was committed before the call; false where that takes longer than one waits for: it goes on, and until it has ended there is
   * nothing to wait for. Those who ask at the same time share what begins after them.
   */
  catchUp(): Promise<boolean> {
    this.searchedAt = performance.now();
    return this.look();
  }

  /** The same on the side, where much changes and somebody searches, so that a search finds little to take in. */
  async keepUp(): Promise<void> {
    if (this.isChanging && performance.now() - this.searchedAt < SEARCHED_MS) await this.look();
  }

  private look(): Promise<boolean> {
    if (!this.running) return this.start();
    this.next ??= this.running.then(
      () => this.start(),
      () => this.start(),
    );
    return this.next;
  }

  private start(): Promise<boolean> {
    this.next = undefined;
    const running = this.take().finally(() => {
      if (this.running === running) this.running = undefined;
    });
    this.running = running;
    return running;
  }

  private async take(patienceMs = PATIENCE_MS): Promise<boolean> {
    if (this.isBehind) return false;
    const { projectIds, snapshot } = await this.rows.changedSince(this.frameId, this.snapshot);
    if (!projectIds) {
      this.isBroken = true;
      return false;
    }
    this.isChanging = projectIds.length > 0;
    this.isBehind = true;
    const taking = this.read(projectIds).then(() => {
      this.snapshot = snapshot;
      this.lookedAt = performance.now();
      this.isBehind = false;
      return true;
    });
    taking.catch(() => {
      this.isBroken = true;
    });
    return within(patienceMs, taking);
  }

  private async read(ids: readonly string[]): Promise<void> {
    const turns = new Turns();
    for (let start = 0; start < ids.length; ) {
      const some = ids.slice(start, start + this.batchRows);
      start += some.length;
      const rows = await this.rows.named(this.frameId, some);
      const there = new Set(rows.map(({ id }) => id));
      for (const id of some) if (!there.has(id)) this.columns.remove(id);
      if (!(await this.put(rows, turns))) throw new Error('The frame has no room in memory any more.');
    }
  }

  /** False if there is no room for the rows. */
  private async put(rows: readonly ProjectRow[], turns: Turns): Promise<boolean> {
    this.largest /= 2;
    for (const row of rows) {
      const weight = weightOf(row);
      this.largest = Math.max(this.largest, weight);
      this.unchecked += weight;
      if (this.unchecked >= CHECK_BYTES) {
        if (!this.hasRoomFor(this, weight)) return false;
        this.unchecked = 0;
      }
      this.columns.put(row);
      await turns.over();
    }
    return this.hasRoomFor(this, 0);
  }

  private get batchRows(): number {
    return Math.min(AT_ONCE, Math.max(1, Math.floor(BATCH_BYTES / this.largest)));
  }
}

/** What the work gives, or false where it takes longer; then it goes on. */
async function within(ms: number, work: Promise<boolean>): Promise<boolean> {
  if (ms === Number.POSITIVE_INFINITY) return work;
  const over = new AbortController();
  const limit = setTimeout(ms, false, { ref: false, signal: over.signal }).catch(() => false);
  try {
    return await Promise.race([work, limit]);
  } finally {
    over.abort();
  }
}
