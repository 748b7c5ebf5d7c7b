import { setTimeout as pause } from 'node:timers/promises';
import { NumberColumn, SearchPriority } from '@trackway/columnar';
import { newId } from '@trackway/runtime';
import { type SimulatedProcess, type Simulation, simulate } from '@trackway/simulation';
import type { MemoryColumn } from './column-layout';
import type { IndexState } from './index-state';
import type { Changes, FrameReader, FrameSize, Origin, ProjectRow, ProjectRows } from './project-rows';
import type { NamedPart } from './snapshots/snapshot-parts';
import { TenantIndex } from './tenant-index';

const WRITERS = 3;
const TRANSACTIONS = 4;
const SEARCHES = 6;
const RETRY_MS = 100;
/** Projects that one statement reads. */
const BATCH = 2;
const LAYOUT: readonly MemoryColumn[] = [
  { name: 'id', kind: 'uuid', sql: '' },
  { name: 'budget', kind: 'number', sql: '' },
  { name: 'impact', kind: 'number', sql: '' },
];

function aProject(id: string, budget: number): ProjectRow {
  const rest = { userIds: [], groupIds: [], tagIds: [], assignments: [], answers: [] };
  return { id, deleted: false, isTemplate: false, fields: { id, budget, impact: budget }, ...rest };
}

/** Projects in a database with snapshots: changes are seen when their transaction commits, in any order. */
class Database {
  readonly committed = new Map<string, ProjectRow>();
  private readonly changes: { readonly transaction: number; readonly id: string }[] = [];
  private readonly open = new Set<number>();
  private next = 1;

  begin(): number {
    this.open.add(this.next);
    this.next += 1;
    return this.next - 1;
  }

  /** Commits changes. Projects without a row are deleted permanently. */
  commit(transaction: number, changed: ReadonlyMap<string, ProjectRow | undefined>): void {
    this.open.delete(transaction);
    for (const [id, row] of changed) {
      this.changes.push({ transaction, id });
      if (row) this.committed.set(id, row);
      else this.committed.delete(id);
    }
  }

  get snapshot(): string {
    return JSON.stringify({ next: this.next, open: [...this.open] });
  }

  changedSince(snapshot: string): string[] {
    const { next, open } = JSON.parse(snapshot) as { next: number; open: number[] };
    const unseen = this.changes.filter(({ transaction }) => transaction >= next || open.includes(transaction));
    return [...new Set(unseen.map(({ id }) => id))];
  }
}

/** Reads the database of a simulation, one statement at a time. */
class SimulatedRows implements ProjectRows {
  constructor(
    private readonly database: Database,
    private readonly simulation: Simulation,
    private readonly process: SimulatedProcess,
    /** Planted fault: ignores transactions that were open at the snapshot. */
    private readonly forgetsOpen: boolean,
  ) {}

  async origin(): Promise<Origin> {
    return { id: 'origin', now: 0 };
  }

  async hasProjects(): Promise<boolean> {
    return true;
  }

  sizeOf(): Promise<FrameSize> {
    return this.read(() => ({ projects: this.database.committed.size, textBytes: 0 }));
  }

  snapshot(): Promise<string> {
    return this.read(() => this.database.snapshot);
  }

  changedSince(_frameId: string, snapshot: string): Promise<Changes> {
    const since = this.forgetsOpen ? JSON.stringify({ ...JSON.parse(snapshot), open: [] }) : snapshot;
    return this.read(() => ({ projectIds: this.database.changedSince(since), snapshot: this.database.snapshot }));
  }

  findMany(_frameId: string, ids: readonly string[]): Promise<readonly ProjectRow[]> {
    return this.read(() => ids.flatMap((id) => this.database.committed.get(id) ?? []));
  }

  /** The ids are read before the projects, and the names of customers after them. */
  readFrame(): FrameReader {
    let last = '';
    return {
      next: async (count) => {
        const ids = await this.read(() => [...this.database.committed.keys()].filter((id) => id > last).sort());
        const batch = ids.slice(0, Math.min(count, BATCH));
        last = batch.at(-1) ?? last;
        if (batch.length === 0) return undefined;
        const rows = await this.read(() => batch.flatMap((id) => this.database.committed.get(id) ?? []));
        const named = await this.read(() => new Map(this.database.committed));
        return rows.map((row) => ({
          ...row,
          fields: { ...row.fields, impact: named.get(row.id)?.fields['impact'] ?? null },
        }));
      },
    };
  }

