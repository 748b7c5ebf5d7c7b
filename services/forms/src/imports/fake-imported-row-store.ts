import type { ImportedRow, ImportedRowStore, RowRollback } from './imported-row-store';

/** An in-memory store for unit tests. It has no transactions. */
export class FakeImportedRowStore implements ImportedRowStore {
  private readonly rows = new Map<string, ImportedRow>();
  private readonly ended = new Map<string, number>();

  async lock(frameId: string, operationId: string): Promise<{ readonly endedAttempt: number }> {
    return { endedAttempt: this.ended.get(`${frameId}:${operationId}`) ?? -1 };
  }

  async end(frameId: string, operationId: string, attempt: number): Promise<void> {
    const { endedAttempt } = await this.lock(frameId, operationId);
    this.ended.set(`${frameId}:${operationId}`, Math.max(endedAttempt, attempt));
  }

  async find(frameId: string, operationId: string, rowNumbers: readonly number[]): Promise<readonly ImportedRow[]> {
    return this.ofOperation(frameId, operationId).filter(({ outcome }) => rowNumbers.includes(outcome.rowNumber));
  }

  async after(frameId: string, operationId: string, row: number, limit: number): Promise<readonly ImportedRow[]> {
    return this.ofOperation(frameId, operationId)
      .filter(({ outcome }) => outcome.rowNumber > row)
      .slice(0, limit);
  }

  async before(frameId: string, operationId: string, row: number, limit: number): Promise<readonly ImportedRow[]> {
    return this.ofOperation(frameId, operationId)
      .filter(({ outcome }) => outcome.rowNumber < row)
      .toReversed()
      .slice(0, limit);
  }

  async add(frameId: string, operationId: string, rows: readonly ImportedRow[]): Promise<void> {
    for (const row of rows) this.rows.set(`${frameId}:${operationId}:${row.outcome.rowNumber}`, row);
  }

  async storeRollback(frameId: string, operationId: string, row: number, rolledBack: RowRollback): Promise<void> {
    const key = `${frameId}:${operationId}:${row}`;
    const known = this.rows.get(key);
    if (known) this.rows.set(key, { ...known, rolledBack });
  }

  private ofOperation(frameId: string, operationId: string): ImportedRow[] {
    return [...this.rows]
      .filter(([key]) => key.startsWith(`${frameId}:${operationId}:`))
      .map(([, row]) => row)
      .toSorted((one, other) => one.outcome.rowNumber - other.outcome.rowNumber);
  }
}
