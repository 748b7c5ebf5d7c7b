import { type Database, type Queryable, type Sql, sql, trustedSql } from '@trackway/postgres';
import { textSortKey } from '../text-sort-key';
import type { MemoryColumn } from './column-layout';
import { anyFrame, ProjectStatements } from './pg-read-projects';
import type { FrameReader, ProjectRow } from './project-rows';

/** Ids that are read ahead. */
const IDS_AHEAD = 5_000;
/** Names of other tables that are stored, so that each is read once for many projects. */
const MAX_NAMES = 50_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Reads the projects of a frame in batches. Sort keys of customers and contacts are read once for all of their projects. */
export class PgFrameReader implements FrameReader {
  private readonly statements: ProjectStatements;
  private readonly names: readonly NameCache[];
  private ids: readonly string[] = [];
  private lastId = FIRST_ID;
  private hasMoreIds = true;

  constructor(
    private readonly database: Database,
    private readonly frameId: string,
    layout: readonly MemoryColumn[],
  ) {
    this.statements = new ProjectStatements(layout.filter(({ lookUp }) => !lookUp));
    this.names = layout.flatMap((column) => (column.lookUp ? new NameCache(column, layout) : []));
  }

  async next(count: number): Promise<readonly ProjectRow[] | undefined> {
    if (this.ids.length === 0 && this.hasMoreIds) await this.readIds();
    const ids = this.ids.slice(0, count);
    if (ids.length === 0) return undefined;
    this.ids = this.ids.slice(count);
    return this.database.inSnapshot(async (db) => {
      const projects = await this.statements.read(db, this.frameId, ids);
      await Promise.all(this.names.map((names) => names.addTo(projects, db, this.frameId)));
      return projects;
    });
  }

  private async readIds(): Promise<void> {
    const { rows } = await this.database.query<{ id: string }>(sql`
      SELECT p.id FROM projects p
      WHERE p.frame_id = ${anyFrame(this.frameId)} AND p.id > ${this.lastId}::uuid ORDER BY p.id LIMIT ${IDS_AHEAD}`);
    this.ids = rows.map(({ id }) => id);
    this.lastId = this.ids.at(-1) ?? this.lastId;
    this.hasMoreIds = rows.length === IDS_AHEAD;
  }
}

type Key = string | number;

/** The sort keys of the names of another table, by the value that a project refers to them with. */
class NameCache {
  private readonly sortKeys = new Map<Key, string | null>();
  private readonly name: string;
  private readonly of: string;
  private readonly find: (frameId: string, keys: readonly Key[]) => Sql;

  constructor({ name, lookUp }: MemoryColumn, layout: readonly MemoryColumn[]) {
    if (!lookUp) throw new Error(`The column ${name} has no other table.`);
    const { table, key, of, column } = lookUp;
    this.name = name;
    this.of = of;
    const type = trustedSql(layout.find((one) => one.name === of)?.kind === 'uuid' ? 'uuid[]' : 'integer[]');
    const sortKey = trustedSql(`${textSortKey(`o.${column}`)} AS name`);
    const [others, isWanted] = [trustedSql(`${table} o`), trustedSql(`o.${key} = wanted.key`)];
    this.find = (frameId, keys) => sql`
      SELECT wanted.key, found.name FROM unnest(${keys}::${type}) AS wanted (key)
      CROSS JOIN LATERAL (SELECT ${sortKey} FROM ${others} WHERE o.frame_id = ${anyFrame(frameId)} AND ${isWanted} OFFSET 0) found`;
  }

  /** Adds the column to the projects. */
  async addTo(
    projects: readonly { readonly fields: Record<string, Key | null> }[],
    db: Queryable,
    frameId: string,
  ): Promise<void> {
    if (this.sortKeys.size > MAX_NAMES) this.sortKeys.clear();
    const keys = new Set(projects.flatMap(({ fields }) => fields[this.of] ?? []));
    const missing = [...keys].filter((key) => !this.sortKeys.has(key));
    if (missing.length > 0) await this.read(missing, db, frameId);
    for (const { fields } of projects) fields[this.name] = this.sortKeys.get(fields[this.of] ?? '') ?? null;
  }

  private async read(keys: readonly Key[], db: Queryable, frameId: string): Promise<void> {
    const { rows } = await db.query<{ key: Key; name: string | null }>(this.find(frameId, keys));
    for (const key of keys) this.sortKeys.set(key, null);
    for (const { key, name } of rows) this.sortKeys.set(key, name);
  }
}
