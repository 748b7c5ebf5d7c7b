import { preparedSql, type Queryable, type Sql, sql, trustedSql } from '@trackway/postgres';
import type { Task, TaskTitle, TaskWithAssignee } from './task';
import type { TaskStore } from './task-store';

interface TaskRow {
  id: string;
  project_id: string;
  title: string;
  done: boolean;
  due_at: Date | null;
  assignee_id: string | null;
  assignee_name: string | null;
  version: number;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

export class PgTaskStore implements TaskStore {
  constructor(private readonly db: Queryable) {}

  findMany(frameId: string, ids: readonly string[]): Promise<readonly TaskWithAssignee[]> {
    return this.select(frameId, sql`t.id = ANY(${ids}::uuid[])`);
  }

  ofProjects(frameId: string, projectIds: readonly string[]): Promise<readonly TaskWithAssignee[]> {
    return this.select(frameId, sql`t.project_id = ANY(${projectIds}::uuid[]) AND t.deleted_at IS NULL`);
  }

  withTitles(frameId: string, titles: readonly TaskTitle[]): Promise<readonly Task[]> {
    return this.select(
      frameId,
      sql`t.deleted_at IS NULL AND (t.project_id, t.title) IN (
        SELECT * FROM unnest(${titles.map(({ projectId }) => projectId)}::uuid[], ${titles.map(({ title }) => title)}::text[]))`,
    );
  }

  async countByProject(frameId: string, projectIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const { rows } = await this.db.query<{ project_id: string; total: number }>(sql`
      SELECT project_id, count(*)::integer AS total FROM tasks
      WHERE frame_id = ${frameId} AND project_id = ANY(${projectIds}::uuid[]) AND deleted_at IS NULL GROUP BY project_id`);
    return new Map(rows.map(({ project_id, total }) => [project_id, total]));
  }

  async insertMany(frameId: string, tasks: readonly Task[]): Promise<void> {
    await this.db.query(insertSql(frameId, tasks, trustedSql('')));
  }

  async insertFree(frameId: string, tasks: readonly Task[]): Promise<ReadonlySet<string>> {
    const { rows } = await this.db.query<{ id: string }>(
      insertSql(frameId, tasks, trustedSql('ON CONFLICT (frame_id, id) DO NOTHING RETURNING id')),
    );
    return new Set(rows.map(({ id }) => id));
  }

  async update(frameId: string, { id, title, done, dueAt, assigneeId, ...life }: Task): Promise<void> {
    await this.db.query(sql`
      UPDATE tasks
      SET title = ${title}, done = ${done}, due_at = ${dueAt}, assignee_id = ${assigneeId}, version = ${life.version},
          updated_at = ${life.updatedAt}, deleted_at = ${life.deletedAt}
      WHERE frame_id = ${frameId} AND id = ${id}`);
  }

  async updateMany(frameId: string, tasks: readonly Task[]): Promise<void> {
    await this.db.query(sql`
      UPDATE tasks t
      SET title = n.title, done = n.done, due_at = n.due_at, assignee_id = n.assignee_id, version = n.version,
          updated_at = n.updated_at
      FROM unnest(
        ${tasks.map(({ id }) => id)}::uuid[], ${tasks.map(({ title }) => title)}::text[],
        ${tasks.map(({ done }) => done)}::boolean[], ${tasks.map(({ dueAt }) => dueAt)}::timestamptz[],
        ${tasks.map(({ assigneeId }) => assigneeId)}::uuid[], ${tasks.map(({ version }) => version)}::int[],
        ${tasks.map(({ updatedAt }) => updatedAt)}::timestamptz[])
        AS n (id, title, done, due_at, assignee_id, version, updated_at)
      WHERE t.frame_id = ${frameId} AND t.id = n.id`);
  }

  private async select(frameId: string, condition: Sql): Promise<readonly TaskWithAssignee[]> {
    const { rows } = await this.db.query<TaskRow>(preparedSql`
      SELECT t.id, t.project_id, t.title, t.done, t.due_at, t.assignee_id, u.name AS assignee_name, t.version,
        t.created_at, t.updated_at, t.deleted_at
      FROM tasks t LEFT JOIN users u ON u.frame_id = t.frame_id AND u.id = t.assignee_id
      WHERE t.frame_id = ${frameId} AND ${condition}
      ORDER BY t.created_at, t.id`);
    return rows.map(toTask);
  }
}

function insertSql(frameId: string, tasks: readonly Task[], conflict: Sql): Sql {
  return sql`
    INSERT INTO tasks (frame_id, id, project_id, title, done, due_at, assignee_id, version, created_at, updated_at)
    SELECT ${frameId}, n.* FROM unnest(
      ${tasks.map(({ id }) => id)}::uuid[], ${tasks.map(({ projectId }) => projectId)}::uuid[],
      ${tasks.map(({ title }) => title)}::text[], ${tasks.map(({ done }) => done)}::boolean[],
      ${tasks.map(({ dueAt }) => dueAt)}::timestamptz[], ${tasks.map(({ assigneeId }) => assigneeId)}::uuid[],
      ${tasks.map(({ version }) => version)}::int[], ${tasks.map(({ createdAt }) => createdAt)}::timestamptz[],
      ${tasks.map(({ updatedAt }) => updatedAt)}::timestamptz[]) AS n ${conflict}`;
}

function toTask(row: TaskRow): TaskWithAssignee {
  return {
    id: row.id,
    projectId: row.project_id,
    title: row.title,
    done: row.done,
    dueAt: row.due_at,
    assigneeId: row.assignee_id,
    assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee_name ?? '' },
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    deletedAt: row.deleted_at,
  };
}
