import { AsyncLocalStorage } from 'node:async_hooks';
import { isUuid } from '@trackway/runtime';
import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { translateAway } from '../queries/database-errors';
import type { Queryable, Rows } from '../queries/queryable';
import type { Sql } from '../queries/sql';

/** A running transaction. */
export class Transaction implements Queryable {
  private readonly effects: (() => void)[] = [];

  constructor(readonly client: PoolClient) {}

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
  private readonly shared = new AsyncLocalStorage<{ readonly frameId: string; readonly transaction: Transaction }>();

  constructor(private readonly pool: Pool) {}

  /** For tables that belong to no frame. A table of tenants looks empty from here. */
  query<Row extends QueryResultRow>(statement: Sql): Promise<Rows<Row>> {
    return run<Row>(this.pool, statement);
  }

  /** Runs `work` in a transaction that sees one frame. Commits where it resolves, rolls back where it rejects. */
  inFrame<T>(frameId: string, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    if (!isUuid(frameId)) throw new Error('A frame id is a UUID.');
    const shared = this.shared.getStore();
    if (shared?.frameId === frameId) return inSavepoint(shared.transaction, work);
    return this.run(`BEGIN; SET LOCAL trackway.frame_id = '${frameId}'`, work);
  }

  /**
   * The same, and whatever `work` runs in this frame joins the transaction: a part that rejects is undone alone, and all
   * of it is committed at the end, or nothing. Parts come one after the other, never side by side.
   */
  inSharedFrame<T>(frameId: string, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.inFrame(frameId, (transaction) => this.shared.run({ frameId, transaction }, () => work(transaction)));
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
      throw translateAway(error);
    });
    const transaction = new Transaction(client);
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
      throw translateAway(error);
    } finally {
      client.release(broken);
    }
  }
}

async function inSavepoint<T>(transaction: Transaction, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  await transaction.client.query('SAVEPOINT part');
  try {
    const result = await work(transaction);
    await transaction.client.query('RELEASE SAVEPOINT part');
    return result;
  } catch (error) {
    await transaction.client.query('ROLLBACK TO SAVEPOINT part; RELEASE SAVEPOINT part');
    throw translateAway(error);
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
    throw translateAway(error);
  }
}
