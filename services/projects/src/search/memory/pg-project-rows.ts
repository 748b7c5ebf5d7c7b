import { type Database, preparedSql, sql, trustedSql } from '@trackway/postgres';
import type { MemoryColumn } from './column-layout';
import { PgFrameReader } from './pg-frame-reader';
import { ProjectStatements } from './pg-read-projects';
import type { Changes, FrameReader, FrameSize, Origin, ProjectRow, ProjectRows } from './project-rows';

/** Projects that one refresh reads. With more changes, reloading the tenant is less expensive. */
const MAX_CHANGED = 20_000;

/** The tables that an index is read from. */
const SEARCHED_TABLES = [
  'projects',
  'project_people',
  'project_groups',
  'project_group_members',
  'project_tags',
  'customers',
  'contacts',
  'funnel_assignments',
  'form_answer_values',
];

export class PgProjectRows implements ProjectRows {
  private readonly statements: ProjectStatements;

  constructor(
    private readonly database: Database,
    private readonly layout: readonly MemoryColumn[],
  ) {
    this.statements = new ProjectStatements(layout);
  }

  /**
   * Changes are recorded by triggers. They don't record that tables were restored, truncated or rewritten, or that a function
   * that computes values was replaced.
   */
  async origin(): Promise<Origin> {
    const { rows } = await this.database.query<Origin>(preparedSql`
      SELECT concat_ws(' ',
          (SELECT system_identifier FROM pg_control_system()),
          (SELECT oid FROM pg_database WHERE datname = current_database()),
          substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8),
          (SELECT md5(string_agg(c.relname || c.relfilenode, ' ' ORDER BY c.relname)) FROM pg_class c
            WHERE c.relnamespace = 'public'::regnamespace AND c.relname = ANY(${SEARCHED_TABLES}::text[])),
          (SELECT md5(string_agg(p.proname || p.prosrc, ' ' ORDER BY p.proname, p.prosrc)) FROM pg_proc p
            WHERE p.pronamespace = 'public'::regnamespace)) AS id,
        (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now`);
    const [origin] = rows;
    if (!origin) throw new Error('PostgreSQL returned no origin.');
    return origin;
  }

  async hasProjects(frameId: string): Promise<boolean> {
    const { rows } = await this.database.query(
      preparedSql`SELECT 1 FROM projects p WHERE p.frame_id = ${frameId} LIMIT 1`,
    );
    return rows.length > 0;
  }

  async sizeOf(frameId: string): Promise<FrameSize> {
    const { rows } = await this.database.query<{ projects: number; bytes: number }>(sql`
      SELECT count(*) AS projects,
        COALESCE(sum(octet_length(p.description) + octet_length(p.name) + octet_length(p.code)), 0)::float8 AS bytes
      FROM projects p WHERE p.frame_id = ${frameId}`);
    return { projects: rows[0]?.projects ?? 0, textBytes: rows[0]?.bytes ?? 0 };
  }

  async snapshot(): Promise<string> {
    const { rows } = await this.database.query<{ snapshot: string }>(
      preparedSql`SELECT pg_current_snapshot()::text AS snapshot`,
    );
    return snapshotOf(rows[0]);
  }

  /**
   * Reads the changes of transactions that started after the snapshot or were in progress then, so a long transaction does not
   * cause changes of others to be read again. The projects of a changed related row are found in the current state, so the
   * commit order of two transactions does not matter.
   */
  async changedSince(frameId: string, snapshot: string): Promise<Changes> {
    const unseen = (table: string) => sql`
      SELECT c.* FROM ${trustedSql(table)} c
      WHERE c.frame_id = ${frameId} AND c.transaction_id >= pg_snapshot_xmax(${snapshot}::pg_snapshot)
      UNION ALL
      SELECT c.* FROM ${trustedSql(table)} c
      WHERE c.frame_id = ${frameId} AND c.transaction_id = ANY(ARRAY(SELECT pg_snapshot_xip(${snapshot}::pg_snapshot)))`;
    const { rows } = await this.database.query<{ snapshot: string; changed: string[] | null }>(preparedSql`
      WITH named AS MATERIALIZED (SELECT DISTINCT project_id AS id FROM (${unseen('search_changes')}) c LIMIT ${MAX_CHANGED + 1}),
        related AS MATERIALIZED (SELECT DISTINCT kind, related_id FROM (${unseen('search_related_changes')}) c LIMIT ${MAX_CHANGED + 1}),
        changed AS (
          SELECT id FROM named
          UNION SELECT p.merged_id FROM named n JOIN projects p ON p.frame_id = ${frameId} AND p.id = n.id WHERE p.merged_id IS NOT NULL
          UNION SELECT p.id FROM related r JOIN projects p ON p.frame_id = ${frameId} AND p.customer_id = r.related_id::uuid
            WHERE r.kind = 'customer'
          UNION SELECT p.id FROM related r JOIN projects p ON p.frame_id = ${frameId} AND p.contact_id = r.related_id::integer
            WHERE r.kind = 'contact'
          UNION SELECT m.project_id FROM related r JOIN project_group_members m ON m.frame_id = ${frameId} AND m.group_id = r.related_id::uuid
            WHERE r.kind = 'group'
          LIMIT ${MAX_CHANGED + 1}
        )
      SELECT pg_current_snapshot()::text AS snapshot, (SELECT json_agg(id) FROM changed) AS changed`);
    const projectIds = rows[0]?.changed ?? [];
    return { snapshot: snapshotOf(rows[0]), projectIds: projectIds.length > MAX_CHANGED ? undefined : projectIds };
  }

  /** One snapshot, so that the values of a project are consistent. */
  async findMany(frameId: string, ids: readonly string[]): Promise<readonly ProjectRow[]> {
    return this.database.inSnapshot((db) => this.statements.read(db, frameId, ids));
  }

  readFrame(frameId: string): FrameReader {
    return new PgFrameReader(this.database, frameId, this.layout);
  }
}

function snapshotOf(row: { readonly snapshot: string } | undefined): string {
  if (!row) throw new Error('PostgreSQL returned no snapshot.');
  return row.snapshot;
}
