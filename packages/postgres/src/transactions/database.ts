import { AsyncLocalStorage } from 'node:async_hooks';
import { isUuid } from '@trackway/runtime';
import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { toUnavailable } from '../queries/database-errors';
import type { Queryable, Rows } from '../queries/queryable';
import type { Sql } from '../queries/sql';

/** Records in a transaction that it holds the effect of an idempotency key. */
type EffectRecorder = (transaction: Transaction, resource: string) => Promise<void>;

/** A running transaction. */
export class Transaction implements Queryable {
  private readonly effects: (() => void)[] = [];

  constructor(
    readonly client: PoolClient,
    private readonly recorder?: EffectRecorder,
  ) {}

  /** Names the resource that this transaction creates. Without an idempotency key it does nothing. */
  async recordEffect(resource: string): Promise<void> {
    await this.recorder?.(this, resource);
  }

  query<Row extends QueryResultRow>(statement: Sql): Promise<Rows<Row>> {
    return run<Row>(this.client, statement);
  }

  /** Runs after the commit, and not at all where there is none. */
  afterCommit(effect: () => void): void {
    this.effects.push(effect);
  }

  committed(): void {
    for (const effect of this.effects) effect();
  }
}

/**
 * The database of a service. Rows of tenants are reached through `inFrame` alone: row-level security shows a transaction
 * the rows of its frame, whatever its statements say.
 */
export class Database implements Queryable {
  private readonly recorders = new AsyncLocalStorage<EffectRecorder>();

  constructor(private readonly pool: Pool) {}

  /** For tables that belong to no frame. A table of tenants looks empty from here. */
  query<Row extends QueryResultRow>(statement: Sql): Promise<Rows<Row>> {
    return run<Row>(this.pool, statement);
  }

  /** Runs `work` in a transaction that sees one frame. Commits where it resolves, rolls back where it rejects. */
  inFrame<T>(frameId: string, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    if (!isUuid(frameId)) throw new Error('A frame id is a UUID.');
    return this.run(`BEGIN; SET LOCAL trackway.frame_id = '${frameId}'`, work);
  }

  /** Runs `work`; every transaction that it opens can record its effect by `recorder`. */
  runRecording<T>(recorder: EffectRecorder, work: () => Promise<T>): Promise<T> {
    return this.recorders.run(recorder, work);
  }

  /** A transaction that only reads, and whose statements all see the same snapshot; for tables that belong to no frame. */
  inSnapshot<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.run('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', work);
  }

  /** A transaction for tables that belong to no frame. */
  inTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.run('BEGIN', work);
  }

  async check(): Promise<void> {
    await this.pool.query('SELECT 1');
  }

  private async run<T>(begin: string, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const client = await this.pool.connect().catch((error: unknown) => {
      throw toUnavailable(error);
    });
    const transaction = new Transaction(client, this.recorders.getStore());
    let broken: Error | undefined;
    try {
      // Not waited for: what `work` asks first goes with it. Where this fails, the connection is broken, and so does that.
      const begun = client.query(begin);
      begun.catch(() => undefined);
      const result = await work(transaction);
      await begun;
      await client.query('COMMIT');
      transaction.committed();
      return result;
    } catch (error) {
      broken = await rollback(client);
      throw toUnavailable(error);
    } finally {
      client.release(broken);
    }
  }
}

/** Undefined, or why the connection must not be used again. */
async function rollback(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query('ROLLBACK');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error('The rollback failed.');
  }
}

async function run<Row extends QueryResultRow>(client: Pool | PoolClient, statement: Sql): Promise<Rows<Row>> {
  try {
    const result = await client.query<Row>(statement.compile());
    return { rows: result.rows, count: result.rowCount ?? 0 };
  } catch (error) {
    throw toUnavailable(error);
  }
}
