import { conflict, unavailable } from '@trackway/errors';
import { createLogger } from '@trackway/runtime';
import { type SimulatedProcess, type Simulation, simulate } from '@trackway/simulation';
import type { RowBatch, WorkbookReader } from '@trackway/xlsx';
import { anImport } from '../jobs/an-import';
import { FakeJobStore, type StoredJob } from '../jobs/fake-job-store';
import { JobRunner } from '../jobs/job-runner';
import type { ImportOperation, Operation } from '../operations/operation';
import { importTarget } from './columns/import-target';
import type { OutgoingBatch, RowOutcome, RowsService } from './rows-service';
import { makeRunImport } from './run-import';

const BATCHES = 4;
const IMPORTS = 3;
const logger = createLogger({ service: 'test', level: 'silent' });

/** A sheet with a heading and batches of one row. */
function openSheet(): WorkbookReader {
  return {
    sheets: [],
    sheet: { name: 'Projects', hidden: false },
    heading: async () => ({ row: 1, cells: [{ column: 0, kind: 1, value: 'Name' }] }),
    estimateRows: async () => ({ rows: BATCHES, exact: true }),
    async *rows({ afterRow = 1 } = {}) {
      for (let row = afterRow + 1; row < BATCHES + 2; row += 1)
        yield { rows: Uint32Array.of(row), columns: [], progress: 0 } satisfies RowBatch;
    },
    close: async () => undefined,
  };
}

/** The rows that the projects service has created, by operation. A row that is sent again has the same outcome. */
class Projects {
  private readonly ended = new Set<string>();
  private readonly created = new Map<string, number[]>();

  /** `rejectsLateRows` is false in a planted fault. */
  constructor(private readonly rejectsLateRows: boolean) {}

  end(id: string): void {
    this.ended.add(id);
  }

  create(id: string, row: number): RowOutcome {
    const rows = this.rowsOf(id);
    if (!rows.includes(row)) {
      if (this.ended.has(id) && this.rejectsLateRows) throw conflict('The import has ended.');
      rows.push(row);
    }
    return outcomeOf(row);
  }

  rowsOf(id: string): number[] {
    const rows = this.created.get(id) ?? [];
    this.created.set(id, rows);
    return rows;
  }
}

class SimulatedRowsService implements RowsService {
  constructor(
    private readonly projects: Projects,
    private readonly perform: <T>(effect: () => T) => Promise<T>,
  ) {}

  async *apply({ id }: Operation, batches: AsyncIterable<OutgoingBatch>) {
    for await (const { number, rowNumbers } of batches) {
      const outcomes = await this.perform(() => rowNumbers.map((row) => this.projects.create(id, row)));
      yield { number, outcomes };
    }
  }

  async *endImport({ id }: Operation, afterRow: number) {
    const rows = await this.perform(() => {
      this.projects.end(id);
      return this.projects.rowsOf(id).filter((row) => row > afterRow);
    });
    for (const row of rows) yield [outcomeOf(row)];
  }
}

const outcomeOf = (rowNumber: number): RowOutcome => ({ rowNumber, outcome: 'created', errors: [] });

/** Replicas that run imports, which clients may cancel. */
class World {
  readonly jobs = new Map<string, StoredJob>();
  private replicas: { readonly name: string; readonly process: SimulatedProcess }[];

  constructor(
    private readonly simulation: Simulation,
    readonly projects: Projects,
  ) {
    for (let index = 0; index < IMPORTS; index += 1) {
      const operation = anImport(`import ${index}`, 'frame');
      this.jobs.set(operation.id, { operation, workerId: undefined, replica: undefined, leaseUntil: 0 });
    }
    this.replicas = ['one', 'two'].map((name) => this.start(name));
  }

  get isDone(): boolean {
    return [...this.jobs.values()].every(({ operation }) => operation.completedAt !== null);
  }

  /** As a client requests it: only an operation that has not ended can be cancelled. */
  cancelOne(): void {
    const { operation } = this.simulation.random.pick([...this.jobs.values()]);
    if (operation.completedAt === null) operation.cancelRequested = true;
  }

  crashOne(): void {
    const crashed = this.simulation.random.pick(this.replicas);
    this.simulation.crash(crashed.process);
    this.replicas = [...this.replicas.filter((one) => one !== crashed), this.start(crashed.name)];
  }

  private start(name: string) {
    const process = this.simulation.process(name);
    const perform = <T>(effect: () => T) => this.simulation.perform(process, effect);
    const jobs = new FakeJobStore(this.jobs, name, perform);
    const rowsService = new SimulatedRowsService(this.projects, perform);
    const learned = { find: async () => new Map(), record: async () => undefined };
    const findTarget = async () => importTarget('project');
    const clock = () => new Date();
    const run = makeRunImport({
      learned,
      findTarget,
      jobs,
      rowsService,
      clock,
      logger,
      openSourceFile: async () => openSheet(),
    });
    const runner = { jobs, clock, logger, concurrency: 2 };
    new JobRunner({ ...runner, run: (operation, ...rest) => run(operation as ImportOperation, ...rest) }).start();
    return { name, process };
  }
}

async function runImports(simulation: Simulation, rejectsLateRows = true): Promise<void> {
  const world = new World(simulation, new Projects(rejectsLateRows));
  for (let events = simulation.random.below(6); events > 0; events -= 1) {
    await simulation.run(simulation.random.below(60));
    if (simulation.random.chance(0.5)) world.crashOne();
    else world.cancelOne();
  }
  simulation.stopFaults();
  await simulation.runUntil(() => world.isDone, 20_000);
  await simulation.run(100);

  for (const { operation } of world.jobs.values()) {
    const { id, status, metadata, cancelRequested, processedRows, totalRows } = operation;
    const rows = world.projects.rowsOf(id);
    expect({ id, status, metadata }).toMatchObject(
      cancelRequested ? { status: 'failed', metadata: { cancelled: true } } : { status: 'completed' },
    );
    expect({ id, processedRows, totalRows }).toEqual({
      id,
      processedRows: rows.length,
      totalRows: cancelRequested ? totalRows : BATCHES,
    });
    if (!cancelRequested) expect(rows).toEqual(Array.from({ length: BATCHES }, (_, index) => index + 2));
  }
}

const makeError = (message: string) => unavailable(message);

describe('imports, simulated', () => {
  it('apply each row once and end with exact counts, also after crashes, failures and cancellations', async () => {
    await simulate((simulation) => runImports(simulation), { makeError, schedules: 300 });
  });

  it('are found to have wrong counts if rows can be applied after the end of an import', async () => {
    const run = simulate((simulation) => runImports(simulation, false), { makeError, schedules: 3_000 });

    await expect(run).rejects.toThrow(/^Seed \d+/);
  });
});
