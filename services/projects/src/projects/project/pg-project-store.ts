import { conflict } from '@trackway/errors';
import {
  insertSql,
  isUniqueViolation,
  lockUntilCommit,
  preparedSql,
  type Queryable,
  type Sql,
  sql,
  trustedSql,
} from '@trackway/postgres';
import type { Descendant } from './hierarchy';
import type { Project } from './project';
import { type ProjectRow, projectColumns, toProject, toProjectRow } from './project-row';
import type { ProjectStore } from './project-store';

export class PgProjectStore implements ProjectStore {
  constructor(private readonly db: Queryable) {}

  async findMany(frameId: string, ids: readonly string[]): Promise<readonly Project[]> {
    const { rows } = await this.db.query<ProjectRow>(
      preparedSql`SELECT ${projectColumns.list} FROM projects WHERE frame_id = ${frameId} AND id = ANY(${ids}::uuid[])`,
    );
    return rows.map(toProject);
  }

  async lockMany(frameId: string, ids: readonly string[]): Promise<readonly Project[]> {
    // In the order of ids, which prevents deadlocks.
    const { rows } = await this.db.query<ProjectRow>(
      preparedSql`SELECT ${projectColumns.list} FROM projects WHERE frame_id = ${frameId} AND id = ANY(${ids}::uuid[]) ORDER BY id FOR UPDATE`,
    );
    return rows.map(toProject);
  }

  async insert(frameId: string, ...projects: readonly Project[]): Promise<void> {
    await translated(this.db.query(insertion(frameId, projects, trustedSql(''))));
  }

  async insertFree(frameId: string, projects: readonly Project[]): Promise<ReadonlySet<string>> {
    // An insert waits for another one of the same code. In the same order, two imports do not wait for each other.
    const sorted = projects.toSorted((one, other) => (one.code < other.code ? -1 : 1));
    const { rows } = await this.db.query<{ id: string }>(
      insertion(frameId, sorted, trustedSql('ON CONFLICT DO NOTHING RETURNING id')),
    );
    return new Set(rows.map(({ id }) => id));
  }

  async update(frameId: string, projects: readonly Project[]): Promise<void> {
    await translated(
      this.db.query(sql`
        UPDATE projects p SET ${projectColumns.assignments}, version = p.version + 1
        FROM ${unnested(projects)} WHERE p.frame_id = ${frameId} AND p.id = n.id`),
    );
  }

  async findIds(
    frameId: string,
    by: 'code' | 'old_id',
    values: readonly string[],
  ): Promise<ReadonlyMap<string, string>> {
    const column = trustedSql(by);
    const { rows } = await this.db.query<{ id: string; value: string }>(sql`
      SELECT id, ${column} AS value FROM projects
      WHERE frame_id = ${frameId} AND ${column} = ANY(${values}::text[])`);
    return new Map(rows.map(({ value, id }) => [value, id]));
  }

  async ancestors(frameId: string, ids: readonly string[]): Promise<readonly Project[]> {
    const { rows } = await this.db.query<ProjectRow>(sql`
      WITH RECURSIVE above AS (
        SELECT ${projectColumns.list} FROM projects WHERE frame_id = ${frameId} AND id = ANY(${ids}::uuid[])
        UNION
        SELECT ${projectColumns.listOf('p')} FROM projects p JOIN above ON p.id = above.parent_id WHERE p.frame_id = ${frameId}
      )
      SELECT ${projectColumns.list} FROM above`);
    return rows.map(toProject);
  }

  async descendants(frameId: string, id: string): Promise<readonly Descendant[]> {
    const { rows } = await this.db.query<Descendant>(sql`
      WITH RECURSIVE below AS (
        SELECT id, 0 AS depth FROM projects WHERE frame_id = ${frameId} AND id = ${id}
        UNION ALL
        SELECT p.id, below.depth + 1 FROM projects p JOIN below ON p.parent_id = below.id
        WHERE p.frame_id = ${frameId} AND p.deleted_at IS NULL
      ) CYCLE id SET is_met USING path
      SELECT p.id, p.code, p.name, p.status, p.parent_id AS "parentId", p.deleted_at AS "deletedAt", below.depth
      FROM below JOIN projects p ON p.frame_id = ${frameId} AND p.id = below.id
      WHERE below.depth > 0 AND NOT below.is_met
      ORDER BY below.depth, p.name, p.id`);
    return rows;
  }

  async mergedInto(frameId: string, id: string): Promise<readonly string[]> {
    const { rows } = await this.db.query<{ id: string }>(
      sql`SELECT id FROM projects WHERE frame_id = ${frameId} AND merged_id = ${id}`,
    );
    return rows.map((row) => row.id);
  }

  async lockHierarchy(frameId: string): Promise<void> {
    await lockUntilCommit(this.db, `projects/${frameId}`);
  }
}

function insertion(frameId: string, projects: readonly Project[], suffix: Sql): Sql {
  const insert = insertSql(projects.length);
  return insert`INSERT INTO projects (frame_id, ${projectColumns.list}) SELECT ${frameId}, n.* FROM ${unnested(projects)} ${suffix}`;
}

function unnested(projects: readonly Project[]): Sql {
  return projectColumns.rows(projects.map(toProjectRow));
}

async function translated<T>(statement: Promise<T>): Promise<T> {
  try {
    return await statement;
  } catch (error) {
    if (isUniqueViolation(error, 'projects_code_key')) throw duplicateValue('code', 'code');
    if (isUniqueViolation(error, 'projects_old_id_key')) throw duplicateValue('old_id', 'old id');
    throw error;
  }
}

function duplicateValue(field: string, words: string): Error {
  const message = `Another project of the frame has this ${words}.`;
  return conflict(message, { [field]: [message] });
}
