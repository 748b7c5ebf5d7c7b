import { newId } from '@trackway/runtime';
import type { Perform } from '@trackway/simulation';
import { FakeLocks } from '../fake-transactions';
import type { KeyedQueue, Partition, ProcessResult } from './keyed-queue';

const LEASE_MS = 20_000;

interface Row {
  readonly frameId: string;
  readonly partitionId: string;
  arrivals: number;
  readyAt: number;
  workerId: string | undefined;
  leaseUntil: number;
}

/** The rows that all workers share. */
export class FakeKeyedQueueTable {
  readonly rows = new Map<string, Row>();

  /** Transactions lock the row of a partition by its id. Workers wait for them. */
  constructor(readonly locks = new FakeLocks()) {}

  /** Adds work to a partition. */
  add(frameId: string, partitionId: string): void {
    const row = this.rows.get(partitionId);
    if (row) row.arrivals += 1;
    else this.rows.set(partitionId, { frameId, partitionId, arrivals: 1, ...released(0) });
  }

  /** Ends the delay of a partition. */
  makeReady(partitionId: string): void {
    const row = this.rows.get(partitionId);
    if (row) row.readyAt = Math.min(row.readyAt, Date.now());
  }

  isHeldBy(partitionId: string, workerId: string): boolean {
    return this.rows.get(partitionId)?.workerId === workerId;
  }
}

/** A keyed queue in memory, as one worker uses it. It passes the contract suite of PostgreSQL. */
export class FakeKeyedQueue implements KeyedQueue {
  constructor(
    private readonly table: FakeKeyedQueueTable,
    private readonly perform: Perform = async (effect) => effect(),
  ) {}

  lease(limit: number): Promise<readonly Partition[]> {
    return this.whenUnlocked(() => {
      const workerId = newId();
      const chosen = this.ranked().slice(0, limit);
      if (chosen.some(({ partitionId }) => this.table.locks.isHeld(partitionId))) return undefined;
      for (const row of chosen) Object.assign(row, { workerId, leaseUntil: Date.now() + LEASE_MS });
      return chosen.map(({ frameId, partitionId, arrivals }) => ({ frameId, partitionId, arrivals, workerId }));
    });
  }

  renew({ partitionId, workerId }: Partition): Promise<boolean> {
    return this.whenUnlocked(() => {
      if (this.table.locks.isHeld(partitionId)) return undefined;
      const row = this.table.rows.get(partitionId);
      if (row?.workerId !== workerId) return false;
      row.leaseUntil = Date.now() + LEASE_MS;
      return true;
    });
  }

  async release(
    { partitionId, workerId, arrivals }: Partition,
    result: Exclude<ProcessResult, 'lease_lost'>,
  ): Promise<void> {
    await this.whenUnlocked(() => {
      if (this.table.locks.isHeld(partitionId)) return undefined;
      const row = this.table.rows.get(partitionId);
      if (row?.workerId !== workerId) return false;
      if (result === 'empty' && row.arrivals === arrivals) this.table.rows.delete(partitionId);
      else Object.assign(row, released(result === 'empty' ? 0 : result.retryInMs));
      return true;
    });
  }

  /** Repeats the statement while a row that it writes is locked. */
  private async whenUnlocked<T>(statement: () => T | undefined): Promise<T> {
    for (;;) {
      const result = await this.perform(statement);
      if (result !== undefined) return result;
      await this.table.locks.released();
    }
  }

  /** Partitions that can be leased, by their place among those of their frame. Leased ones come first there. */
  private ranked(): Row[] {
    const now = Date.now();
    const due = [...this.table.rows.values()].filter(({ readyAt }) => readyAt <= now);
    const byFrame = Map.groupBy(due, ({ frameId }) => frameId);
    const ranks = [...byFrame.values()].flatMap((rows) =>
      rows
        .toSorted((one, other) => Number(isLeased(other)) - Number(isLeased(one)) || one.readyAt - other.readyAt)
        .map((row, rank) => ({ row, rank })),
    );
    return ranks
      .filter(({ row }) => !isLeased(row))
      .toSorted((one, other) => one.rank - other.rank || one.row.readyAt - other.row.readyAt)
      .map(({ row }) => row);
  }
}

function isLeased({ leaseUntil }: Row): boolean {
  return leaseUntil > Date.now();
}

function released(delayMs: number): Pick<Row, 'readyAt' | 'workerId' | 'leaseUntil'> {
  return { readyAt: Date.now() + delayMs, workerId: undefined, leaseUntil: 0 };
}
