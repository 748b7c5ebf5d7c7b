import type { Page } from '@trackway/application';
import { lockUntilCommit, type Queryable, type Sql, sql, storedJson, trustedSql } from '@trackway/postgres';
import { textSortKey } from '../../search/text-sort-key';
import type { SavedView, ViewSearch } from './saved-view';
import type { SavedViewStore } from './saved-view-store';

interface ViewRow {
  readonly id: string;
  readonly name: string;
  readonly resource: SavedView['resource'];
  readonly visibility: SavedView['visibility'];
  readonly owner_id: string;
  readonly search: ViewSearch;
  readonly columns: string[];
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const COLUMNS = trustedSql(
  'id, name, resource, visibility, owner_id, search, columns, version, created_at, updated_at',
);

export class PgSavedViewStore implements SavedViewStore {
  constructor(private readonly db: Queryable) {}

  async page(frameId: string, userId: string, { page, perPage }: Page) {
    const where = sql`frame_id = ${frameId} AND (owner_id = ${userId} OR visibility = 'shared')`;
    const { rows } = await this.db.query<ViewRow>(sql`
      SELECT ${COLUMNS} FROM saved_views WHERE ${where}
      ORDER BY ${trustedSql(textSortKey('name'))}, id LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`);
    return { views: rows.map(toView), total: await this.count(where) };
  }

  find(frameId: string, id: string): Promise<SavedView | undefined> {
    return this.select(frameId, id, trustedSql(''));
  }

  async findMany(frameId: string, ids: readonly string[]): Promise<readonly SavedView[]> {
    const { rows } = await this.db.query<ViewRow>(sql`
      SELECT ${COLUMNS} FROM saved_views WHERE frame_id = ${frameId} AND id = ANY(${ids}::uuid[])`);
    return rows.map(toView);
  }

  lock(frameId: string, id: string): Promise<SavedView | undefined> {
    return this.select(frameId, id, trustedSql('FOR UPDATE'));
  }

  async countForLimit(frameId: string, ownerId: string): Promise<number> {
    await lockUntilCommit(this.db, `view-limit:${frameId}/${ownerId}`);
    return this.count(sql`frame_id = ${frameId} AND owner_id = ${ownerId}`);
  }

  async insert(frameId: string, view: SavedView): Promise<void> {
    await this.db.query(sql`
      INSERT INTO saved_views (frame_id, ${COLUMNS})
      VALUES (${frameId}, ${view.id}, ${view.name}, ${view.resource}, ${view.visibility}, ${view.ownerId},
        ${storedJson(view.search)}::jsonb, ${view.columns}::text[], ${view.version}, ${view.createdAt}, ${view.updatedAt})`);
  }

  async update(frameId: string, view: SavedView): Promise<void> {
    await this.db.query(sql`
      UPDATE saved_views
      SET name = ${view.name}, visibility = ${view.visibility}, search = ${storedJson(view.search)}::jsonb,
        columns = ${view.columns}::text[], version = ${view.version}, updated_at = ${view.updatedAt}
      WHERE frame_id = ${frameId} AND id = ${view.id}`);
  }

  async remove(frameId: string, id: string): Promise<void> {
    await this.db.query(sql`DELETE FROM saved_views WHERE frame_id = ${frameId} AND id = ${id}`);
  }

  private async select(frameId: string, id: string, suffix: Sql): Promise<SavedView | undefined> {
    const { rows } = await this.db.query<ViewRow>(sql`
      SELECT ${COLUMNS} FROM saved_views WHERE frame_id = ${frameId} AND id = ${id} ${suffix}`);
    return rows[0] && toView(rows[0]);
  }

  private async count(where: Sql): Promise<number> {
    const { rows } = await this.db.query<{ total: number }>(
      sql`SELECT count(*) AS total FROM saved_views WHERE ${where}`,
    );
    return rows[0]?.total ?? 0;
  }
}

function toView({ owner_id, created_at, updated_at, ...row }: ViewRow): SavedView {
  return { ...row, ownerId: owner_id, createdAt: created_at, updatedAt: updated_at };
}
