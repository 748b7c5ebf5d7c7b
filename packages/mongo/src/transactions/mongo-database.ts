import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { unavailable } from '@trackway/errors';
import type { ClientSession, Connection } from 'mongoose';
import { isCommitUnknown, isTransient, isUnavailable, toUnavailable } from '../queries/mongo-errors';
import { TransactionConflict } from './transaction-conflict';

/** Maximum time for which a request repeats a transaction after conflicts. */
const RETRY_LIMIT_MS = 8_000;
const MAX_BACKOFF_MS = 100;

/** Records in a transaction that it holds the effect of an idempotency key. */
type EffectRecorder = (transaction: MongoTransaction, resource: string) => Promise<void>;

/** A running transaction. */
export class MongoTransaction {
  private readonly effects: (() => void)[] = [];

  constructor(
    readonly session: ClientSession,
    private readonly recorder?: EffectRecorder,
  ) {}

  /** Records the resource that the transaction creates for the idempotency key of the request, if it has one. */
  async recordEffect(resource: string): Promise<void> {
    await this.recorder?.(this, resource);
  }

  /** Runs `effect` after a successful commit. */
  afterCommit(effect: () => void): void {
    this.effects.push(effect);
  }

  committed(): void {
    for (const effect of this.effects) effect();
  }
}

/** The database of a service. */
export class MongoDatabase {
  private readonly recorders = new AsyncLocalStorage<EffectRecorder>();

  constructor(readonly connection: Connection) {}

  /**
   * Runs `work` in a transaction with majority write concern. It repeats `work` after a conflict with another transaction, so
   * `work` must have no side effects outside of the database.
   * @throws AppError `service_unavailable` if the database is unavailable, or after too many conflicts
   */
  async inTransaction<T>(work: (transaction: MongoTransaction) => Promise<T>): Promise<T> {
    const end = Date.now() + RETRY_LIMIT_MS;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.attempt(work);
      } catch (error) {
        if (isUnavailable(error)) throw toUnavailable(error);
        if (!isTransient(error) && !(error instanceof TransactionConflict)) throw toUnavailable(error);
        if (Date.now() > end)
          throw unavailable('Too many concurrent requests change the same data. Retry the request.', 1, error);
        await sleep(backoffMs(attempt));
      }
    }
  }

  /** Runs `work`. Its transactions record their effects with `recorder`. */
  runRecording<T>(recorder: EffectRecorder, work: () => Promise<T>): Promise<T> {
    return this.recorders.run(recorder, work);
  }

  /** Runs `work` without a transaction: reads, and single writes that are atomic. */
  async withoutTransaction<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw toUnavailable(error);
    }
  }

  /**
   * A session with snapshot reads, for reads that take longer than a transaction may last. Close it after use. On MongoDB-compatible
   * servers, possibly only the reads of one cursor are consistent.
   */
  snapshot(): { readonly session: ClientSession; readonly close: () => Promise<void> } {
    const session = this.connection.getClient().startSession({ snapshot: true });
    return { session, close: () => session.endSession() };
  }

  private async attempt<T>(work: (transaction: MongoTransaction) => Promise<T>): Promise<T> {
    const session = await this.connection.startSession();
    try {
      session.startTransaction({ readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } });
      const transaction = new MongoTransaction(session, this.recorders.getStore());
      const result = await work(transaction);
      await commit(session);
      transaction.committed();
      return result;
    } finally {
      if (session.inTransaction()) await session.abortTransaction().catch(() => undefined);
      await session.endSession();
    }
  }
}

async function commit(session: ClientSession): Promise<void> {
  try {
    await session.commitTransaction();
  } catch (error) {
    if (!isCommitUnknown(error)) throw error;
    await session.commitTransaction();
  }
}

/** Exponential backoff with jitter. */
function backoffMs(attempt: number): number {
  return Math.random() * Math.min(2 ** attempt, MAX_BACKOFF_MS);
}
