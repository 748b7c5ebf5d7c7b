import type { UnitOfWork } from '@trackway/application';
import { cellKinds } from '@trackway/contracts';
import type { RecordEffectRow } from '@trackway/messaging';
import { FakeDatabase, FakeLog } from '@trackway/simulation';
import { FakeProjects } from '../projects/fake-projects';
import type { RowBatch } from './rows/row-batch';
import { FakeAppliedBatches } from './stores/fake-applied-batches';
import { FakeReferences } from './stores/fake-references';
import { FakeRollbackStore } from './stores/fake-rollback-store';
import type { ImportStores } from './stores/import-stores';

/** The stores of imports, and of the modules before them, in memory. */
export class FakeImports implements UnitOfWork<ImportStores> {
  readonly fake = new FakeProjects();
  readonly appliedBatches = new FakeAppliedBatches();
  readonly effects = new FakeLog<RecordEffectRow>();
  private readonly references = new FakeReferences(this.fake);
  private readonly rollbacks = new FakeRollbackStore(this.fake);
  private readonly database = new FakeDatabase([
    this.appliedBatches.rows,
    this.appliedBatches.endedAttempts,
    this.effects,
  ]);

  run<T>(frameId: string, work: (stores: ImportStores) => Promise<T>): Promise<T> {
    const { appliedBatches, references, rollbacks, effects } = this;
    const directoryEffects = {
      add: async (_frameId: string, rows: readonly RecordEffectRow[]) => effects.add(...rows),
    };
    const own = { appliedBatches, references, rollbacks, directoryEffects };
    return this.database.run(() => this.fake.run(frameId, (stores) => work({ ...stores, ...own })));
  }
}

/** A batch of rows with text cells by column, whose first row has the number `first`. */
export function batchOf(first: number, rows: readonly Readonly<Record<string, string>>[]): RowBatch {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const columns = keys.map((key) => ({
    key,
    values: rows.map((row) => row[key] ?? ''),
    kinds: Uint8Array.from(rows, (row) => (row[key] === undefined ? cellKinds.empty : cellKinds.text)),
  }));
  return { number: first, rowNumbers: rows.map((_, index) => first + index), columns };
}
