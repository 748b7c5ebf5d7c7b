import { FakeTable } from '@trackway/simulation';
import type { AppliedBatch, AppliedBatches, BatchRollback } from './applied-batches';
import type { RowOutcome } from './row-outcome';

interface Row extends AppliedBatch {
  readonly operationId: string;
  readonly first: number;
  readonly last: number;
}

interface EndedAttempt {
  readonly operationId: string;
  readonly attempt: number;
}

/** The batches and ends of imports in memory. */
export class FakeAppliedBatches implements AppliedBatches {
  readonly rows = new FakeTable<Row>(({ operationId, first }) => `${operationId}/${first}`);
  readonly endedAttempts = new FakeTable<EndedAttempt>(({ operationId }) => operationId);

  async lock(): Promise<void> {}

  async find(frameId: string, operationId: string, first: number, last: number): Promise<readonly RowOutcome[]> {
    const rows = this.of(frameId, operationId).filter((row) => row.first <= last && row.last >= first);
    return rows.flatMap(({ outcomes }) => outcomes);
  }

  async listAfter(frameId: string, operationId: string, afterRow: number, limit: number) {
    const rows = this.of(frameId, operationId).filter(({ first }) => first > afterRow);
    return rows.slice(0, limit).map(({ outcomes }) => outcomes);
  }

  async add(frameId: string, { operationId, outcomes, journal }: Parameters<AppliedBatches['add']>[1]): Promise<void> {
    const numbers = outcomes.map(({ rowNumber }) => rowNumber);
    const rows = { first: Math.min(...numbers), last: Math.max(...numbers) };
    this.rows.put(frameId, { operationId, ...rows, outcomes, journal, tombstones: [], rolledBack: null });
  }

  async endAttempt(frameId: string, operationId: string, attempt: number): Promise<void> {
    const ended = Math.max(this.endedAttempts.find(frameId, operationId)?.attempt ?? 0, attempt);
    this.endedAttempts.put(frameId, { operationId, attempt: ended });
  }

  async hasEnded(frameId: string, operationId: string, attempt: number): Promise<boolean> {
    const ended = this.endedAttempts.find(frameId, operationId);
    if (ended && ended.attempt >= attempt) return true;
    return this.of(frameId, operationId).some(({ rolledBack }) => rolledBack !== null);
  }

  async firstRows(frameId: string, operationId: string): Promise<readonly number[]> {
    return this.of(frameId, operationId)
      .map(({ first }) => first)
      .toReversed();
  }

  async hold(frameId: string, operationId: string, firstRow: number): Promise<AppliedBatch | undefined> {
    const row = this.rows.find(frameId, `${operationId}/${firstRow}`);
    if (!row) return undefined;
    const { outcomes, journal, tombstones, rolledBack } = row;
    return { outcomes, journal, tombstones, rolledBack };
  }

  async storeTombstones(frameId: string, operationId: string, firstRow: number, ids: readonly string[]): Promise<void> {
    this.rows.change(frameId, `${operationId}/${firstRow}`, { tombstones: ids });
  }

  async storeRollback(frameId: string, operationId: string, firstRow: number, result: BatchRollback): Promise<void> {
    this.rows.change(frameId, `${operationId}/${firstRow}`, { rolledBack: result });
  }

  private of(frameId: string, operationId: string): Row[] {
    return this.rows
      .of(frameId)
      .filter((row) => row.operationId === operationId)
      .toSorted((one, other) => one.first - other.first);
  }
}
