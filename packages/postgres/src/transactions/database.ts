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

  /** Runs after the commit. It does not run after a rollback. */
  afterCommit(effect: () => void): void {
    this.effects.push(effect);
  }

  committed(): void {
    for (const effect of this.effects) effect();
  }
}

/**
 * The database of a service. Tenant rows are only accessible through `inFrame`: row-level security limits a
 * transaction to the rows of its frame.
 */
export class Database implements Queryable {
  private readonly recorders = new AsyncLocalStorage<EffectRecorder>();

  constructor(private readonly pool: Pool) {}

  /** For tables without tenant data. Tenant tables appear empty. */
  query<Row extends QueryResultRow>(statement: Sql): Promise<Rows<Row>> {
    return run<Row>(this.pool, statement);
  }

  /** Runs `work` in a transaction that sees one frame. Commits if it resolves, rolls back if it rejects. */
  inFrame<T>(frameId: string, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.run(beginInFrame(frameId), work);
  }

  /** Runs one statement that sees one frame, in a transaction and one round trip. */
  queryInFrame<Row extends QueryResultRow>(frameId: string, statement: Sql): Promise<Rows<Row>> {
    return this.withClient(async (client) => {
      const begun = client.query(beginInFrame(frameId));
      const rows = run<Row>(client, statement);
      // After an error, COMMIT rolls back.
      const ended = client.query('COMMIT');
      const [, result] = await Promise.all([begun, rows, ended]);
      return result;
    });
  }

  /** Runs `work`; every transaction that it opens can record its effect by `recorder`. */
  runRecording<T>(recorder: EffectRecorder, work: () => Promise<T>): Promise<T> {
    return this.recorders.run(recorder, work);
  }

  /** A read-only transaction with one snapshot for all statements, for tables without tenant data. */
  inSnapshot<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.run('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', work);
  }

  /** A transaction for tables without tenant data. */
  inTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.run('BEGIN', work);
  }

  async check(): Promise<void> {
    await this.pool.query('SELECT 1');
  }

  private run<T>(begin: string, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.withClient(async (client) => {
      const transaction = new Transaction(client, this.recorders.getStore());
      // Not awaited, so that it is sent together with the first statement of `work`. If it fails, that statement
      // fails as well.
      const begun = client.query(begin);
      begun.catch(() => undefined);
      const result = await work(transaction);
      await begun;
      await client.query('COMMIT');
      transaction.committed();
      return result;
    });
  }

  /** Rolls back and translates the error if `work` fails. */
  private async withClient<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.pool.connect().catch((error: unknown) => {
      throw toUnavailable(error);
    });
    let broken: Error | undefined;
    try {
      return await work(client);
    } catch (error) {
      broken = await rollback(client);
      throw toUnavailable(error);
    } finally {
      client.release(broken);
    }
  }
}

function beginInFrame(frameId: string): string {
  if (!isUuid(frameId)) throw new Error('The frame id must be a UUID.');
  return `BEGIN; SET LOCAL trackway.frame_id = '${frameId}'`;
}

/** Returns undefined, or why the connection must not be reused. */
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
