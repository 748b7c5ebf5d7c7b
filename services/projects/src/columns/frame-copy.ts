import { setTimeout } from 'node:timers/promises';
import { ColumnsSearch } from './columns-search';
import { FrameColumns } from './frame-columns';
import { type Hurry, Turns } from './in-turns';
import type { ProjectRow } from './project-row';
import type { Change, ProjectRows } from './project-rows';

/** Projects that are read by one statement: others wait while its answer is taken apart. */
const AT_ONCE = 250;
/** A search waits for so long until what has changed is taken in; then it goes elsewhere. */
const PATIENCE_MS = 300;
/** A copy is kept up to date on the side for so long after a search. */
const SEARCHED_MS = 60_000;
/** Changes are kept for an hour; a copy that was not looked at for this long starts anew. */
const FORGOTTEN_MS = 30 * 60_000;
/** Places of projects that changed stay empty; with more of them than this the copy starts anew. */
const LEAST_EMPTY = 20_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * What a frame's projects are searched by, in memory. Triggers note in `search_changes` which projects a transaction changed; before
 * each search the copy reads what was noted since, so that a search sees all that was committed before it began.
 */
export class FrameCopy {
  readonly columns = new FrameColumns();
  readonly search: ColumnsSearch;
  private horizon = 0n;
  /** Changes by transactions from the horizon on that are taken in already. */
  private taken: ReadonlySet<string> = new Set();
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
    private readonly hurry: Hurry,
  ) {
    this.search = new ColumnsSearch(this.columns, hurry);
  }

  get bytes(): number {
    return this.columns.bytes + this.search.bytes;
  }

  /** Whether changes were missed, or may have been. */
  get isLost(): boolean {
    return this.isBroken || performance.now() - this.lookedAt > FORGOTTEN_MS;
  }

  /** Whether it is better read anew, though it is right: one that has grown much may have no room any more. */
  get isWorn(): boolean {
    const { length, size } = this.columns;
    return length - size > LEAST_EMPTY + size / 2 || size > LEAST_EMPTY + this.loaded * 2;
  }

  /** Reads all projects. Gives up where there is no room for as much as it takes, and says whether it did not. */
  async load(hasRoomFor: (bytes: number) => boolean): Promise<boolean> {
    const { horizon } = await this.rows.changedSince(this.frameId, 0n);
    this.horizon = horizon;
    const turns = new Turns(this.hurry);
    for (let last = FIRST_ID; ; ) {
      const some = await this.rows.after(this.frameId, last, AT_ONCE);
      await this.put(some, turns);
      if (!hasRoomFor(this.bytes)) return false;
      this.loaded = this.columns.size;
      const end = some.at(-1);
      if (!end || some.length < AT_ONCE) break;
      last = end.id;
    }
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
    const { changes, horizon } = await this.rows.changedSince(this.frameId, this.horizon);
    const fresh = changes.filter((change) => !this.taken.has(nameOf(change)));
    const ids = [...new Set(fresh.map(({ projectId }) => projectId))];
    this.isChanging = ids.length > 0;
    this.isBehind = true;
    const taking = this.read(ids).then(() => {
      this.horizon = horizon;
      this.taken = new Set(changes.filter(({ transaction }) => transaction >= horizon).map(nameOf));
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
    for (let start = 0; start < ids.length; start += AT_ONCE) {
      const some = ids.slice(start, start + AT_ONCE);
      const rows = await this.rows.named(this.frameId, some);
      const there = new Set(rows.map(({ id }) => id));
      for (const id of some) if (!there.has(id)) this.columns.remove(id);
      await this.put(rows, turns);
    }
  }

  private async put(rows: readonly ProjectRow[], turns: Turns): Promise<void> {
    for (const row of rows) {
      this.columns.put(row);
      await turns.over();
    }
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

function nameOf({ transaction, projectId }: Change): string {
  return `${transaction}/${projectId}`;
}
