import { customerFields } from '@trackway/contracts';
import { AppError, conflict } from '@trackway/errors';
import {
  isUniqueViolation,
  lockUntilCommit,
  preparedSql,
  type Queryable,
  type Sql,
  sql,
  trustedSql,
} from '@trackway/postgres';
import { type Row, recordColumns, toRecord, toRow } from '../../fields/record-columns';
import type { Customer } from './customer';
import type { CustomerStore } from './customer-store';

const columns = recordColumns(customerFields);

export class PgCustomerStore implements CustomerStore {
  constructor(private readonly db: Queryable) {}

  async findMany(frameId: string, ids: readonly string[]): Promise<readonly Customer[]> {
    const { rows } = await this.db.query<Row>(
      sql`SELECT ${columns.list} FROM customers WHERE frame_id = ${frameId} AND id = ANY(${ids}::uuid[])`,
    );
    return rows.map(toCustomer);
  }

  async findWithAncestors(frameId: string, ids: readonly string[]): Promise<readonly Customer[]> {
    const { rows } = await this.db.query<Row>(preparedSql`
      WITH RECURSIVE above AS (
        SELECT ${columns.list} FROM customers WHERE frame_id = ${frameId} AND id = ANY(${ids}::uuid[])
        UNION
        SELECT ${columns.listOf('c')} FROM customers c JOIN above ON c.id = above.parent_id WHERE c.frame_id = ${frameId}
      )
      SELECT ${columns.list} FROM above`);
    return rows.map(toCustomer);
  }

  async insert(frameId: string, customer: Customer): Promise<void> {
    await translated(this.db.query(insertSql(frameId, [customer], trustedSql(''))));
  }

  async insertFree(frameId: string, customers: readonly Customer[]): Promise<ReadonlySet<string>> {
    if (customers.length === 0) return new Set();
    const { rows } = await this.db.query<{ id: string }>(
      insertSql(frameId, customers, trustedSql('ON CONFLICT DO NOTHING RETURNING id')),
    );
    return new Set(rows.map(({ id }) => id));
  }

  async lock(frameId: string, id: string): Promise<Customer | undefined> {
    const [locked] = await this.lockMany(frameId, [id]);
    return locked;
  }

  async lockMany(frameId: string, ids: readonly string[]): Promise<readonly Customer[]> {
    // In the order of ids, which prevents deadlocks.
    await this.db.query(sql`
      SELECT 1 FROM customers WHERE frame_id = ${frameId} AND id = ANY(${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`);
    return this.findMany(frameId, ids);
  }

  async findIds(frameId: string, documents: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const { rows } = await this.db.query<{ id: string; document: string }>(
      sql`SELECT id, document FROM customers WHERE frame_id = ${frameId} AND document = ANY(${documents}::text[])`,
    );
    return new Map(rows.map(({ id, document }) => [document, id]));
  }

  async update(frameId: string, customer: Customer): Promise<void> {
    const { count } = await translated(
      this.db.query(sql`
        UPDATE customers c SET ${columns.assignments}, version = c.version + 1
        FROM ${columns.rows([toRow(customerFields, customer)])}
        WHERE c.frame_id = ${frameId} AND c.id = n.id AND c.version = n.version`),
    );
    if (count === 0)
      throw new AppError('precondition_failed', 'precondition_failed', 'The customer has changed meanwhile.');
  }

  async lockTree(frameId: string): Promise<void> {
    await lockUntilCommit(this.db, `customers/${frameId}`);
  }
}

async function translated<T>(statement: Promise<T>): Promise<T> {
  try {
    return await statement;
  } catch (error) {
    if (!isUniqueViolation(error, 'customers_document_key')) throw error;
    throw conflict('Another customer has this document.', { document: ['Another customer has this document.'] });
  }
}

function insertSql(frameId: string, customers: readonly Customer[], suffix: Sql): Sql {
  const rows = columns.rows(customers.map((customer) => toRow(customerFields, customer)));
  return sql`INSERT INTO customers (frame_id, ${columns.list}) SELECT ${frameId}, n.* FROM ${rows} ${suffix}`;
}

function toCustomer(row: Row): Customer {
  return toRecord(customerFields, row);
}
