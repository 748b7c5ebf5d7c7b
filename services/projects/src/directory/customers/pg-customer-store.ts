import { AppError, conflict } from '@trackway/errors';
import { isUniqueViolation, preparedSql, type Queryable, sql, trustedSql } from '@trackway/postgres';
import type { Customer } from './customer';
import type { CustomerStore } from './customer-store';

interface CustomerRow {
  id: string;
  name: string;
  document: string | null;
  email: string | null;
  phone: string | null;
  parent_id: string | null;
  version: number;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

const COLUMNS = trustedSql('id, name, document, email, phone, parent_id, version, created_at, updated_at, deleted_at');
const COLUMNS_OF_C = trustedSql(
  'c.id, c.name, c.document, c.email, c.phone, c.parent_id, c.version, c.created_at, c.updated_at, c.deleted_at',
);

export class PgCustomerStore implements CustomerStore {
  constructor(private readonly db: Queryable) {}

  async findMany(frameId: string, ids: readonly string[]): Promise<readonly Customer[]> {
    const { rows } = await this.db.query<CustomerRow>(
      sql`SELECT ${COLUMNS} FROM customers WHERE frame_id = ${frameId} AND id = ANY(${ids}::uuid[])`,
    );
    return rows.map(toCustomer);
  }

  async findWithAncestors(frameId: string, ids: readonly string[]): Promise<readonly Customer[]> {
    const { rows } = await this.db.query<CustomerRow>(preparedSql`
      WITH RECURSIVE above AS (
        SELECT ${COLUMNS} FROM customers WHERE frame_id = ${frameId} AND id = ANY(${ids}::uuid[])
        UNION
        SELECT ${COLUMNS_OF_C} FROM customers c JOIN above ON c.id = above.parent_id WHERE c.frame_id = ${frameId}
      )
      SELECT ${COLUMNS} FROM above`);
    return rows.map(toCustomer);
  }

  async insert(frameId: string, customer: Customer): Promise<void> {
    const { id, name, document, email, phone, parentId, version, createdAt, updatedAt } = customer;
    await translated(
      this.db.query(sql`
        INSERT INTO customers (frame_id, id, name, document, email, phone, parent_id, version, created_at, updated_at)
        VALUES (${frameId}, ${id}, ${name}, ${document}, ${email}, ${phone}, ${parentId}, ${version}, ${createdAt}, ${updatedAt})`),
    );
  }

  async insertFree(frameId: string, customers: readonly Customer[]): Promise<ReadonlySet<string>> {
    if (customers.length === 0) return new Set();
    const { rows } = await this.db.query<{ id: string }>(sql`
      INSERT INTO customers (frame_id, id, name, document, email, phone, parent_id, version, created_at, updated_at)
      SELECT ${frameId}, n.* FROM unnest(
        ${customers.map(({ id }) => id)}::uuid[], ${customers.map(({ name }) => name)}::text[],
        ${customers.map(({ document }) => document)}::text[], ${customers.map(({ email }) => email)}::text[],
        ${customers.map(({ phone }) => phone)}::text[], ${customers.map(({ parentId }) => parentId)}::uuid[],
        ${customers.map(({ version }) => version)}::int[], ${customers.map(({ createdAt }) => createdAt)}::timestamptz[],
        ${customers.map(({ updatedAt }) => updatedAt)}::timestamptz[]) AS n
      ON CONFLICT DO NOTHING
      RETURNING id`);
    return new Set(rows.map(({ id }) => id));
  }

  async lock(frameId: string, id: string): Promise<Customer | undefined> {
    const [held] = await this.lockMany(frameId, [id]);
    return held;
  }

  async lockMany(frameId: string, ids: readonly string[]): Promise<readonly Customer[]> {
    // Always in the order of their ids, so that two who lock several never wait for each other.
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
    const { id, name, document, email, phone, parentId, version, updatedAt, deletedAt } = customer;
    const { count } = await translated(
      this.db.query(sql`
        UPDATE customers
        SET name = ${name}, document = ${document}, email = ${email}, phone = ${phone}, parent_id = ${parentId},
            version = version + 1, updated_at = ${updatedAt}, deleted_at = ${deletedAt}
        WHERE frame_id = ${frameId} AND id = ${id} AND version = ${version}`),
    );
    if (count === 0)
      throw new AppError('precondition_failed', 'precondition_failed', 'The customer has changed meanwhile.');
  }

  async lockTree(frameId: string): Promise<void> {
    await this.db.query(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`customers/${frameId}`}, 0))`);
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

function toCustomer(row: CustomerRow): Customer {
  return {
    id: row.id,
    name: row.name,
    document: row.document,
    email: row.email,
    phone: row.phone,
    parentId: row.parent_id,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    deletedAt: row.deleted_at,
  };
}
