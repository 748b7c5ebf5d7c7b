import type { Perform } from '@trackway/simulation';

/** The locks that transactions of all processes hold, by name. */
export class FakeLocks {
  private readonly holders = new Map<string, FakeTransaction>();
  private readonly waiting: (() => void)[] = [];

  isHeld(name: string): boolean {
    return this.holders.has(name);
  }

  /** Whether the transaction holds the lock now. */
  tryAcquire(name: string, transaction: FakeTransaction): boolean {
    const holder = this.holders.get(name) ?? transaction;
    this.holders.set(name, holder);
    return holder === transaction;
  }

  releaseAll(transaction: FakeTransaction): void {
    for (const [name, holder] of this.holders) if (holder === transaction) this.holders.delete(name);
    for (const resume of this.waiting.splice(0)) resume();
  }

  /** Resolves when a transaction has ended. */
  released(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}

/** What fake stores use of a transaction. */
export interface FakeTransactionOperations {
  read<T>(effect: () => T): Promise<T>;
  write(effect: () => void): Promise<void>;
  lock(name: string): Promise<void>;
}

/** Writes at once, for stores whose transactions run one after the other. */
export const immediateTransaction: FakeTransactionOperations = {
  read: async (effect) => effect(),
  write: async (effect) => effect(),
  lock: async () => undefined,
};

/**
 * A transaction as PostgreSQL has them with "read committed": reads see what is committed, writes take effect at the commit,
 * and locks are held until the end.
 */
export class FakeTransaction implements FakeTransactionOperations {
  private readonly writes: (() => void)[] = [];

  constructor(
    private readonly locks: FakeLocks,
    private readonly perform: Perform,
  ) {}

  read<T>(effect: () => T): Promise<T> {
    return this.perform(effect);
  }

  async lock(name: string): Promise<void> {
    while (!(await this.perform(() => this.locks.tryAcquire(name, this)))) await this.locks.released();
  }

  async write(effect: () => void): Promise<void> {
    this.writes.push(effect);
  }

  commit(): Promise<void> {
    return this.perform(() => {
      for (const write of this.writes) write();
      this.end();
    });
  }

  /** Releases the locks. */
  end(): void {
    this.locks.releaseAll(this);
  }
}

/** The connections of one process to a database. */
export class FakeConnections {
  private readonly open = new Set<FakeTransaction>();

  constructor(
    private readonly locks = new FakeLocks(),
    private readonly perform: Perform = async (effect) => effect(),
  ) {}

  async run<T>(work: (transaction: FakeTransaction) => Promise<T>): Promise<T> {
    const transaction = new FakeTransaction(this.locks, this.perform);
    this.open.add(transaction);
    try {
      const result = await work(transaction);
      await transaction.commit();
      return result;
    } finally {
      transaction.end();
      this.open.delete(transaction);
    }
  }

  /** Ends all transactions, as the database does when it notices that the process has died. */
  close(): void {
    for (const transaction of this.open) transaction.end();
  }
}
