import { conflict } from '@trackway/errors';
import { isUniqueViolation, lockUntilCommit, preparedSql, type Queryable, sql, trustedSql } from '@trackway/postgres';
import { builtInRoles, type Role } from './role';
import type { RoleStore } from './role-store';

interface RoleRow {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly scopes: string[];
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const COLUMNS = trustedSql('id, name, description, scopes, version, created_at, updated_at');

export class PgRoleStore implements RoleStore {
  constructor(private readonly db: Queryable) {}

  async all(frameId: string): Promise<readonly Role[]> {
    const { rows } = await this.db.query<RoleRow>(
      sql`SELECT ${COLUMNS} FROM roles WHERE frame_id = ${frameId} ORDER BY lower(name)`,
    );
    return [...builtInRoles, ...rows.map(toRole)];
  }

  async countForLimit(frameId: string): Promise<number> {
    await lockUntilCommit(this.db, `role-limit:${frameId}`);
    const { rows } = await this.db.query<{ total: number }>(
      sql`SELECT count(*)::integer AS total FROM roles WHERE frame_id = ${frameId}`,
    );
    return rows[0]?.total ?? 0;
  }

  async lock(frameId: string, id: string): Promise<Role | undefined> {
    const { rows } = await this.db.query<RoleRow>(
      sql`SELECT ${COLUMNS} FROM roles WHERE frame_id = ${frameId} AND id = ${id} FOR UPDATE`,
    );
    return rows[0] && toRole(rows[0]);
  }

  async insert(frameId: string, role: Role): Promise<void> {
    await uniqueName(
      this.db.query(sql`
        INSERT INTO roles (frame_id, ${COLUMNS}) VALUES (${frameId}, ${role.id}, ${role.name}, ${role.description},
          ${role.scopes}::text[], ${role.version}, ${role.createdAt}, ${role.updatedAt})`),
    );
  }

  async update(frameId: string, role: Role): Promise<void> {
    await uniqueName(
      this.db.query(sql`
        UPDATE roles SET name = ${role.name}, description = ${role.description}, scopes = ${role.scopes}::text[],
          version = ${role.version}, updated_at = ${role.updatedAt}
        WHERE frame_id = ${frameId} AND id = ${role.id}`),
    );
  }

  async remove(frameId: string, id: string): Promise<void> {
    await this.db.query(sql`DELETE FROM user_roles WHERE frame_id = ${frameId} AND role_id = ${id}`);
    await this.db.query(sql`DELETE FROM roles WHERE frame_id = ${frameId} AND id = ${id}`);
  }

  async idsOfUser(frameId: string, userId: string): Promise<readonly string[]> {
    const { rows } = await this.db.query<{ role_id: string }>(preparedSql`
      SELECT role_id FROM user_roles WHERE frame_id = ${frameId} AND user_id = ${userId} ORDER BY role_id`);
    return rows.map(({ role_id }) => role_id);
  }

  async setOfUser(frameId: string, userId: string, ids: readonly string[]): Promise<void> {
    await this.db.query(sql`
      DELETE FROM user_roles WHERE frame_id = ${frameId} AND user_id = ${userId} AND role_id <> ALL(${ids}::uuid[])`);
    await this.db.query(sql`
      INSERT INTO user_roles (frame_id, user_id, role_id) SELECT ${frameId}, ${userId}, unnest(${ids}::uuid[])
      ON CONFLICT DO NOTHING`);
  }
}

async function uniqueName(written: Promise<unknown>): Promise<void> {
  try {
    await written;
  } catch (error) {
    if (!isUniqueViolation(error, 'roles_name_key')) throw error;
    throw conflict('Another role has this name.', { name: ['Another role has this name.'] });
  }
}

function toRole({ created_at, updated_at, ...row }: RoleRow): Role {
  return { ...row, builtIn: false, createdAt: created_at, updatedAt: updated_at };
}
