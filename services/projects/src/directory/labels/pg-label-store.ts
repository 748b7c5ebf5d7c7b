import { conflict } from '@trackway/errors';
import { isUniqueViolation, type Queryable, type Sql, sql, trustedSql } from '@trackway/postgres';
import type { Label } from './label';
import type { LabelStore } from './label-store';

interface LabelRow {
  id: string;
  name: string;
  color: string | null;
  version: number;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

/** Stores project groups and tags, which differ in the color of tags. */
export class PgLabelStore implements LabelStore {
  private readonly table: Sql;
  private readonly colored: boolean;

  constructor(
    private readonly db: Queryable,
    private readonly kind: 'project_groups' | 'tags',
  ) {
    this.table = trustedSql(kind);
    this.colored = kind === 'tags';
  }

  findMany(frameId: string, ids: readonly string[]): Promise<readonly Label[]> {
    return this.select(frameId, ids, trustedSql(''));
  }

  lockMany(frameId: string, ids: readonly string[]): Promise<readonly Label[]> {
    // In the order of ids, which prevents deadlocks.
    return this.select(frameId, ids, trustedSql('ORDER BY id FOR UPDATE'));
  }

  async insert(frameId: string, { id, name, color, version, createdAt, updatedAt }: Label): Promise<void> {
    const colorColumn = trustedSql(this.colored ? ', color' : '');
    const colorValue = this.colored ? sql`, ${color}` : trustedSql('');
    await this.translated(
      this.db.query(sql`
        INSERT INTO ${this.table} (frame_id, id, name, version, created_at, updated_at${colorColumn})
        VALUES (${frameId}, ${id}, ${name}, ${version}, ${createdAt}, ${updatedAt}${colorValue})`),
    );
  }

  async update(frameId: string, { id, name, color, version, updatedAt, deletedAt }: Label): Promise<void> {
    const colorChange = this.colored ? sql`, color = ${color}` : trustedSql('');
    await this.translated(
      this.db.query(sql`
        UPDATE ${this.table}
        SET name = ${name}, version = ${version}, updated_at = ${updatedAt}, deleted_at = ${deletedAt}${colorChange}
        WHERE frame_id = ${frameId} AND id = ${id}`),
    );
  }

  private async select(frameId: string, ids: readonly string[], suffix: Sql): Promise<readonly Label[]> {
    const color = trustedSql(this.colored ? 'color' : 'NULL AS color');
    const { rows } = await this.db.query<LabelRow>(sql`
      SELECT id, name, ${color}, version, created_at, updated_at, deleted_at FROM ${this.table}
      WHERE frame_id = ${frameId} AND id = ANY(${ids}::uuid[]) ${suffix}`);
    return rows.map(toLabel);
  }

  private async translated<T>(statement: Promise<T>): Promise<T> {
    try {
      return await statement;
    } catch (error) {
      if (!isUniqueViolation(error, `${this.kind}_name_key`)) throw error;
      const message = 'Another one of the frame has this name.';
      throw conflict(message, { name: [message] });
    }
  }
}

function toLabel(row: LabelRow): Label {
  return {
    id: row.id,
    name: row.name,
    color: row.color,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    deletedAt: row.deleted_at,
  };
}
