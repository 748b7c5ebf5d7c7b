import { cellKinds, type ProjectRowType } from '@trackway/contracts';
import { Database } from '@trackway/postgres';
import { newId } from '@trackway/runtime';
import { aCaller, serviceClient } from '@trackway/testkit';
import type { Pool } from 'pg';
import { PgNumberRanges } from '../src/directory/numbers/pg-number-ranges';
import { makeApplyRows } from '../src/imports/apply-rows';
import { makeRollbackRows } from '../src/imports/rollback/rollback-rows';
import type { ImportJob } from '../src/imports/rows/import-job';
import type { BatchRollback } from '../src/imports/stores/applied-batches';
import type { FindProjectsInUse } from '../src/peers/peer-queries';
import { PgUnitOfWork } from '../src/pg-unit-of-work';

type Rows = readonly Record<string, string>[];

/** A new tenant whose imports are applied and rolled back by the use cases, with the state as the HTTP API returns it. */
export class ImportTenant {
  readonly caller = aCaller();
  private readonly client;
  /** The responses of other services about projects in use. */
  askSources: (ids: readonly string[]) => ReturnType<FindProjectsInUse> = async () => new Map();

  constructor(
    private readonly pool: Pool,
    httpPort: number,
  ) {
    this.client = serviceClient(httpPort, this.caller);
  }

  useCases() {
    const database = new Database(this.pool);
    const unitOfWork = new PgUnitOfWork(database, () => undefined);
    const deps = {
      unitOfWork,
      numbers: new PgNumberRanges(database, this.pool.options.max),
      newId,
      clock: () => new Date(),
    };
    const findProjectsInUse: FindProjectsInUse = (_, ids) => this.askSources(ids);
    const rollbackRows = makeRollbackRows({ ...deps, findProjectsInUse, settleMs: 0 });
    return { applyRows: makeApplyRows(deps), rollbackRows };
  }

  /** Each list of rows is a batch. */
  async importRows(type: ProjectRowType, mode: ImportJob['mode'], ...batches: Rows[]) {
    const job: ImportJob = { operationId: newId(), attempt: 1, type, mode, createMissing: true, dryRun: false };
    let next = 2;
    async function* sent() {
      for (const [number, rows] of batches.entries()) {
        const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].map((key) => ({
          key,
          values: rows.map((row) => row[key] ?? ''),
          kinds: Uint8Array.from(rows.map((row) => (row[key] ? cellKinds.text : cellKinds.empty))),
        }));
        yield { number, rowNumbers: rows.map(() => next++), columns };
      }
    }
    const outcomes = [];
    for await (const batch of this.useCases().applyRows(this.caller, job, sent())) outcomes.push(...batch.outcomes);
    expect(outcomes.filter(({ errors }) => errors.length > 0)).toEqual([]);
    return { operationId: job.operationId, type };
  }

  async rollbackBatch(job: { operationId: string; type: ProjectRowType }, batches = Number.POSITIVE_INFINITY) {
    const results: BatchRollback[] = [];
    for await (const result of this.useCases().rollbackRows(this.caller, job)) {
      results.push(result);
      if (results.length >= batches) break;
    }
    return {
      restored: results.reduce((sum, { restored }) => sum + restored, 0),
      removed: results.reduce((sum, { removed }) => sum + removed, 0),
      kept: results.flatMap(({ retained }) => retained.map(({ row, kind, reason }) => ({ row, kind, reason }))),
    };
  }

  async read(path: string) {
    return (await this.client.send('GET', `/api/management/${path}`)).body;
  }

  send(method: string, path: string, body: object = {}) {
    return this.client.send(method, `/api/management/${path}`, body);
  }

  /** The visible state of the frame, without members that every change updates. */
  async frame() {
    const lists = await Promise.all(
      ['projects', 'customers', 'contacts', 'project-groups', 'tags'].map((path) => this.read(path)),
    );
    const changing = ['updated_at', 'version'];
    return JSON.parse(JSON.stringify(lists, (key, value) => (changing.includes(key) ? undefined : value)));
  }
}
