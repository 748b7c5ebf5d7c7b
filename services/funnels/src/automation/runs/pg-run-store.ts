import type { Page } from '@trackway/application';
import { joinSql, preparedSql, type Queryable, type Sql, sql, storedJson, trustedSql } from '@trackway/postgres';
import type { RuleKind } from '../rules/rule';
import { expireWaits, findSuspended, suspendRun, wakeRun } from './pg-run-waits';
import type { FinishedStatus, Run, RunStep } from './run';
import {
  RECORD_COLUMNS,
  RECORD_TABLES,
  RUN_COLUMNS,
  type RunRecordRow,
  type RunRow,
  toRecord,
  toRun,
  toStoredStep,
} from './run-row';
import type { RunFilter, RunStore } from './run-store';

export class PgRunStore implements RunStore {
  readonly suspend: RunStore['suspend'];
  readonly findSuspended: RunStore['findSuspended'];
  readonly wake: RunStore['wake'];
  readonly expireWaits: RunStore['expireWaits'];

  constructor(
    private readonly db: Queryable,
    private readonly ended: (status: FinishedStatus, count: number) => void,
  ) {
    this.suspend = (...input) => suspendRun(db, ...input);
    this.findSuspended = (...input) => findSuspended(db, ...input);
    this.wake = (...input) => wakeRun(db, ...input);
    this.expireWaits = (...input) => expireWaits(db, ...input);
  }

  async insert(frameId: string, run: Run): Promise<boolean> {
    const { count } = await this.db.query(preparedSql`
      ${insertion(frameId, run)}
      ON CONFLICT (frame_id, rule_id, lane_id, correlation_id) WHERE counts DO NOTHING`);
    return count > 0;
  }

  async insertSkipped(frameId: string, runs: readonly Run[]): Promise<void> {
    if (runs.length === 0) return;
    await this.db.query(sql`
      INSERT INTO rule_runs (frame_id, id, rule_id, rule_version, step_id, trigger_id, lane_id, project_id, status, attempt, actions, steps,
        skipped, correlation_id, depth, counts, finished_at, created_at)
      SELECT ${frameId}, n.id, n."ruleId", n."ruleVersion", n."stepId", n."triggerId", n."partitionId", n."projectId", 'skipped', n.attempt, n.actions, '[]',
        n.skipped, n."correlationId", n.depth, false, n."createdAt", n."createdAt"
      FROM jsonb_to_recordset(${storedJson(runs)}::jsonb) AS n (id uuid, "ruleId" uuid, "ruleVersion" integer, "stepId" uuid, "triggerId" uuid,
        "partitionId" uuid, "projectId" uuid, attempt integer, actions jsonb, skipped jsonb, "correlationId" text, depth integer,
        "createdAt" timestamptz)`);
    this.ended('skipped', runs.length);
  }

  async findPending(frameId: string, partitionId: string, limit: number): Promise<readonly Run[]> {
    const { rows } = await this.db.query<RunRow>(preparedSql`
      SELECT ${RUN_COLUMNS} FROM rule_runs x
      WHERE x.frame_id = ${frameId} AND x.lane_id = ${partitionId} AND x.status = 'pending' ORDER BY x.position LIMIT ${limit}`);
    return rows.map(toRun);
  }

  async begin(frameId: string, id: string, at: Date): Promise<void> {
    await this.db.query(preparedSql`
      UPDATE rule_runs SET started_at = coalesce(started_at, ${at}::timestamptz) WHERE frame_id = ${frameId} AND id = ${id}`);
  }

  async addStep(frameId: string, id: string, index: number, step: RunStep): Promise<boolean> {
    const { count } = await this.db.query(preparedSql`
      UPDATE rule_runs SET steps = steps || ${storedJson([toStoredStep(step)])}::jsonb, attempt = 1, error = NULL,
        waiting = CASE WHEN waiting ->> 'path' = ${step.path} THEN NULL ELSE waiting END
      WHERE frame_id = ${frameId} AND id = ${id} AND jsonb_array_length(steps) = ${index} AND finished_at IS NULL`);
    return count > 0;
  }

  async postpone(frameId: string, id: string, attempt: number, error: string): Promise<void> {
    await this.db.query(sql`
      UPDATE rule_runs SET attempt = ${attempt}, error = ${error} WHERE frame_id = ${frameId} AND id = ${id}`);
  }

