import type { Page } from '@trackway/application';
import { lockUntilCommit, type Queryable, sql, trustedSql } from '@trackway/postgres';
import type { ServiceAccount } from './service-account';
import type { ServiceAccountStore } from './service-account-store';

interface AccountRow {
  id: string;
  name: string;
  scopes: string[];
  active: boolean;
  secret_hash: Buffer;
  previous_secret_hash: Buffer | null;
  previous_secret_until: Date | null;
  generation: number;
  created_by: string;
  version: number;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
  last_used_at: Date | null;
}

const COLUMNS =
  trustedSql(`id, name, scopes, active, secret_hash, previous_secret_hash, previous_secret_until, generation,
  created_by, version, created_at, updated_at, deleted_at, last_used_at`);

export class PgServiceAccountStore implements ServiceAccountStore {
  constructor(private readonly db: Queryable) {}

  async find(frameId: string, id: string): Promise<ServiceAccount | undefined> {
    const { rows } = await this.db.query<AccountRow>(
      sql`SELECT ${COLUMNS} FROM service_accounts WHERE frame_id = ${frameId} AND id = ${id}`,
    );
    return rows[0] && toAccount(rows[0]);
  }

  async lock(frameId: string, id: string): Promise<ServiceAccount | undefined> {
    const { rows } = await this.db.query<AccountRow>(
      sql`SELECT ${COLUMNS} FROM service_accounts WHERE frame_id = ${frameId} AND id = ${id} FOR UPDATE`,
    );
    return rows[0] && toAccount(rows[0]);
  }

  async page(frameId: string, { page, perPage }: Page) {
    const { rows } = await this.db.query<AccountRow>(sql`
      SELECT ${COLUMNS} FROM service_accounts WHERE frame_id = ${frameId} AND deleted_at IS NULL
      ORDER BY created_at DESC, id DESC LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`);
    const counted = await this.db.query<{ total: number }>(sql`
      SELECT count(*)::integer AS total FROM service_accounts WHERE frame_id = ${frameId} AND deleted_at IS NULL`);
    return { accounts: rows.map(toAccount), total: counted.rows[0]?.total ?? 0 };
  }

  async countForLimit(frameId: string): Promise<number> {
    await lockUntilCommit(this.db, `service-account-limit:${frameId}`);
    const { rows } = await this.db.query<{ total: number }>(sql`
      SELECT count(*)::integer AS total FROM service_accounts WHERE frame_id = ${frameId} AND deleted_at IS NULL`);
    return rows[0]?.total ?? 0;
  }

  async insert(frameId: string, account: ServiceAccount): Promise<void> {
    await this.db.query(sql`
      INSERT INTO service_accounts
        (frame_id, id, name, scopes, active, secret_hash, generation, created_by, version, created_at, updated_at)
      VALUES (${frameId}, ${account.id}, ${account.name}, ${account.scopes}::text[], ${account.active}, ${account.secretHash},
        ${account.generation}, ${account.createdBy}, ${account.version}, ${account.createdAt}, ${account.updatedAt})`);
  }

  async update(frameId: string, account: ServiceAccount): Promise<void> {
    await this.db.query(sql`
      UPDATE service_accounts SET name = ${account.name}, scopes = ${account.scopes}::text[], active = ${account.active},
        secret_hash = ${account.secretHash}, previous_secret_hash = ${account.previousSecret?.hash ?? null},
        previous_secret_until = ${account.previousSecret?.until ?? null}, generation = ${account.generation},
        version = ${account.version}, updated_at = ${account.updatedAt}, deleted_at = ${account.deletedAt}
      WHERE frame_id = ${frameId} AND id = ${account.id}`);
  }

  async recordUse(frameId: string, id: string, at: Date): Promise<void> {
    await this.db.query(
      sql`UPDATE service_accounts SET last_used_at = ${at} WHERE frame_id = ${frameId} AND id = ${id}`,
    );
  }
}

function toAccount(row: AccountRow): ServiceAccount {
  const { previous_secret_hash: hash, previous_secret_until: until } = row;
  return {
    id: row.id,
    name: row.name,
    scopes: row.scopes,
    active: row.active,
    secretHash: row.secret_hash,
    previousSecret: hash && until ? { hash, until } : null,
    generation: row.generation,
    createdBy: row.created_by,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    deletedAt: row.deleted_at,
    lastUsedAt: row.last_used_at,
  };
}
