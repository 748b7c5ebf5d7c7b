import { ColumnsSearch } from './columns-search';
import { FrameColumns } from './frame-columns';
import { Turns } from './in-turns';
import type { ProjectRow } from './project-row';
import type { Change, ProjectRows } from './project-rows';

/** Projects that are read by one statement. */
const AT_ONCE = 1_000;
/** More changes than this are caught up with while searches go elsewhere. */
const FEW_CHANGES = 2_000;
/** Changes are kept for an hour; a copy that was not looked at for this long starts anew. */
const FORGOTTEN_MS = 30 * 60_000;
/** Places of projects that changed stay empty; with more of them than this the copy starts anew. */
const LEAST_EMPTY = 5_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * What a frame's projects are searched by, in memory. Triggers note in `search_changes` which projects a transaction changed; before
 * each search the copy reads what was noted since, so that a search sees all that was committed before it began.
 */
export class FrameCopy {
  readonly columns = new FrameColumns();
  readonly search = new ColumnsSearch(this.columns);
  private horizon = 0n;
  /** Changes by transactions from the horizon on that are taken in already. */
  private taken: ReadonlySet<string> = new Set();
  private lookedAt = performance.now();
  private loaded = 0;
  private running: Promise<boolean> | undefined;
  private next: Promise<boolean> | undefined;
  private isBehind = false;
  private isBroken = false;

  constructor(
    private readonly frameId: string,
    private readonly rows: ProjectRows,
  ) {}

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
    const turns = new Turns();
    for (let last = FIRST_ID; ; ) {
      const some = await this.rows.after(this.frameId, last, AT_ONCE);
      await this.put(some, turns);
      if (!hasRoomFor(this.bytes)) return false;
      this.loaded = this.columns.size;
      const end = some.at(-1);
      if (!end || some.length < AT_ONCE) return true;
      last = end.id;
    }
  }

  /**
   * Takes in what was committed before the call; false where that is so much that it takes its time. Those who ask at the same time share
   * what begins after them.
   */
  catchUp(): Promise<boolean> {
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

  private async take(): Promise<boolean> {
    if (this.isBehind) return false;
    const { changes, horizon } = await this.rows.changedSince(this.frameId, this.horizon);
    const fresh = changes.filter((change) => !this.taken.has(nameOf(change)));
    const ids = [...new Set(fresh.map(({ projectId }) => projectId))];
    const taking = this.read(ids).then(() => {
      this.horizon = horizon;
      this.taken = new Set(changes.filter(({ transaction }) => transaction >= horizon).map(nameOf));
      this.lookedAt = performance.now();
    });
    if (ids.length > FEW_CHANGES) this.takeAside(taking);
    else await taking;
    return !this.isBehind;
  }

  private takeAside(taking: Promise<void>): void {
    this.isBehind = true;
    void taking
      .catch(() => {
        this.isBroken = true;
      })
      .finally(() => {
        this.isBehind = false;
      });
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

function nameOf({ transaction, projectId }: Change): string {
  return `${transaction}/${projectId}`;
}