  async finish(frameId: string, id: string, { status, error, skipped, step, at }: Parameters<RunStore['finish']>[2]) {
    const last = step ? [toStoredStep(step)] : [];
    const { count } = await this.db.query(preparedSql`
      UPDATE rule_runs SET status = ${status}, error = ${error ?? null}, steps = steps || ${storedJson(last)}::jsonb,
        skipped = ${skipped ? storedJson(skipped) : null}::jsonb, counts = ${status !== 'skipped'}, finished_at = ${at}, waiting = NULL
      WHERE frame_id = ${frameId} AND id = ${id} AND finished_at IS NULL`);
    if (count > 0) this.ended(status, 1);
    return count > 0;
  }

  async lock(frameId: string, ruleId: string, id: string): Promise<Run | undefined> {
    const { rows } = await this.db.query<RunRow>(sql`
      SELECT ${RUN_COLUMNS} FROM rule_runs x
      WHERE x.frame_id = ${frameId} AND x.rule_id = ${ruleId} AND x.id = ${id} FOR UPDATE`);
    return rows[0] && toRun(rows[0]);
  }

  async reopen(frameId: string, id: string): Promise<void> {
    await this.db.query(sql`
      UPDATE rule_runs SET status = 'pending', attempt = 1, error = NULL, finished_at = NULL,
        steps = CASE WHEN steps -> -1 ->> 'status' = 'failed' THEN steps - -1 ELSE steps END
      WHERE frame_id = ${frameId} AND id = ${id} AND status = 'failed'`);
  }

  async page(frameId: string, filter: RunFilter, { page, perPage }: Page) {
    const where = joinSql(conditionsOf(frameId, filter), ' AND ');
    const { rows } = await this.db.query<RunRecordRow>(sql`
      SELECT ${RECORD_COLUMNS} ${RECORD_TABLES}
      WHERE ${where} ORDER BY x.created_at DESC, x.id DESC LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`);
    const counted = await this.db.query<{ total: number }>(sql`
      SELECT count(*) AS total FROM rule_runs x WHERE ${where}`);
    return { runs: rows.map(toRecord), total: counted.rows[0]?.total ?? 0 };
  }

  async count(frameId: string) {
    const { rows } = await this.db.query<{ total: number; newest: number | null }>(sql`
      SELECT count(*) AS total, max(x.position) AS newest FROM rule_runs x WHERE x.frame_id = ${frameId} AND ${OVER_ON_PROJECTS}`);
    return { total: rows[0]?.total ?? 0, newest: rows[0]?.newest ?? undefined };
  }

  async before(frameId: string, position: number, limit: number) {
    const { rows } = await this.db.query<RunRecordRow & { position: number; kind: RuleKind }>(sql`
      SELECT ${RECORD_COLUMNS}, x.position, r.kind ${RECORD_TABLES}
      WHERE x.frame_id = ${frameId} AND x.position < ${position} AND ${OVER_ON_PROJECTS}
      ORDER BY x.position DESC LIMIT ${limit}`);
    return { rows: rows.map((row) => ({ ...toRecord(row), kind: row.kind })), next: rows.at(-1)?.position ?? 0 };
  }
}

const OVER_ON_PROJECTS = trustedSql(`x.finished_at IS NOT NULL AND x.project_id IS NOT NULL`);

function insertion(frameId: string, run: Run): Sql {
  return sql`
    INSERT INTO rule_runs (frame_id, id, rule_id, rule_version, step_id, trigger_id, lane_id, project_id, status, attempt, actions, steps,
      skipped, error, correlation_id, depth, counts, started_at, finished_at, created_at)
    VALUES (${frameId}, ${run.id}, ${run.ruleId}, ${run.ruleVersion}, ${run.stepId}, ${run.triggerId}, ${run.partitionId}, ${run.projectId}, ${run.status},
      ${run.attempt}, ${storedJson(run.actions)}, ${storedJson(run.steps.map(toStoredStep))}, ${run.skipped && storedJson(run.skipped)}::jsonb,
      ${run.error}, ${run.correlationId}, ${run.depth}, true, ${run.startedAt}, ${run.finishedAt}, ${run.createdAt})`;
}

function conditionsOf(frameId: string, filter: RunFilter): Sql[] {
  const conditions = [sql`x.frame_id = ${frameId}`, sql`x.status <> 'pending'`];
  if (filter.stepId) conditions.push(sql`x.step_id = ${filter.stepId}`);
  if (filter.ruleIds) conditions.push(sql`x.rule_id = ANY(${filter.ruleIds}::uuid[])`);
  if (filter.projectIds) conditions.push(sql`x.project_id = ANY(${filter.projectIds}::uuid[])`);
  if (filter.statuses) conditions.push(sql`x.status = ANY(${filter.statuses}::text[])`);
  if (filter.from) conditions.push(sql`x.created_at >= ${filter.from}`);
  if (filter.to) conditions.push(sql`x.created_at <= ${filter.to}`);
  return conditions;
}
