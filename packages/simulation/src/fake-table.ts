/** State of a fake database that a failed transaction restores. */
export interface FakeState {
  /** Returns what restores the current state. */
  snapshot(): () => void;
}

/** Rows of all frames in memory, in the order of their insertion. Other frames do not see a row. */
export class FakeTable<Row> implements FakeState {
  private rows = new Map<string, { readonly frameId: string; readonly row: Row }>();

  constructor(private readonly keyOf: (row: Row) => string) {}

  snapshot(): () => void {
    const before = new Map(this.rows);
    return () => {
      this.rows = before;
    };
  }

  of(frameId: string): Row[] {
    return [...this.rows.values()].filter((stored) => stored.frameId === frameId).map(({ row }) => row);
  }

  /** The rows of all frames, for what reads across frames. */
  all(): { readonly frameId: string; readonly row: Row }[] {
    return [...this.rows.values()];
  }

  find(frameId: string, key: string): Row | undefined {
    return this.rows.get(`${frameId}/${key}`)?.row;
  }

  put(frameId: string, row: Row): void {
    this.rows.set(`${frameId}/${this.keyOf(row)}`, { frameId, row });
  }

  /** Changes a row if it exists. */
  change(frameId: string, key: string, changes: Partial<Row>): void {
    const row = this.find(frameId, key);
    if (row !== undefined) this.put(frameId, { ...row, ...changes });
  }

  remove(frameId: string, key: string): boolean {
    return this.rows.delete(`${frameId}/${key}`);
  }
}

/** Entries in memory that are only appended. */
export class FakeLog<Entry> implements FakeState {
  entries: Entry[] = [];

  snapshot(): () => void {
    const before = [...this.entries];
    return () => {
      this.entries = before;
    };
  }

  add(...entries: readonly Entry[]): void {
    this.entries.push(...entries);
  }

  /** Removes the entries and returns them. */
  take(): Entry[] {
    return this.entries.splice(0);
  }
}

/** Transactions on states in memory. They run one after the other, and a failed one changes nothing. */
export class FakeDatabase {
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly states: readonly FakeState[]) {}

  run<T>(work: () => Promise<T>): Promise<T> {
    const result = this.last.then(() => this.commit(work));
    this.last = result.catch(() => undefined);
    return result;
  }

  private async commit<T>(work: () => Promise<T>): Promise<T> {
    const restores = this.states.map((state) => state.snapshot());
    try {
      return await work();
    } catch (error) {
      for (const restore of restores) restore();
      throw error;
    }
  }
}

/** The items of a page, which starts with 1, and the total number. */
export function fakePage<Item>(
  items: readonly Item[],
  { page, perPage }: { readonly page: number; readonly perPage: number },
): { items: Item[]; total: number } {
  return { items: items.slice((page - 1) * perPage, page * perPage), total: items.length };
}