  private read<T>(statement: () => T): Promise<T> {
    return this.simulation.perform(this.process, statement);
  }
}

/** Changes its own projects: several in a transaction, which can last longer than later ones of others. */
async function write(simulation: Simulation, database: Database, ids: readonly string[]): Promise<void> {
  const process = simulation.process('writer');
  const perform = <T>(effect: () => T) => simulation.perform(process, effect, { isReliable: true });
  for (let turn = 1; turn <= TRANSACTIONS; turn += 1) {
    const changed = new Map<string, ProjectRow | undefined>();
    for (const id of ids) {
      if (simulation.random.chance(0.7))
        changed.set(id, simulation.random.chance(0.2) ? undefined : aProject(id, turn));
    }
    const transaction = await perform(() => database.begin());
    await perform(() => database.commit(transaction, changed));
  }
}

/** The budgets of projects, or their impacts, which have the same values. */
function valuesIn({ table }: TenantIndex, name: 'budget' | 'impact', ids: readonly string[]): Map<string, unknown> {
  const column = table.column(name);
  if (!(column instanceof NumberColumn)) throw new Error(`The ${name} is not a number.`);
  const rows = ids.map((id) => [id, table.rowOf(table.uuids.find(id) ?? Number.MAX_SAFE_INTEGER)] as const);
  return new Map(rows.filter(([, row]) => row >= 0).map(([id, row]) => [id, column.buffer[row]]));
}

const budgetsOf = (rows: ReadonlyMap<string, ProjectRow>): Map<string, unknown> =>
  new Map([...rows].map(([id, { fields }]) => [id, fields['budget']]));

/** Faults that are planted, to see that the simulation finds them. */
interface Faults {
  /** Transactions that were open at a snapshot are not read again. */
  readonly forgetsOpen?: boolean;
  /** Stored indexes do not name the projects that changed after their content. */
  readonly forgetsChanged?: boolean;
}

/** A stored index: its content, and what has changed since. */
interface StoredIndex {
  readonly content: readonly NamedPart[];
  readonly state: IndexState;
}

/** A replica that searches its index, stores it, restarts, and loads it again when it may be stale. */
class Replica {
  private index: TenantIndex | undefined;
  private content: readonly NamedPart[] | undefined;
  private stored: StoredIndex | undefined;

  constructor(
    private readonly rows: ProjectRows,
    private readonly database: Database,
    private readonly ids: readonly string[],
    private readonly storage: { readonly simulation: Simulation; readonly process: SimulatedProcess } & Faults,
  ) {}

  /** Stores the content, or only what has changed since it was stored. Each of both can fail. */
  async save(): Promise<void> {
    const { simulation, process, forgetsChanged } = this.storage;
    const { index } = this;
    if (!index || index.isStale) return;
    if (!this.content || simulation.random.chance(0.3)) {
      const parts = index.content([]).flatMap(({ name, parts }) => [...parts].map((part) => [name, part] as const));
      const content = structuredClone(parts) as readonly NamedPart[];
      this.content = undefined;
      await simulation.perform(process, () => {
        this.content = content;
      });
    }
    const { content } = this;
    const state = index.state;
    if (!content || !state) return;
    await simulation.perform(process, () => {
      this.stored = { content, state: forgetsChanged ? { ...state, changed: [] } : state };
    });
  }

  /** Its index is lost. */
  restart(): void {
    this.index = undefined;
    this.content = undefined;
  }

