import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { unavailable } from '@trackway/errors';
import type { ClientSession, Connection } from 'mongoose';
import { isAway, isCommitUnknown, isTransient, toUnavailable } from '../queries/mongo-errors';
import { LostRace } from './lost-race';

/** No request waits longer for its turn among those that write the same document. */
const RETRY_LIMIT_MS = 8_000;
const LONGEST_PAUSE_MS = 100;

/** Records in a transaction that it holds the effect of an idempotency key. */
type EffectRecorder = (transaction: MongoTransaction, resource: string) => Promise<void>;

/** A running transaction. */
export class MongoTransaction {
  private readonly effects: (() => void)[] = [];

  constructor(
    readonly session: ClientSession,
    private readonly recorder?: EffectRecorder,
  ) {}

  /** Names the resource that this transaction creates. Without an idempotency key it does nothing. */
  async recordEffect(resource: string): Promise<void> {
    await this.recorder?.(this, resource);
  }

  /** Runs after the commit, and not at all where there is none. */
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
   * Runs `work` in a transaction and commits it, with a majority, where it resolves. Where another transaction wrote the
   * same documents first, `work` runs again from the start, so it must change nothing but the database.
   * @throws AppError `service_unavailable` where the database is away, or too many write the same.
   */
  async inTransaction<T>(work: (transaction: MongoTransaction) => Promise<T>): Promise<T> {
    const end = Date.now() + RETRY_LIMIT_MS;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.attempt(work);
      } catch (error) {
        if (isAway(error)) throw toUnavailable(error);
        if (!isTransient(error) && !(error instanceof LostRace)) throw toUnavailable(error);
        if (Date.now() > end) throw unavailable('Too many change this at the same time.', 1, error);
        await pause(pauseMs(attempt));
      }
    }
  }

  /** Runs `work`; every transaction that it opens can record its effect by `recorder`. */
  runRecording<T>(recorder: EffectRecorder, work: () => Promise<T>): Promise<T> {
    return this.recorders.run(recorder, work);
  }

  /** Runs `work` outside of a transaction: for reads, and for single writes that are whole by themselves. */
  async plainly<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw toUnavailable(error);
    }
  }

  /**
   * A session whose reads all see the same moment, for long reads that no transaction may last for. To be closed. Where
   * the server is not MongoDB itself, only the reads of one cursor may be that much alike.
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

/** Longer with each attempt, and never the same for two, so that those who met once do not meet again. */
function pauseMs(attempt: number): number {
  return Math.random() * Math.min(2 ** attempt, LONGEST_PAUSE_MS);
}
