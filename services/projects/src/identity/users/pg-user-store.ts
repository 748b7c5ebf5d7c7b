import { preparedSql, type Queryable, sql } from '@trackway/postgres';
import { type User, unnamedUser } from './user';
import type { TokenUser, UserScopes, UserStore } from './user-store';

export interface UserRow {
  id: string;
  name: string;
  email: string | null;
  active: boolean;
  version: number;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

export class PgUserStore implements UserStore {
  constructor(private readonly db: Queryable) {}

  async findMany(frameId: string, ids: readonly string[]): Promise<readonly User[]> {
    const { rows } = await this.db.query<UserRow>(preparedSql`
      SELECT id, name, email, active, version, created_at, updated_at, deleted_at FROM users
      WHERE frame_id = ${frameId} AND id = ANY(${ids}::uuid[])`);
    return rows.map(toUser);
  }

  async lock(frameId: string, id: string): Promise<User | undefined> {
    const { rows } = await this.db.query<UserRow>(sql`
      SELECT id, name, email, active, version, created_at, updated_at, deleted_at FROM users
      WHERE frame_id = ${frameId} AND id = ${id} FOR UPDATE`);
    return rows[0] && toUser(rows[0]);
  }

  async insert(frameId: string, { id, name, email, active, createdAt, updatedAt }: User): Promise<void> {
    await this.db.query(sql`
      INSERT INTO users (frame_id, id, name, email, active, created_at, updated_at)
      VALUES (${frameId}, ${id}, ${name}, ${email}, ${active}, ${createdAt}, ${updatedAt})`);
  }

  async update(frameId: string, { id, name, email, active, version, updatedAt, deletedAt }: User): Promise<void> {
    await this.db.query(sql`
      UPDATE users SET name = ${name}, email = ${email}, active = ${active}, version = ${version}, updated_at = ${updatedAt},
          deleted_at = ${deletedAt}
      WHERE frame_id = ${frameId} AND id = ${id}`);
  }

  async addScopes(frameId: string, id: string, scopes: readonly string[]): Promise<void> {
    await this.db.query(sql`
      UPDATE users SET scopes = ARRAY(SELECT DISTINCT s FROM unnest(scopes || ${scopes}::text[]) AS s ORDER BY s)
      WHERE frame_id = ${frameId} AND id = ${id} AND NOT scopes @> ${scopes}::text[]`);
  }

  async setScopes(frameId: string, id: string, scopes: readonly string[]): Promise<void> {
    await this.db.query(sql`
      UPDATE users SET scopes = ${scopes}::text[]
      WHERE frame_id = ${frameId} AND id = ${id} AND scopes IS DISTINCT FROM ${scopes}::text[]`);
  }

  async scopesOf(frameId: string, id: string): Promise<UserScopes> {
    const { rows } = await this.db.query<UserScopes>(preparedSql`
      SELECT scopes AS granted, revoked_scopes AS revoked FROM users WHERE frame_id = ${frameId} AND id = ${id}`);
    return rows[0] ?? { granted: [], revoked: [] };
  }

  async setRevokedScopes(frameId: string, id: string, scopes: readonly string[]): Promise<void> {
    await this.db.query(sql`
      UPDATE users SET revoked_scopes = ${scopes}::text[] WHERE frame_id = ${frameId} AND id = ${id}`);
  }

  async upsertFromToken(frameId: string, { id, name, email, at }: TokenUser): Promise<User | undefined> {
    const { rows } = await this.db.query<UserRow>(sql`
      INSERT INTO users (frame_id, id, name, email, active, created_at, updated_at)
      VALUES (${frameId}, ${id}, ${name ?? unnamedUser(id)}, ${email}, true, ${at}, ${at})
      ON CONFLICT (frame_id, id) DO UPDATE
        SET name = COALESCE(${name}, users.name), email = COALESCE(${email}, users.email), version = users.version + 1,
            updated_at = ${at}
        WHERE users.name <> COALESCE(${name}, users.name) OR users.email IS DISTINCT FROM COALESCE(${email}, users.email)
      RETURNING id, name, email, active, version, created_at, updated_at, deleted_at`);
    return rows[0] && toUser(rows[0]);
  }
}

export function toUser(row: UserRow): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    active: row.active,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    deletedAt: row.deleted_at,
  };
}
