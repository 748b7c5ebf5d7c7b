import { cellKinds } from '@trackway/contracts';
import { Database } from '@trackway/postgres';
import { type Caller, newId } from '@trackway/runtime';
import type { Pool } from 'pg';
import { PgNumberRanges } from '../src/directory/numbers/pg-number-ranges';
import { makeApplyRows } from '../src/imports/apply-rows';
import type { ImportJob } from '../src/imports/rows/import-job';
import type { RowBatch } from '../src/imports/rows/row-batch';
import { PgUnitOfWork } from '../src/pg-unit-of-work';

export type SheetRow = Readonly<Record<string, string>>;

/** Rows in the format of the gRPC contract. The first row follows the heading of the sheet. */
export function batchOf(rows: readonly SheetRow[]): RowBatch {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const columns = keys.map((key) => ({
    key,
    values: rows.map((row) => row[key] ?? ''),
    kinds: Uint8Array.from(rows.map((row) => (row[key] ? cellKinds.text : cellKinds.empty))),
  }));
  return { number: 0, rowNumbers: rows.map((_, index) => index + 2), columns };
}

/** Applies batches like the service. By default they create projects. */
export function applyRowsOn(pool: Pool) {
  const database = new Database(pool);
  const apply = makeApplyRows({
    unitOfWork: new PgUnitOfWork(database, () => undefined),
    numbers: new PgNumberRanges(database, pool.options.max),
    newId,
    clock: () => new Date(),
  });
  const usual = { attempt: 1, type: 'project', mode: 'create', createMissing: false, dryRun: false } as const;
  return (caller: Caller, batches: AsyncIterable<RowBatch>, job: Partial<ImportJob> = {}) =>
    apply(caller, { operationId: newId(), ...usual, ...job }, batches);
}

/** Applies one batch and returns its outcomes. */
export async function importRowsOn(pool: Pool, caller: Caller, rows: readonly SheetRow[], job: Partial<ImportJob>) {
  async function* batches() {
    yield batchOf(rows);
  }
  for await (const { outcomes } of applyRowsOn(pool)(caller, batches(), job)) return outcomes;
  return [];
}
