import type { Page } from '@trackway/application';
import { joinSql, type Queryable, type Sql, sql, storedJson } from '@trackway/postgres';
import type { Execution } from './execution';
import {
  EXECUTION_COLUMNS,
  type ExecutionRecordRow,
  type ExecutionRow,
  RECORD_COLUMNS,
  RECORD_TABLES,
  toExecution,
  toRecord,
  toStoredStep,
} from './execution-row';
import type { ExecutionFilter, ExecutionProgress, ExecutionRecord, ExecutionStore } from './execution-store';
import { LeaseLostError } from './lease-lost-error';

export class PgExecutionStore implements ExecutionStore {
  constructor(
    private readonly db: Queryable,
    private readonly wakeWorker: () => void,
  ) {}

  async insert(frameId: string, x: Execution): Promise<boolean> {
    const { count } = await this.db.query(sql`
      INSERT INTO agent_executions (frame_id, id, agent_id, agent_version, project_id, trigger, started_by, status, input, messages,
        steps, waiting, attempt, start_key, correlation_id, causation_id, depth, created_at)
      VALUES (${frameId}, ${x.id}, ${x.agentId}, ${x.agentVersion}, ${x.projectId}, ${x.trigger}, ${JSON.stringify(x.startedBy)},
        ${x.status}, ${x.input}, ${storedJson(x.messages)}, '[]', '[]', ${x.attempt}, ${x.startKey}, ${x.correlationId},
        ${x.causationId}, ${x.depth}, ${x.createdAt})
      ON CONFLICT ON CONSTRAINT agent_executions_start_key DO NOTHING`);
    if (count > 0) await this.enqueue(frameId, x.id);
    return count > 0;
  }

  async find(frameId: string, id: string): Promise<Execution | undefined> {
    return await this.one(sql`x.frame_id = ${frameId} AND x.id = ${id}`);
  }

  async lock(frameId: string, id: string): Promise<Execution | undefined> {
    return await this.one(sql`x.frame_id = ${frameId} AND x.id = ${id} FOR UPDATE`);
  }

  async lockForWorker(frameId: string, id: string, workerId: string): Promise<Execution | undefined> {
    const execution = await this.lock(frameId, id);
    const { rows } = await this.db.query(sql`
      SELECT 1 AS held FROM agent_lanes WHERE frame_id = ${frameId} AND lane_id = ${id} AND worker_id = ${workerId} FOR SHARE`);
    if (rows.length === 0) throw new LeaseLostError();
    return execution;
  }

  async findByStartKey(frameId: string, key: string): Promise<Execution | undefined> {
    return await this.one(sql`x.frame_id = ${frameId} AND x.start_key = ${key}`);
  }

  async recordProgress(frameId: string, id: string, progress: ExecutionProgress): Promise<void> {
    const { status, messages = [], steps = [], output = null, error = null, attempt, at } = progress;
    const over = status === 'completed' || status === 'failed' || status === 'cancelled';
    const waiting = over ? [] : progress.waiting;
    await this.db.query(sql`
      UPDATE agent_executions SET status = ${status}, messages = messages || ${storedJson(messages)}::jsonb,
        steps = steps || ${storedJson(steps.map(toStoredStep))}::jsonb, waiting = coalesce(${waiting ? storedJson(waiting) : null}::jsonb, waiting),
        output = coalesce(${output}, output), error = ${error}, attempt = coalesce(${attempt ?? null}, attempt),
        started_at = coalesce(started_at, ${at}::timestamptz), completed_at = CASE WHEN ${over} THEN ${at}::timestamptz END
      WHERE frame_id = ${frameId} AND id = ${id}`);
  }

  async enqueue(frameId: string, id: string): Promise<void> {
    await this.db.query(sql`
      INSERT INTO agent_lanes (frame_id, lane_id, ready_at, arrivals) VALUES (${frameId}, ${id}, now(), 1)
      ON CONFLICT (frame_id, lane_id) DO UPDATE SET arrivals = agent_lanes.arrivals + 1`);
    this.wakeWorker();
  }

  async record(frameId: string, id: string): Promise<ExecutionRecord | undefined> {
    const { rows } = await this.db.query<ExecutionRecordRow>(sql`
      SELECT ${EXECUTION_COLUMNS}, ${RECORD_COLUMNS} ${RECORD_TABLES} WHERE x.frame_id = ${frameId} AND x.id = ${id}`);
    return rows[0] && toRecord(rows[0]);
  }

  async page(frameId: string, filter: ExecutionFilter, { page, perPage }: Page) {
    const where = joinSql(conditionsOf(frameId, filter), ' AND ');
    const { rows } = await this.db.query<ExecutionRecordRow>(sql`
      SELECT ${EXECUTION_COLUMNS}, ${RECORD_COLUMNS} ${RECORD_TABLES} WHERE ${where}
      ORDER BY x.created_at DESC, x.id DESC LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`);
    const counted = await this.db.query<{ total: number }>(
      sql`SELECT count(*) AS total FROM agent_executions x WHERE ${where}`,
    );
    return { executions: rows.map(toRecord), total: counted.rows[0]?.total ?? 0 };
  }

  async count(frameId: string) {
    const { rows } = await this.db.query<{ total: number; newest: number | null }>(sql`
      SELECT count(*) AS total, max(position) AS newest FROM agent_executions WHERE frame_id = ${frameId}`);
    return { total: rows[0]?.total ?? 0, newest: rows[0]?.newest ?? undefined };
  }

  async before(frameId: string, position: number, limit: number) {
    const { rows } = await this.db.query<ExecutionRecordRow & { position: number }>(sql`
      SELECT ${EXECUTION_COLUMNS}, ${RECORD_COLUMNS}, x.position ${RECORD_TABLES}
      WHERE x.frame_id = ${frameId} AND x.position < ${position} ORDER BY x.position DESC LIMIT ${limit}`);
    return { rows: rows.map(toRecord), next: rows.at(-1)?.position ?? 0 };
  }

  private async one(where: Sql): Promise<Execution | undefined> {
    const { rows } = await this.db.query<ExecutionRow>(
      sql`SELECT ${EXECUTION_COLUMNS} FROM agent_executions x WHERE ${where}`,
    );
    return rows[0] && toExecution(rows[0]);
  }
}

function conditionsOf(frameId: string, { agentIds, projectIds, statuses, from, to }: ExecutionFilter): Sql[] {
  const conditions = [sql`x.frame_id = ${frameId}`];
  if (agentIds) conditions.push(sql`x.agent_id = ANY(${agentIds}::uuid[])`);
  if (projectIds) conditions.push(sql`x.project_id = ANY(${projectIds}::uuid[])`);
  if (statuses) conditions.push(sql`x.status = ANY(${statuses}::text[])`);
  if (from) conditions.push(sql`x.created_at >= ${from}`);
  if (to) conditions.push(sql`x.created_at <= ${to}`);
  return conditions;
}