  /** Returns false if the search would use the database instead. */
  async search(): Promise<boolean> {
    const before = budgetsOf(this.database.committed);
    const index = await this.currentIndex().catch(() => undefined);
    if (!index) return false;
    const after = budgetsOf(this.database.committed);
    for (const name of ['budget', 'impact'] as const) {
      const found = valuesIn(index, name, this.ids);
      for (const id of this.ids) {
        // Values only grow, so a smaller one is from before the search. An unchanged project must be there.
        if (found.has(id)) expect(Number(found.get(id))).toBeGreaterThanOrEqual(Number(before.get(id) ?? 0));
        if (before.get(id) === after.get(id) && after.has(id)) expect(found.get(id)).toBe(after.get(id));
      }
    }
    return true;
  }

  private async currentIndex(): Promise<TenantIndex | undefined> {
    if (!this.index || this.index.isStale) {
      this.index = undefined;
      this.index = (await this.restored()) ?? (await this.loaded());
    }
    return (await this.index?.refresh()) ? this.index : undefined;
  }

  private async restored(): Promise<TenantIndex | undefined> {
    const { stored } = this;
    if (!stored) return undefined;
    const index = this.newIndex();
    const isComplete = await index.restore(partsOf(stored), stored.state, []);
    this.content = isComplete ? stored.content : undefined;
    return isComplete ? index : undefined;
  }

  private async loaded(): Promise<TenantIndex | undefined> {
    const index = this.newIndex();
    this.content = undefined;
    return (await index.load(1)) ? index : undefined;
  }

  private newIndex(): TenantIndex {
    return new TenantIndex('f', this.rows, LAYOUT, new SearchPriority());
  }
}

async function* partsOf({ content }: StoredIndex): AsyncGenerator<NamedPart> {
  for (const part of content) yield structuredClone(part) as NamedPart;
}

async function searchWhileChanging(simulation: Simulation, faults: Faults = {}): Promise<void> {
  const database = new Database();
  const ids = Array.from({ length: WRITERS * 2 }, () => newId()).sort();
  database.commit(database.begin(), new Map(ids.slice(0, WRITERS).map((id) => [id, aProject(id, 0)])));
  const process = simulation.process('replica');
  const rows = new SimulatedRows(database, simulation, process, faults.forgetsOpen ?? false);
  const replica = new Replica(rows, database, ids, { simulation, process, ...faults });
  const work = [
    ...Array.from({ length: WRITERS }, (_, writer) =>
      write(simulation, database, ids.slice(writer * 2, writer * 2 + 2)),
    ),
    searchRepeatedly(simulation, replica, SEARCHES),
  ];
  await allOf(simulation, work);
  simulation.stopFaults();
  await allOf(simulation, [searchUntilCurrent(replica)]);
}

/** Runs until all promises have resolved. @throws the first rejection. */
async function allOf(simulation: Simulation, work: readonly Promise<unknown>[]): Promise<void> {
  let outcome: 'running' | 'done' | { readonly error: unknown } = 'running';
  Promise.all(work).then(
    () => {
      outcome = 'done';
    },
    (error: unknown) => {
      outcome = { error };
    },
  );
  await simulation.runUntil(() => outcome !== 'running');
  await Promise.all(work);
}

async function searchRepeatedly(simulation: Simulation, replica: Replica, times: number): Promise<void> {
  const client = simulation.process('client');
  for (let search = 0; search < times; search += 1) {
    await simulation.perform(client, () => undefined, { isReliable: true });
    if (simulation.random.chance(0.3)) replica.restart();
    await replica.search();
    if (simulation.random.chance(0.5)) await replica.save().catch(() => undefined);
  }
}

async function searchUntilCurrent(replica: Replica): Promise<void> {
  while (!(await replica.search())) await pause(RETRY_MS);
}

describe('the in-memory index of a tenant, simulated', () => {
  it('contains all commits before a search, in every order of commits and reads', async () => {
    await simulate((simulation) => searchWhileChanging(simulation));
  });

  it('is found to be stale if transactions that were open at the snapshot are not read again', async () => {
    const run = simulate((simulation) => searchWhileChanging(simulation, { forgetsOpen: true }));

    await expect(run).rejects.toThrow(/^Seed \d+/);
  });

  it('is found to be stale if stored indexes do not name what has changed', async () => {
    const run = simulate((simulation) => searchWhileChanging(simulation, { forgetsChanged: true }));

    await expect(run).rejects.toThrow(/^Seed \d+/);
  });
});
