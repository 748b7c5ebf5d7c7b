import type { Perform } from '@trackway/simulation';
import type { OutboxBacklog, OutboxStore, PendingEvent } from './outbox';

interface Row extends PendingEvent {
  isCommitted: boolean;
}

/** The outbox of a service: its rows, and the relay that holds its lock. */
export class FakeOutbox {
  rows: Row[] = [];
  readonly quarantined: PendingEvent[] = [];
  holder: FakeOutboxStore | undefined;
  private lastPosition = 0;

  /** Adds rows of a transaction that has committed. */
  write(...values: readonly string[]): void {
    for (const value of values) this.insert('t', 'k', value).isCommitted = true;
  }

  /** Adds a row of a transaction. Other processes see it after its commit, but it has its position already. */
  insert(topic: string, key: string, value: string): Row {
    this.lastPosition += 1;
    const row = { position: String(this.lastPosition), topic, key, value, isCommitted: false };
    this.rows.push(row);
    return row;
  }

  get committed(): readonly Row[] {
    return this.rows.filter(({ isCommitted }) => isCommitted);
  }

  remove(positions: readonly string[]): void {
    this.rows = this.rows.filter(({ position }) => !positions.includes(position));
  }
}

/** An outbox in memory, as one relay uses it. */
export class FakeOutboxStore implements OutboxStore {
  private onNotified: (() => void) | undefined;

  constructor(
    protected readonly outbox: FakeOutbox,
    private readonly perform: Perform = async (effect) => effect(),
  ) {}

  acquire(onNotified?: () => void): Promise<boolean> {
    return this.perform(() => {
      this.onNotified = onNotified;
      this.outbox.holder ??= this;
      return this.outbox.holder === this;
    });
  }

  oldest(limit: number): Promise<readonly PendingEvent[]> {
    return this.performHeld(() => this.outbox.committed.slice(0, limit));
  }

  remove(positions: readonly string[]): Promise<void> {
    return this.performHeld(() => this.outbox.remove(positions));
  }

  quarantine(position: string): Promise<void> {
    return this.performHeld(() => {
      this.outbox.quarantined.push(...this.outbox.rows.filter((row) => row.position === position));
      this.outbox.remove([position]);
    });
  }

  async backlog(): Promise<OutboxBacklog> {
    const { committed, quarantined } = this.outbox;
    return { count: committed.length, oldestAt: undefined, quarantined: quarantined.length };
  }

  /** The outbox in memory has no frames. */
  frameBacklog(): Promise<OutboxBacklog> {
    return this.backlog();
  }

  async release(): Promise<void> {
    this.endConnection();
  }

  notifyHolder(): Promise<void> {
    return this.perform(() => this.outbox.holder?.onNotified?.());
  }

  /** The database notices that the connection has ended, and releases its lock. */
  endConnection(): void {
    if (this.outbox.holder === this) this.outbox.holder = undefined;
  }

  private performHeld<T>(effect: () => T): Promise<T> {
    return this.perform(() => {
      if (this.outbox.holder !== this) throw new Error('The outbox is not held.');
      return effect();
    });
  }
}
